-- What only grows can be emptied by nobody, and an account moves only with the entry that moves it.

CREATE TRIGGER ledger_postings_kept BEFORE TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_kept BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_history_kept BEFORE TRUNCATE ON order_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ride_history_kept BEFORE TRUNCATE ON ride_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER point_entries_kept BEFORE TRUNCATE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON ledger_accounts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agencies_kept BEFORE DELETE OR TRUNCATE ON agencies
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_kept BEFORE DELETE OR TRUNCATE ON orders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_lines_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON order_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Entries come with their posting, in one transaction and outside savepoints, and each goes on where the last ended.
CREATE FUNCTION check_entries_added() RETURNS trigger LANGUAGE plpgsql AS $$
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
    WHERE account.balance <> added.balance_after
      OR account.kind <> added.account_kind
      OR added.balance_before <> coalesce((
        SELECT former.balance_after FROM ledger_entries former
        WHERE former.account_id = added.account_id AND former.id < added.id
        ORDER BY former.id DESC LIMIT 1), 0)
    LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % does not move the balance of its account', wrong;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_added AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_entries_added();

-- A balance is what the last entry says, zero without one; checked at the end of each statement.
CREATE FUNCTION check_balance_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.balance <> coalesce((
    SELECT balance_after FROM ledger_entries WHERE account_id = NEW.id ORDER BY id DESC LIMIT 1), 0)
  THEN
    RAISE EXCEPTION 'the balance of ledger account % was changed without an entry', NEW.id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_accounts_opened AFTER INSERT ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION check_balance_moved();
CREATE TRIGGER ledger_accounts_moved AFTER UPDATE ON ledger_accounts
  FOR EACH ROW WHEN (OLD.balance <> NEW.balance OR OLD.id <> NEW.id) EXECUTE FUNCTION check_balance_moved();

CREATE FUNCTION refuse_other_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'ledger account % keeps its agency and kind', OLD.id;
END $$;
CREATE TRIGGER ledger_accounts_same BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW WHEN ((OLD.agency_id, OLD.kind) IS DISTINCT FROM (NEW.agency_id, NEW.kind))
  EXECUTE FUNCTION refuse_other_account();
