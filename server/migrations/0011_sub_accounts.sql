-- What each member of an agency may do and spend, and what a member asks a master to pay.

ALTER TABLE users
  -- Permission nodes set one by one; null = what the role holds.
  ADD COLUMN nodes text[],
  -- Minor units of the agency's currency: for one order, a day and a month of the agency's zone. Null = no limit, 0 = may not pay.
  ADD COLUMN order_limit bigint CHECK (order_limit >= 0),
  ADD COLUMN day_limit bigint CHECK (day_limit >= 0),
  ADD COLUMN month_limit bigint CHECK (month_limit >= 0),
  -- Products that may be booked and paid, and how they may be paid; null = all.
  ADD COLUMN products text[],
  ADD COLUMN pay_channels text[] CHECK (pay_channels <@ ARRAY['balance', 'credit']),
  ADD CONSTRAINT users_masters_unlimited CHECK (role NOT IN ('owner', 'operator') OR (nodes IS NULL
    AND order_limit IS NULL AND day_limit IS NULL AND month_limit IS NULL AND products IS NULL
    AND pay_channels IS NULL));

-- What a member has paid is read from the history of orders.
CREATE INDEX order_history_payments ON order_history (user_id, at)
  WHERE event IN ('payByBalance', 'payByCredit', 'confirmAdjustment');

CREATE TABLE order_approvals (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  agency_id bigint NOT NULL REFERENCES agencies,
  asked_by bigint NOT NULL,
  note text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'approved', 'declined')),
  decided_by bigint,
  decided_at timestamptz,
  reason text NOT NULL DEFAULT '',
  FOREIGN KEY (asked_by, agency_id) REFERENCES users (id, agency_id),
  FOREIGN KEY (decided_by, agency_id) REFERENCES users (id, agency_id),
  CHECK ((status = 'pending') = (decided_by IS NULL)),
  CHECK ((status = 'pending') = (decided_at IS NULL))
);
-- An order waits for one decision at a time.
CREATE UNIQUE INDEX order_approvals_pending ON order_approvals (order_id) WHERE status = 'pending';
CREATE INDEX order_approvals_agency ON order_approvals (agency_id, id DESC);
CREATE INDEX order_approvals_order ON order_approvals (order_id);
