-- Tax codes and invoices: what of the agencies' charges stands on which paper, and what the tax on it is.

-- Versions that are never edited: of those that have begun on the day of the service the newest counts, and one for the
-- place before one for anywhere.
CREATE TABLE tax_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  product text NOT NULL,
  -- A service, or a fee for none.
  covers text NOT NULL CHECK (covers IN ('service', 'fee')),
  -- The country of the service; empty: anywhere.
  place text NOT NULL DEFAULT '' CHECK (place ~ '^([A-Z]{2})?$'),
  valid_from date NOT NULL,
  -- `margin`: only what is above the cost is taxed; `receipt`: a receipt is given, no invoice.
  treatment text NOT NULL CHECK (treatment IN ('rate', 'exempt', 'outside', 'margin', 'receipt')),
  -- Hundredths of a percent, included in the price.
  rate_bp integer NOT NULL DEFAULT 0 CHECK (rate_bp BETWEEN 0 AND 10000),
  -- China's tax class and its short name.
  class_code text NOT NULL DEFAULT '' CHECK (class_code ~ '^(\d{19})?$'),
  class_name text NOT NULL DEFAULT '',
  name_zh text NOT NULL,
  name_en text NOT NULL,
  made_by bigint REFERENCES users,
  made_at timestamptz NOT NULL,
  UNIQUE (entity_id, product, covers, place, valid_from),
  CHECK ((treatment IN ('rate', 'margin')) = (rate_bp > 0)),
  CHECK (treatment <> 'receipt' OR covers = 'fee')
);
CREATE TRIGGER tax_codes_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON tax_codes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Our own numbers: the last one given by a seller in a series; its row is locked by who takes the next.
CREATE TABLE paper_series (
  entity_id bigint NOT NULL REFERENCES seller_entities,
  series text NOT NULL CHECK (series IN ('commercial', 'thai_tax', 'commercial_tax', 'receipt', 'credit_note')),
  last integer NOT NULL DEFAULT 0 CHECK (last >= 0),
  PRIMARY KEY (entity_id, series)
);

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of the application.
  number text NOT NULL GENERATED ALWAYS AS ('IA' || lpad(id::text, greatest(7, length(id::text)), '0')) STORED UNIQUE,
  agency_id bigint NOT NULL REFERENCES agencies,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  kind text NOT NULL
    CHECK (kind IN ('special', 'ordinary', 'commercial', 'thai_tax', 'commercial_tax', 'receipt')),
  status text NOT NULL
    CHECK (status IN ('submitted', 'approved', 'issued', 'delivered', 'withdrawn', 'rejected')),
  -- Whom it is made out to, as it was said when it was applied for.
  title_kind text NOT NULL CHECK (title_kind IN ('company', 'individual')),
  title text NOT NULL,
  taxpayer_id text NOT NULL DEFAULT '',
  branch text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  bank text NOT NULL DEFAULT '',
  bank_account text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  -- What was applied for, in minor units of the site's currency.
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  remark text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  -- Why it was rejected.
  reason text NOT NULL DEFAULT '',
  made_by bigint NOT NULL REFERENCES users,
  made_at timestamptz NOT NULL,
  -- The authority's number, or ours of a series.
  invoice_number text NOT NULL DEFAULT '',
  series_no integer CHECK (series_no > 0),
  issued_on date,
  issued_at timestamptz,
  -- Who sold, as it was said on the day of issue.
  seller jsonb,
  -- The currency it is in, and the rate of the day of issue: one unit of `rate_of` costs `rate` of the other.
  out_currency char(3),
  rate text CHECK (rate ~ '^\d{1,9}(\.\d{1,8})?$'),
  rate_of char(3),
  gross bigint,
  net bigint,
  tax bigint,
  delivered_at timestamptz,
  delivered_to text NOT NULL DEFAULT '',
  UNIQUE (id, agency_id),
  UNIQUE (entity_id, kind, series_no),
  CHECK ((status IN ('issued', 'delivered')) = (issued_at IS NOT NULL)),
  CHECK (issued_at IS NULL OR issued_on IS NOT NULL AND seller IS NOT NULL AND out_currency IS NOT NULL
    AND gross IS NOT NULL AND net IS NOT NULL AND tax IS NOT NULL AND invoice_number <> ''),
  CHECK (gross = net + tax),
  CHECK ((rate IS NULL) = (rate_of IS NULL)),
  CHECK ((status = 'delivered') = (delivered_at IS NOT NULL))
);
CREATE INDEX invoices_of_agency ON invoices (agency_id, id);
CREATE INDEX invoices_waiting ON invoices (id) WHERE status IN ('submitted', 'approved');
-- The authority numbers an invoice once.
CREATE UNIQUE INDEX invoices_authority_number ON invoices (invoice_number)
  WHERE kind IN ('special', 'ordinary') AND invoice_number <> '';

