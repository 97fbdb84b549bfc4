-- A charge is what is billed, settled and invoiced: one row for each thing that changes what an order costs, written in
-- the transaction of the posting that moves the money.

ALTER TABLE ledger_accounts
  DROP CONSTRAINT ledger_accounts_kind_check,
  ADD CONSTRAINT ledger_accounts_kind_check CHECK (kind IN ('deposit', 'receivable', 'order_hold',
    'sales', 'sales_returns', 'penalty_income', 'bank_clearing', 'bad_debt',
    'bank_charges', 'fx_difference', 'tax_payable', 'withholding_receivable'));

CREATE TABLE charges (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies,
  order_id bigint NOT NULL,
  kind text NOT NULL CHECK (kind IN ('price', 'adjustment', 'fee', 'waiver', 'refund', 'correction')),
  -- How it is paid: from the deposit at once, or owed until it is settled.
  channel text NOT NULL CHECK (channel IN ('balance', 'credit')),
  currency char(3) NOT NULL,
  -- Minor units: what the agency owes counts up, what it is given back down.
  amount bigint NOT NULL CHECK (amount <> 0),
  posting_id bigint NOT NULL,
  -- The product of its order, and the day its service began at the place.
  product text NOT NULL,
  service_date date NOT NULL,
  charged_at timestamptz NOT NULL,
  -- What of the amount has been paid, with its sign.
  settled bigint NOT NULL DEFAULT 0,
  -- How far what is owed has come; the bill it stands on now.
  stage text NOT NULL DEFAULT 'open' CHECK (stage IN ('open', 'applied', 'billed', 'disputed', 'written_off')),
  bill_id bigint,
  memo text NOT NULL DEFAULT '',
  user_id bigint REFERENCES users,
  UNIQUE (id, agency_id),
  -- One posting makes one charge of a kind at most, for each way of paying.
  UNIQUE (posting_id, kind, channel),
  FOREIGN KEY (order_id, agency_id) REFERENCES orders (id, agency_id),
  FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings (id, agency_id),
  CHECK (amount > 0 AND settled BETWEEN 0 AND amount OR amount < 0 AND settled BETWEEN amount AND 0),
  CHECK (channel = 'credit' OR settled = amount),
  CHECK (channel = 'credit' OR stage = 'open' AND bill_id IS NULL)
);
CREATE INDEX charges_order ON charges (order_id, id);
CREATE INDEX charges_open ON charges (agency_id, charged_at, id)
  WHERE stage = 'open' AND bill_id IS NULL AND settled <> amount;
CREATE INDEX charges_bill ON charges (bill_id, id) WHERE bill_id IS NOT NULL;

-- Like postings, charges are never edited: only what of them is paid and where they stand moves on.
CREATE FUNCTION refuse_other_charge() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - ARRAY['settled', 'stage', 'bill_id'] <> to_jsonb(OLD) - ARRAY['settled', 'stage', 'bill_id'] THEN
    RAISE EXCEPTION 'charge % keeps what it is', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER charges_same BEFORE UPDATE ON charges FOR EACH ROW EXECUTE FUNCTION refuse_other_charge();
CREATE TRIGGER charges_kept BEFORE DELETE OR TRUNCATE ON charges
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What has been earned so far: each posting of an order says by what it moved on the seller's income.
INSERT INTO charges (agency_id, order_id, kind, channel, currency, amount, posting_id, product, service_date,
    charged_at, settled, memo, user_id)
  SELECT orders.agency_id, orders.id,
    CASE posting.event WHEN 'complete' THEN 'price' WHEN 'adjustment' THEN 'adjustment'
      WHEN 'correct' THEN 'correction' ELSE 'fee' END,
    orders.pay_channel, orders.currency, earned.amount, posting.id, orders.product,
    (orders.service_start AT TIME ZONE orders.tz)::date, posting.created_at,
    CASE orders.pay_channel WHEN 'balance' THEN earned.amount ELSE 0 END, posting.memo, posting.user_id
  FROM ledger_postings posting
  JOIN orders ON orders.id = posting.order_id
  JOIN LATERAL (
    SELECT -sum(amount) AS amount FROM ledger_entries
    WHERE posting_id = posting.id AND account_kind IN ('sales', 'penalty_income')
  ) earned ON earned.amount <> 0
  ORDER BY posting.id;

-- What has been settled of an order may fall below zero: it was given back what it had not paid yet.
ALTER TABLE orders DROP CONSTRAINT orders_settlement_money_check;

-- A charge after the service may be less as well as more, and the member accepts it, declines it or asks about it.
ALTER TABLE order_adjustments
  DROP CONSTRAINT order_adjustments_kind_check,
  ADD CONSTRAINT order_adjustments_kind_check CHECK (kind IN
    ('overtime', 'extra_km', 'waiting', 'tolls_parking', 'other', 'unused')),
  DROP CONSTRAINT order_adjustments_status_check,
  ADD CONSTRAINT order_adjustments_status_check CHECK (status IN ('proposed', 'confirmed', 'declined', 'withdrawn')),
  DROP CONSTRAINT order_adjustments_unit_amount_check,
  -- Only what was not used is given back.
  ADD CHECK (unit_amount <> 0 AND (unit_amount < 0) = (kind = 'unused')),
  -- Why the member declined it.
  ADD declined_because text NOT NULL DEFAULT '',
  -- The member's last question about it, and what the seller has answered; the order's history keeps them all.
  ADD question text NOT NULL DEFAULT '',
  ADD asked_at timestamptz,
  ADD answer text NOT NULL DEFAULT '',
  ADD answered_at timestamptz,
  ADD CHECK ((question = '') = (asked_at IS NULL)),
  ADD CHECK ((answer = '') = (answered_at IS NULL) AND (answer = '' OR question <> ''));

-- What is given back after the end waits for a second person like a wrong end that is put right.
ALTER TABLE order_corrections
  ADD kind text NOT NULL DEFAULT 'outcome' CHECK (kind IN ('outcome', 'refund', 'waiver')),
  ALTER to_status DROP NOT NULL,
  ADD CHECK ((kind = 'outcome') = (to_status IS NOT NULL)),
  ADD CHECK (kind = 'outcome' OR amount < 0);
ALTER TABLE order_corrections ALTER kind DROP DEFAULT;
