-- Bank accounts of the seller whose statements are imported.
CREATE TABLE bank_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (name <> ''),
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Columns of its sheets, as the last import used them.
  mapping jsonb,
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  UNIQUE (id, currency)
);

-- Uploaded statements. Their bytes are kept, because they prove the receipts.
CREATE TABLE bank_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES bank_accounts,
  name text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'xlsx', 'camt053', 'mt940')),
  bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1400000),
  uploaded_by bigint NOT NULL REFERENCES users,
  uploaded_at timestamptz NOT NULL,
  imported_by bigint REFERENCES users,
  imported_at timestamptz,
  new_lines int NOT NULL DEFAULT 0 CHECK (new_lines >= 0),
  known_lines int NOT NULL DEFAULT 0 CHECK (known_lines >= 0),
  CHECK ((imported_at IS NULL) = (imported_by IS NULL))
);
CREATE INDEX bank_files_account ON bank_files (account_id, id);

-- Imported lines. Money that left the account is below zero.
CREATE TABLE bank_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES bank_accounts,
  file_id bigint NOT NULL REFERENCES bank_files,
  -- Identifies the line within the account: the bank's reference with day and sum, or a hash of all facts.
  line_key text NOT NULL CHECK (line_key <> ''),
  booked_on date NOT NULL,
  value_date date NOT NULL,
  -- Minor units.
  amount bigint NOT NULL CHECK (amount <> 0),
  currency char(3) NOT NULL,
  payer text NOT NULL,
  reference text NOT NULL,
  remittance text NOT NULL,
  -- Null if it is no receipt.
  receipt_id bigint REFERENCES receipts,
  FOREIGN KEY (account_id, currency) REFERENCES bank_accounts (id, currency),
  UNIQUE (account_id, line_key),
  CHECK (receipt_id IS NULL OR amount > 0)
);
CREATE INDEX bank_lines_account ON bank_lines (account_id, id);
CREATE INDEX bank_lines_others ON bank_lines (id) WHERE receipt_id IS NULL;
CREATE INDEX bank_lines_receipt ON bank_lines (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE TRIGGER bank_lines_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
