-- The seller's own accounts carry no running balance: every posting that touched one had to wait for all others. What
-- they add up to is read from their entries. Only accounts of an agency are locked and chained.

ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_immutable;
ALTER TABLE ledger_accounts DISABLE TRIGGER ledger_accounts_moved;

ALTER TABLE ledger_entries
  ALTER balance_before DROP NOT NULL, ALTER balance_after DROP NOT NULL, ALTER limit_in_force DROP NOT NULL;
UPDATE ledger_entries SET balance_before = NULL, balance_after = NULL, limit_in_force = NULL
  WHERE account_kind NOT IN ('deposit', 'receivable', 'order_hold');
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_chained
  CHECK (num_nulls(balance_before, balance_after, limit_in_force) =
    CASE WHEN account_kind IN ('deposit', 'receivable', 'order_hold') THEN 0 ELSE 3 END);

ALTER TABLE ledger_accounts ALTER balance DROP NOT NULL, ALTER balance DROP DEFAULT;
UPDATE ledger_accounts SET balance = NULL WHERE agency_id IS NULL;
ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_balance
  CHECK ((agency_id IS NULL) = (balance IS NULL));

ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_immutable;
ALTER TABLE ledger_accounts ENABLE TRIGGER ledger_accounts_moved;

-- As before, but a house account has no balance to go on from.
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
    JOIN ledger_accounts account ON account.id = added.account_id
    WHERE account.kind <> added.account_kind
      OR account.agency_id IS NOT NULL AND (account.balance <> added.balance_after
        OR added.balance_before <> coalesce((
          SELECT former.balance_after FROM ledger_entries former
          WHERE former.account_id = added.account_id AND former.id < added.id
          ORDER BY former.id DESC LIMIT 1), 0))
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % does not move the balance of its account', wrong;
  END IF;
  RETURN NULL;
END $$;

-- How far an account has been re-added: its last entry then, and what all up to it came to.
CREATE TABLE ledger_checks (
  account_id bigint PRIMARY KEY REFERENCES ledger_accounts,
  last_entry_id bigint NOT NULL,
  balance bigint NOT NULL
);