CREATE TABLE invoice_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  order_id bigint NOT NULL,
  tax_code_id bigint NOT NULL REFERENCES tax_codes,
  -- Minor units of the site's currency, net of what had come off the order before.
  amount bigint NOT NULL CHECK (amount > 0),
  -- Of the invoice's currency, from the issue on; `deducted` is the cost that a margin leaves out.
  gross bigint,
  net bigint,
  tax bigint,
  deducted bigint NOT NULL DEFAULT 0 CHECK (deducted >= 0),
  -- What red invoices took off, as positive sums of the site's currency: asked for, and issued.
  red_asked bigint NOT NULL DEFAULT 0 CHECK (red_asked >= 0),
  red_issued bigint NOT NULL DEFAULT 0 CHECK (red_issued BETWEEN 0 AND red_asked),
  -- False: withdrawn, rejected or taken back whole; its charges can be invoiced again.
  live boolean NOT NULL DEFAULT true,
  UNIQUE (id, agency_id),
  UNIQUE (invoice_id, order_id),
  FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices (id, agency_id),
  FOREIGN KEY (order_id, agency_id) REFERENCES orders (id, agency_id),
  CHECK (red_asked <= amount),
  CHECK (gross = net + tax)
);
CREATE INDEX invoice_lines_order ON invoice_lines (order_id, id) WHERE live;

CREATE TABLE invoice_line_charges (
  line_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  charge_id bigint NOT NULL,
  live boolean NOT NULL DEFAULT true,
  PRIMARY KEY (line_id, charge_id),
  FOREIGN KEY (line_id, agency_id) REFERENCES invoice_lines (id, agency_id),
  FOREIGN KEY (charge_id, agency_id) REFERENCES charges (id, agency_id)
);
-- A charge stands on one invoice at a time.
CREATE UNIQUE INDEX invoice_line_charges_once ON invoice_line_charges (charge_id) WHERE live;

CREATE TABLE invoice_reds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  status text NOT NULL CHECK (status IN ('asked', 'confirmed', 'declined', 'lapsed', 'issued')),
  -- It takes off all that was left.
  is_full boolean NOT NULL,
  reason text NOT NULL DEFAULT '',
  -- null: the clock, after something was given back.
  asked_by bigint REFERENCES users,
  asked_at timestamptz NOT NULL,
  -- Until when the buyer answers; null where nobody is asked.
  until timestamptz,
  answered_by bigint REFERENCES users,
  answered_at timestamptz,
  invoice_number text NOT NULL DEFAULT '',
  -- The seller's own number of a credit note.
  entity_id bigint NOT NULL REFERENCES seller_entities,
  series_no integer CHECK (series_no > 0),
  issued_on date,
  issued_at timestamptz,
  UNIQUE (id, agency_id),
  UNIQUE (entity_id, series_no),
  FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices (id, agency_id),
  CHECK ((status = 'asked') <= (until IS NOT NULL)),
  CHECK ((status = 'issued') = (issued_at IS NOT NULL)),
  CHECK (issued_at IS NULL OR issued_on IS NOT NULL AND invoice_number <> '')
);
CREATE INDEX invoice_reds_invoice ON invoice_reds (invoice_id, id);
CREATE INDEX invoice_reds_asked ON invoice_reds (until, id) WHERE status = 'asked';

