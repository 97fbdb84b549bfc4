-- The hotel is notified of a booking, a change and a cancellation, and answers behind the link it was sent.

ALTER TABLE hotels
  -- Where notices go; empty = `email`.
  ADD COLUMN reservation_email text NOT NULL DEFAULT '',
  -- The language of notices besides English; empty = that of its country.
  ADD COLUMN reservation_lang text NOT NULL DEFAULT ''
    CHECK (reservation_lang IN ('', 'en', 'zh-cn', 'my', 'th'));

CREATE TABLE hotel_notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES hotel_orders,
  version smallint NOT NULL CHECK (version >= 1),
  kind text NOT NULL CHECK (kind IN ('booking', 'change', 'cancellation')),
  -- SHA-256 of what stands in the link.
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  sent_to text NOT NULL,
  -- The `message_id` of its mail, which is forgotten before the notice is.
  mail text NOT NULL,
  created_at timestamptz NOT NULL,
  -- The newest of its order: what the hotel is to answer.
  is_current boolean NOT NULL DEFAULT true,
  answer text CHECK (answer IN ('acknowledged', 'refused')),
  answered_at timestamptz,
  -- As the hotel gave it.
  answered_by text NOT NULL DEFAULT '',
  reason text NOT NULL DEFAULT '',
  UNIQUE (order_id, version),
  CHECK ((answer IS NULL) = (answered_at IS NULL))
);
CREATE UNIQUE INDEX hotel_notices_current ON hotel_notices (order_id) WHERE is_current;
CREATE INDEX hotel_notices_open ON hotel_notices (created_at, id)
  WHERE is_current AND answer IS DISTINCT FROM 'acknowledged';

-- A hotel or a driver acts through a link, without being a user.
ALTER TABLE order_history
  DROP CONSTRAINT order_history_actor_check,
  ADD CONSTRAINT order_history_actor_check CHECK (actor IN ('member', 'operator', 'timer', 'supplier'));
