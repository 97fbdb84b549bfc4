-- What two rules said is checked once: each completion, payment and refund paid for both.

-- Where an order is an agency's, the agency exists: (order_id, agency_id) says so already.
ALTER TABLE charges DROP CONSTRAINT charges_agency_id_fkey;

-- An entry belongs to a posting of its own transaction, which the trigger below sees to; a posting is never deleted.
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_posting_id_fkey;

-- As before, by one look at what was added.
CREATE OR REPLACE FUNCTION check_entries_added() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE wrong record;
BEGIN
  SELECT added.id, posting.id IS NULL AS is_late,
    coalesce(least(posting.created_at, added.created_at) < account.closed_before, false) AS is_closed INTO wrong
  FROM added
    LEFT JOIN ledger_postings posting ON posting.id = added.posting_id
      AND posting.xmin = pg_current_xact_id()::xid
    LEFT JOIN ledger_accounts account ON account.id = added.account_id
    LEFT JOIN LATERAL (
      SELECT balance_after, created_at FROM ledger_entries
      WHERE account_id = added.account_id AND id < added.id
      ORDER BY id DESC LIMIT 1
    ) former ON account.agency_id IS NOT NULL
  WHERE posting.id IS NULL
    OR least(posting.created_at, added.created_at) < account.closed_before
    OR account.kind IS DISTINCT FROM added.account_kind
    OR account.agency_id IS NOT NULL AND (account.balance <> added.balance_after
      OR added.balance_before <> coalesce(former.balance_after, 0)
      OR added.created_at < former.created_at)
  ORDER BY 2 DESC, 3 DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF wrong.is_late THEN
    RAISE EXCEPTION 'ledger entry % was added to an older posting', wrong.id;
  END IF;
  IF wrong.is_closed THEN
    RAISE EXCEPTION 'ledger entry % lies in a month that is closed', wrong.id;
  END IF;
  RAISE EXCEPTION 'ledger entry % does not move the balance of its account', wrong.id;
END $$;
