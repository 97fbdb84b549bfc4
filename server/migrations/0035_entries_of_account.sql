-- outside a transaction
-- In one direction, so that account and id can be compared together: such a comparison cannot be carried out by any
-- other index, however the planner weighs them, and begins where the entries that are asked for begin.
CREATE INDEX CONCURRENTLY IF NOT EXISTS ledger_entries_of_account ON ledger_entries (account_id, id);
DROP INDEX CONCURRENTLY IF EXISTS ledger_entries_account;
