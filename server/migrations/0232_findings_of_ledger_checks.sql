-- What a check of the ledger found: its history tells an auditor when a difference appeared and when it was gone.
ALTER TABLE ledger_check_ends ADD COLUMN is_whole boolean NOT NULL DEFAULT false;
CREATE TABLE ledger_check_findings (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ended_at timestamptz NOT NULL REFERENCES ledger_check_ends,
  -- Neither for a posting between the seller's own accounts.
  agency_id bigint REFERENCES agencies,
  supplier_id bigint REFERENCES suppliers,
  rule text NOT NULL CHECK (rule IN ('account', 'posting_sum', 'posting_entity')),
  account_kind text,
  posting_id bigint REFERENCES ledger_postings,
  -- Minor units, debit positive; for `posting_entity` the selling companies.
  expected bigint NOT NULL,
  found bigint NOT NULL,
  CHECK ((rule = 'account') = (account_kind IS NOT NULL)),
  CHECK ((rule = 'account') = (posting_id IS NULL)),
  CHECK (agency_id IS NULL OR supplier_id IS NULL),
  CHECK (expected <> found)
);
CREATE INDEX ledger_check_findings_end ON ledger_check_findings (ended_at DESC, id);
CREATE TRIGGER ledger_check_findings_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_check_findings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
