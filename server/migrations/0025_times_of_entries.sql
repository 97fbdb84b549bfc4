-- An entry says itself when it was posted, and on an account of an agency never earlier than the one before it: then
-- the balance at any instant is what one entry says, found by an index, and a period's entries lie side by side.

ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_immutable;
ALTER TABLE ledger_entries ADD COLUMN created_at timestamptz;
UPDATE ledger_entries SET created_at = timed.created_at FROM (
  SELECT entry.id, CASE WHEN entry.balance_after IS NULL THEN posting.created_at
    ELSE max(posting.created_at) OVER (PARTITION BY entry.account_id ORDER BY entry.id) END AS created_at
  FROM ledger_entries entry JOIN ledger_postings posting ON posting.id = entry.posting_id
) timed WHERE timed.id = ledger_entries.id;
ALTER TABLE ledger_entries ALTER created_at SET NOT NULL;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_immutable;

CREATE INDEX ledger_entries_time ON ledger_entries (account_id, created_at DESC, id DESC);

-- As before, and no entry of an agency goes back in time.
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
    LEFT JOIN LATERAL (
      SELECT balance_after, created_at FROM ledger_entries
      WHERE account_id = added.account_id AND id < added.id
      ORDER BY id DESC LIMIT 1
    ) former ON account.agency_id IS NOT NULL
    WHERE account.kind <> added.account_kind
      OR account.agency_id IS NOT NULL AND (account.balance <> added.balance_after
        OR added.balance_before <> coalesce(former.balance_after, 0)
        OR added.created_at < former.created_at)
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % does not move the balance of its account', wrong;
  END IF;
  RETURN NULL;
END $$;
