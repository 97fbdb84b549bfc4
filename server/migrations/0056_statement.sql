-- A month that is closed takes no posting any more. It ends for each agency at 24:00 of its last day in the agency's own
-- zone, as its statements and bills do, so a posting belongs to one month on all of its accounts.

CREATE TABLE closed_months (
  -- The first day of the month.
  month date PRIMARY KEY CHECK (extract(day FROM month) = 1),
  closed_at timestamptz NOT NULL,
  closed_by bigint NOT NULL REFERENCES users
);
CREATE TRIGGER closed_months_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON closed_months
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What each account of an agency came to then. The next month begins with it.
CREATE TABLE month_closings (
  account_id bigint NOT NULL REFERENCES ledger_accounts,
  month date NOT NULL REFERENCES closed_months,
  ends_at timestamptz NOT NULL,
  -- The last entry before; 0 without one.
  last_entry_id bigint NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (account_id, month)
);
CREATE TRIGGER month_closings_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON month_closings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Kept with the account, because whoever posts has it locked: nothing can slip in while a month is being closed.
ALTER TABLE ledger_accounts ADD COLUMN closed_before timestamptz CHECK (closed_before IS NULL OR agency_id IS NOT NULL);

CREATE FUNCTION refuse_reopening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger account % stays closed before %', OLD.id, OLD.closed_before;
END $$;
CREATE TRIGGER ledger_accounts_stay_closed BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW WHEN (OLD.closed_before IS NOT NULL
    AND (NEW.closed_before IS NULL OR NEW.closed_before < OLD.closed_before))
  EXECUTE FUNCTION refuse_reopening();

-- As before, and nothing is posted into a month that is closed.
CREATE OR REPLACE FUNCTION check_entries_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong bigint;
BEGIN
  SELECT added.id INTO wrong FROM added
    LEFT JOIN ledger_postings posting ON posting.id = added.posting_id
      AND posting.xmin = pg_current_xact_id()::xid
    WHERE posting.id IS NULL LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % was added to an older posting', wrong;
  END IF;
  SELECT added.id INTO wrong FROM added
    JOIN ledger_postings posting ON posting.id = added.posting_id
    JOIN ledger_accounts account ON account.id = added.account_id
    WHERE least(posting.created_at, added.created_at) < account.closed_before LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % lies in a month that is closed', wrong;
  END IF;
  SELECT added.id INTO wrong FROM added
    LEFT JOIN ledger_accounts account ON account.id = added.account_id
    LEFT JOIN LATERAL (
      SELECT balance_after, created_at FROM ledger_entries
      WHERE account_id = added.account_id AND id < added.id
      ORDER BY id DESC LIMIT 1
    ) former ON account.agency_id IS NOT NULL
    WHERE account.kind IS DISTINCT FROM added.account_kind
      OR account.agency_id IS NOT NULL AND (account.balance <> added.balance_after
        OR added.balance_before <> coalesce(former.balance_after, 0)
        OR added.created_at < former.created_at)
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % does not move the balance of its account', wrong;
  END IF;
  RETURN NULL;
END $$;

-- What is owed, oldest first.
CREATE INDEX charges_unpaid ON charges (agency_id, charged_at, id)
  WHERE channel = 'credit' AND settled <> amount;

-- What is held for an agency is compared with its ledger every hour: that costs what is under way, not what has been.
CREATE INDEX orders_held ON orders (agency_id) INCLUDE (total_price, pay_status)
  WHERE order_status IN ('processing', 'confirmed', 'in_service', 'cancelling');
