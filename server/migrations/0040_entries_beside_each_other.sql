-- The foreign key of an entry locked the row of its account. Of the seller's accounts that is one row for all agencies:
-- postings did not wait for each other there, but each noted itself beside all others. Whether the account exists is
-- asked by the trigger, which reads it anyway; an account is never deleted and keeps its id.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_id_fkey;

-- As before, and the account is there.
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

DROP TRIGGER ledger_accounts_same ON ledger_accounts;
CREATE TRIGGER ledger_accounts_same BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW WHEN ((OLD.id, OLD.agency_id, OLD.kind) IS DISTINCT FROM (NEW.id, NEW.agency_id, NEW.kind))
  EXECUTE FUNCTION refuse_other_account();