CREATE TABLE invoice_red_lines (
  red_id bigint NOT NULL,
  line_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  -- Of the site's currency, and of the invoice's at its own rate; all below zero.
  amount bigint NOT NULL CHECK (amount < 0),
  gross bigint NOT NULL CHECK (gross <= 0),
  net bigint NOT NULL CHECK (net <= 0),
  tax bigint NOT NULL CHECK (tax <= 0),
  PRIMARY KEY (red_id, line_id),
  FOREIGN KEY (red_id, agency_id) REFERENCES invoice_reds (id, agency_id),
  FOREIGN KEY (line_id, agency_id) REFERENCES invoice_lines (id, agency_id),
  CHECK (gross = net + tax)
);
CREATE TRIGGER invoice_red_lines_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_red_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Papers to be handed on: the authority's files, and our own, which are made from the invoice when they are opened.
CREATE TABLE invoice_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  red_id bigint,
  name text NOT NULL,
  -- Of the upload; null: our own.
  path text,
  FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices (id, agency_id),
  FOREIGN KEY (red_id, agency_id) REFERENCES invoice_reds (id, agency_id)
);
CREATE INDEX invoice_files_invoice ON invoice_files (invoice_id, id);

-- What became of each invoice, oldest first.
CREATE TABLE invoice_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  event text NOT NULL CHECK (event IN ('submitted', 'withdrawn', 'approved', 'rejected', 'issued', 'delivered',
    'red_asked', 'red_confirmed', 'red_declined', 'red_lapsed', 'red_issued')),
  note text NOT NULL DEFAULT '',
  -- null: the clock.
  user_id bigint REFERENCES users,
  at timestamptz NOT NULL,
  FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices (id, agency_id)
);
CREATE INDEX invoice_events_invoice ON invoice_events (invoice_id, id);
CREATE TRIGGER invoice_events_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON invoice_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How far a charge has come on its way to an invoice; like settlement, it moves on while the charge stays what it is.
ALTER TABLE charges
  ADD invoice_stage text NOT NULL DEFAULT 'open' CHECK (invoice_stage IN ('open', 'applied', 'issued'));
CREATE OR REPLACE FUNCTION refuse_other_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moving CONSTANT text[] := ARRAY['settled', 'stage', 'bill_id', 'invoice_stage'];
BEGIN
  IF to_jsonb(NEW) - moving <> to_jsonb(OLD) - moving THEN
    RAISE EXCEPTION 'charge % keeps what it is', OLD.id;
  END IF;
  RETURN NEW;
END $$;

ALTER TABLE orders
  -- What of it stands on invoices, in minor units, less what red ones were asked to take off; how many red ones are
  -- still to be issued.
  ADD invoiced bigint NOT NULL DEFAULT 0 CHECK (invoiced >= 0),
  ADD reds_open integer NOT NULL DEFAULT 0 CHECK (reds_open >= 0);
CREATE INDEX orders_invoiceable ON orders (agency_id, service_start, id) WHERE invoice_status = 'invoiceable';
CREATE INDEX orders_to_redden ON orders (id) WHERE invoice_status = 'red_pending';

-- Orders on credit whose bill is confirmed can be invoiced where that is agreed.
UPDATE orders SET invoice_status = 'invoiceable'
WHERE invoice_status = 'not_eligible' AND order_status IN ('completed', 'no_show', 'cancelled') AND EXISTS (
    SELECT FROM charges WHERE order_id = orders.id AND amount > 0 AND stage = 'billed')
  AND (SELECT sum(amount) FROM charges WHERE order_id = orders.id
    AND (amount < 0 OR settled = amount OR stage = 'billed')) > 0
  AND (SELECT invoice_when FROM agency_contracts contract
    WHERE contract.agency_id = orders.agency_id AND contract.valid_from <= orders.created_at
    ORDER BY valid_from DESC, contract.id DESC LIMIT 1) = 'bill_confirmed';

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity', 'receipt', 'bill',
      'price_group', 'invoice', 'tax_code'));
