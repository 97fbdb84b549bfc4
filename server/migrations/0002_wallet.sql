-- Double entry: debit is positive, credit negative; rows are never edited.

CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The house's own accounts belong to no agency.
  agency_id bigint REFERENCES agencies,
  kind text NOT NULL CHECK (kind IN ('deposit', 'receivable', 'order_hold',
    'sales', 'sales_returns', 'penalty_income', 'bank_clearing', 'bad_debt')),
  currency char(3) NOT NULL,
  balance bigint NOT NULL DEFAULT 0,
  -- Only receivable has one: how much the agency may owe.
  credit_limit bigint NOT NULL DEFAULT 0 CHECK (credit_limit >= 0),
  CHECK ((agency_id IS NULL) = (kind NOT IN ('deposit', 'receivable', 'order_hold'))),
  CHECK (kind <> 'deposit' OR balance <= 0),
  CHECK (kind <> 'order_hold' OR balance <= 0),
  CHECK (kind = 'receivable' OR credit_limit = 0),
  UNIQUE NULLS NOT DISTINCT (agency_id, kind, currency)
);

CREATE TABLE ledger_postings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Each posting happens once, however often it is asked for.
  idempotency_key text NOT NULL UNIQUE,
  event text NOT NULL,
  agency_id bigint NOT NULL REFERENCES agencies,
  order_id bigint,
  memo text NOT NULL DEFAULT '',
  user_id bigint REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX ledger_postings_order ON ledger_postings (order_id);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  posting_id bigint NOT NULL REFERENCES ledger_postings,
  account_id bigint NOT NULL REFERENCES ledger_accounts,
  account_kind text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL,
  limit_in_force bigint NOT NULL,
  CHECK (balance_after = balance_before + amount),
  -- No posting raises what an agency owes above the limit then in force.
  CHECK (account_kind <> 'receivable' OR amount < 0 OR balance_after <= limit_in_force)
);
CREATE INDEX ledger_entries_account ON ledger_entries (account_id, id DESC);
CREATE INDEX ledger_entries_posting ON ledger_entries (posting_id);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
CREATE TRIGGER ledger_postings_immutable BEFORE UPDATE OR DELETE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_immutable BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION check_posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 1) FROM ledger_entries WHERE posting_id = NEW.id) <> 0 THEN
    RAISE EXCEPTION 'posting % does not sum to zero', NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting_balances();

INSERT INTO ledger_accounts (agency_id, kind, currency)
  SELECT NULL, kind, 'USD' FROM unnest(ARRAY['sales', 'sales_returns', 'penalty_income', 'bank_clearing', 'bad_debt']) kind;
