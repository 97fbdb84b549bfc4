-- What is sold for outside suppliers, and what these are asked. They are asked after the transaction of an order, never in it.

-- Whose system its stays are booked in; null: they are the seller's own.
ALTER TABLE hotels ADD COLUMN supplier text;
-- The same of an order, as it was booked.
ALTER TABLE orders ADD COLUMN supplier text;

CREATE TABLE supplier_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('book', 'cancel')),
  -- open: carried out or followed up at next_at; held: waits for the desk; done: answered for good.
  state text NOT NULL CHECK (state IN ('open', 'held', 'done')),
  -- How often it was taken up; only the newest time's answer counts.
  attempt integer NOT NULL DEFAULT 0 CHECK (attempt >= 0),
  next_at timestamptz NOT NULL,
  -- When the desk must look at it, if nothing is known until then.
  silent_at timestamptz NOT NULL,
  -- When it last left for the supplier; null: it never did.
  sent_at timestamptz,
  -- What a booking may cost, in minor units of the order's currency.
  price bigint CHECK (price > 0),
  -- The last answer that counted.
  answer jsonb,
  asked_at timestamptz NOT NULL,
  UNIQUE (order_id, kind),
  CHECK ((kind = 'book') = (price IS NOT NULL))
);
CREATE INDEX supplier_requests_due ON supplier_requests (next_at) WHERE state = 'open';
CREATE INDEX supplier_requests_silent ON supplier_requests (silent_at) WHERE state = 'open';
