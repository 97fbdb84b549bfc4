-- Orders on request: nothing is held and nothing paid before the seller has offered and the member has accepted.

ALTER TABLE rate_plans
  ADD sells text NOT NULL DEFAULT 'instant' CHECK (sells IN ('instant', 'request')),
  -- Once no rooms are left it is sold on request instead of not at all.
  ADD request_when_gone boolean NOT NULL DEFAULT false;

-- What the seller has offered for an order on request; the newest one counts.
CREATE TABLE order_offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('same', 'price', 'alternative')),
  total bigint NOT NULL CHECK (total > 0),
  -- [{label: {zh, en}, quantity, unitAmount}]
  lines jsonb NOT NULL,
  -- As `orders.policy`.
  policy jsonb NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  -- The product's own part of it.
  detail jsonb NOT NULL,
  -- Taken from the seller's own stock once it is accepted; else the supplier gives it besides.
  from_stock boolean NOT NULL,
  note text NOT NULL,
  made_by bigint NOT NULL REFERENCES users,
  made_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX order_offers_order ON order_offers (order_id, id);
CREATE TRIGGER order_offers_immutable BEFORE UPDATE OR DELETE ON order_offers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_offers_kept BEFORE TRUNCATE ON order_offers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE orders
  -- The last instant at which it may be paid; null: its start.
  ADD cut_off timestamptz,
  -- By when the seller answers a request; null once that is done, and for what was never asked.
  ADD answer_by timestamptz,
  -- The newest offer.
  ADD offer_id bigint REFERENCES order_offers,
  ADD offer_total bigint,
  ADD offer_until timestamptz,
  ADD CHECK (num_nulls(offer_id, offer_total, offer_until) IN (0, 3));
CREATE INDEX orders_answer_by ON orders (answer_by, id) WHERE order_status = 'offer_pending';
CREATE INDEX orders_offer_pending ON orders (least(pay_by, offer_until)) WHERE order_status = 'offer_pending';
CREATE INDEX orders_requested ON orders (agency_id) WHERE order_status = 'offer_pending';

-- The lines of an accepted offer, in place of those the order was asked for with.
ALTER TABLE order_lines ADD offer_id bigint REFERENCES order_offers;
