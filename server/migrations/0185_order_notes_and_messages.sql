-- Internal notes of the staff on an order. They are only added.
CREATE TABLE order_notes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders (id),
  user_id bigint NOT NULL REFERENCES users (id),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  at timestamptz NOT NULL
);
CREATE INDEX order_notes_order ON order_notes (order_id, id);
CREATE TRIGGER order_notes_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON order_notes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Order that an email or text is about. Not a foreign key: sending a message must not lock the order.
ALTER TABLE outbox ADD COLUMN order_id bigint;
CREATE INDEX outbox_order ON outbox (order_id, id) WHERE order_id IS NOT NULL;
CREATE INDEX notices_order ON notices (((facts ->> 'order_id')::bigint), id) WHERE facts ? 'order_id';
