-- Whom an agency's invoices are made out to. An invoice keeps the words of its title as they were.

CREATE TABLE invoice_titles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies,
  kind text NOT NULL CHECK (kind IN ('company', 'individual')),
  title text NOT NULL CHECK (title <> ''),
  taxpayer_id text NOT NULL DEFAULT '',
  -- Thailand: 00000 is the head office.
  branch text NOT NULL DEFAULT '' CHECK (branch ~ '^([0-9]{5})?$'),
  address text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  bank text NOT NULL DEFAULT '',
  bank_account text NOT NULL DEFAULT '',
  email text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  removed_at timestamptz,
  UNIQUE (id, agency_id),
  CHECK (kind <> 'company' OR taxpayer_id <> ''),
  CHECK (NOT (is_default AND removed_at IS NOT NULL))
);
CREATE INDEX invoice_titles_of_agency ON invoice_titles (agency_id, id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX invoice_titles_default ON invoice_titles (agency_id) WHERE is_default;
