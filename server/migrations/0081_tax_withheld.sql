-- Tax that an agency withheld when it paid a bill: the certificate pays that part, without one it stays open.

CREATE TABLE withholding_certificates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  number text NOT NULL CHECK (number <> ''),
  dated date NOT NULL,
  -- Of what was withheld how much, in hundredths of a percent, and what came of it; minor units of the bill's currency.
  base bigint NOT NULL CHECK (base > 0),
  rate_bp integer NOT NULL CHECK (rate_bp BETWEEN 1 AND 10000),
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND (base * rate_bp + 5000) / 10000),
  posting_id bigint NOT NULL,
  recorded_by bigint NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL,
  -- It turned out to be none.
  taken_back_by bigint REFERENCES users,
  taken_back_at timestamptz,
  reason text NOT NULL DEFAULT '',
  FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id),
  FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings (id, agency_id),
  CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);
-- One certificate pays once, however its number is typed.
CREATE UNIQUE INDEX withholding_certificates_number ON withholding_certificates (agency_id, upper(number))
  WHERE taken_back_at IS NULL;
CREATE INDEX withholding_certificates_bill ON withholding_certificates (bill_id, id);
CREATE TRIGGER withholding_certificates_kept BEFORE DELETE OR TRUNCATE ON withholding_certificates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE bill_events
  DROP CONSTRAINT bill_events_source_check,
  ADD CONSTRAINT bill_events_source_check CHECK (source IN ('deposit', 'set_off', 'receipt', 'withholding'));
