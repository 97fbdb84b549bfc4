-- What agencies say they have paid, what the bank brought, where it went, and what was paid back.

ALTER TABLE uploads
  -- Such as a bank slip: its path alone opens it to nobody.
  ADD COLUMN is_private boolean NOT NULL DEFAULT false;

-- What an agency says it has sent to the seller's bank, with the bank's slip.
CREATE TABLE declared_payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies,
  declared_by bigint NOT NULL REFERENCES users,
  declared_at timestamptz NOT NULL,
  -- Minor units of its currency, which may be another than the account's.
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  paid_on date NOT NULL,
  payer text NOT NULL,
  -- The number of the payment at the payer's bank; empty where there is none.
  reference text NOT NULL,
  meant_for text NOT NULL CHECK (meant_for IN ('deposit', 'bills')),
  -- The path of the upload.
  slip text NOT NULL REFERENCES uploads (path),
  status text NOT NULL DEFAULT 'declared' CHECK (status IN ('declared', 'matched', 'refused', 'withdrawn')),
  ended_at timestamptz,
  ended_by bigint REFERENCES users,
  -- Why it was refused.
  reason text NOT NULL DEFAULT '',
  UNIQUE (id, agency_id),
  CHECK ((status = 'declared') = (ended_at IS NULL) AND (ended_at IS NULL) = (ended_by IS NULL)),
  CHECK ((status = 'refused') = (reason <> ''))
);
CREATE INDEX declared_payments_agency ON declared_payments (agency_id, id);
CREATE INDEX declared_payments_waiting ON declared_payments (declared_at, id) WHERE status = 'declared';

CREATE FUNCTION refuse_other_declaration() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - ARRAY['status', 'ended_at', 'ended_by', 'reason']
      <> to_jsonb(OLD) - ARRAY['status', 'ended_at', 'ended_by', 'reason'] THEN
    RAISE EXCEPTION 'declared payment % keeps what it says', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER declared_payments_same BEFORE UPDATE ON declared_payments
  FOR EACH ROW EXECUTE FUNCTION refuse_other_declaration();
CREATE TRIGGER declared_payments_kept BEFORE DELETE OR TRUNCATE ON declared_payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money that arrived at the seller's bank. It is never edited: a wrong one is reversed and recorded again.
CREATE TABLE receipts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  received_on date NOT NULL,
  value_date date NOT NULL,
  bank_reference text NOT NULL CHECK (bank_reference <> ''),
  -- The same in capitals and without blanks: so it is told whether a receipt is recorded twice.
  reference_key text NOT NULL CHECK (reference_key <> ''),
  payer text NOT NULL,
  -- What the payer sent, and what banks kept of it on the way, in minor units of the currency it was sent in.
  currency char(3) NOT NULL,
  gross bigint NOT NULL CHECK (gross > 0),
  bank_charge bigint NOT NULL CHECK (bank_charge >= 0),
  CHECK (bank_charge < gross),
  charge_to text NOT NULL CHECK (charge_to IN ('agency', 'seller')),
  -- One unit of `rate_of` costs `rate` of the other currency; both null where the account has the same currency.
  rate text CHECK (rate ~ '^\d{1,9}(\.\d{1,8})?$'),
  rate_of char(3),
  CHECK ((rate IS NULL) = (rate_of IS NULL)),
  -- What it is worth to the agency, and what the seller bears of the bank's charge, in the account's currency.
  account_currency char(3) NOT NULL,
  worth bigint NOT NULL CHECK (worth > 0),
  charge_worth bigint NOT NULL CHECK (charge_worth >= 0 AND charge_worth < worth),
  CHECK ((currency = account_currency) = (rate IS NULL)),
  recorded_by bigint NOT NULL REFERENCES users,
  recorded_at timestamptz NOT NULL,
  -- Null until it is known whose it is.
  agency_id bigint,
  declaration_id bigint,
  matched_by bigint REFERENCES users,
  matched_at timestamptz,
  allocated bigint NOT NULL DEFAULT 0,
  reversed_by bigint REFERENCES users,
  reversed_at timestamptz,
  reverse_reason text NOT NULL DEFAULT '',
  UNIQUE (id, agency_id),
  CONSTRAINT receipts_currency FOREIGN KEY (agency_id, account_currency) REFERENCES agencies (id, currency)
    DEFERRABLE INITIALLY DEFERRED,
  FOREIGN KEY (declaration_id, agency_id) REFERENCES declared_payments (id, agency_id),
  CHECK ((agency_id IS NULL) = (matched_at IS NULL) AND (agency_id IS NULL) = (matched_by IS NULL)),
  CHECK (declaration_id IS NULL OR agency_id IS NOT NULL),
  CHECK (allocated BETWEEN 0 AND worth AND (agency_id IS NOT NULL OR allocated = 0)),
  CHECK ((reversed_at IS NULL) = (reversed_by IS NULL) AND (reversed_at IS NULL) = (reverse_reason = '')),
  CHECK (reversed_at IS NULL OR allocated = 0)
);
-- What stands is recorded once, and pays one declaration.
CREATE UNIQUE INDEX receipts_reference ON receipts (reference_key) WHERE reversed_at IS NULL;
CREATE UNIQUE INDEX receipts_declaration ON receipts (declaration_id) WHERE reversed_at IS NULL;
CREATE INDEX receipts_agency ON receipts (agency_id, id);
CREATE INDEX receipts_open ON receipts (id) WHERE reversed_at IS NULL AND allocated < worth;

CREATE FUNCTION refuse_other_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moving constant text[] = ARRAY['agency_id', 'declaration_id', 'matched_by', 'matched_at', 'allocated',
    'reversed_by', 'reversed_at', 'reverse_reason'];
BEGIN
  IF to_jsonb(NEW) - moving <> to_jsonb(OLD) - moving
    OR OLD.reversed_at IS NOT NULL
    OR OLD.agency_id IS NOT NULL AND (NEW.agency_id, NEW.declaration_id, NEW.matched_by, NEW.matched_at)
      IS DISTINCT FROM (OLD.agency_id, OLD.declaration_id, OLD.matched_by, OLD.matched_at)
  THEN
    RAISE EXCEPTION 'receipt % keeps what it is', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER receipts_same BEFORE UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_other_receipt();
CREATE TRIGGER receipts_kept BEFORE DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Money of the deposit that goes back to the agency's bank. Above a sum that the seller sets two people decide.
CREATE TABLE pay_backs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency char(3) NOT NULL,
  -- The account it goes to, as the bank is told.
  payee text NOT NULL CHECK (payee <> ''),
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('asked', 'done', 'rejected')),
  needs_second boolean NOT NULL,
  asked_by bigint NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  note text NOT NULL DEFAULT '',
  UNIQUE (id, agency_id),
  CONSTRAINT pay_backs_currency FOREIGN KEY (agency_id, currency) REFERENCES agencies (id, currency)
    DEFERRABLE INITIALLY DEFERRED,
  CHECK ((status = 'asked') = (decided_by IS NULL) AND (status = 'asked') = (decided_at IS NULL)),
  CHECK (NOT needs_second OR decided_by IS NULL OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX pay_backs_open ON pay_backs (agency_id) WHERE status = 'asked';
CREATE INDEX pay_backs_asked ON pay_backs (asked_at, id) WHERE status = 'asked';
CREATE TRIGGER pay_backs_kept BEFORE DELETE OR TRUNCATE ON pay_backs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What moves money is named by its postings, and by those of its own agency only.
ALTER TABLE ledger_postings
  ADD COLUMN receipt_id bigint,
  ADD COLUMN pay_back_id bigint,
  ADD FOREIGN KEY (receipt_id, agency_id) REFERENCES receipts (id, agency_id),
  ADD FOREIGN KEY (pay_back_id, agency_id) REFERENCES pay_backs (id, agency_id);
CREATE INDEX ledger_postings_receipt ON ledger_postings (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE INDEX ledger_postings_pay_back ON ledger_postings (pay_back_id) WHERE pay_back_id IS NOT NULL;

-- Where a receipt went, part by part.
CREATE TABLE receipt_allocations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  receipt_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  -- Minor units of the account's currency.
  amount bigint NOT NULL CHECK (amount > 0),
  posting_id bigint NOT NULL UNIQUE,
  allocated_by bigint NOT NULL REFERENCES users,
  allocated_at timestamptz NOT NULL,
  reversed_at timestamptz,
  FOREIGN KEY (receipt_id, agency_id) REFERENCES receipts (id, agency_id),
  FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings (id, agency_id)
);
CREATE INDEX receipt_allocations_receipt ON receipt_allocations (receipt_id, id);

CREATE FUNCTION refuse_other_allocation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'reversed_at' <> to_jsonb(OLD) - 'reversed_at' OR OLD.reversed_at IS NOT NULL THEN
    RAISE EXCEPTION 'allocation % keeps what it is', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER receipt_allocations_same BEFORE UPDATE ON receipt_allocations
  FOR EACH ROW EXECUTE FUNCTION refuse_other_allocation();
CREATE TRIGGER receipt_allocations_kept BEFORE DELETE OR TRUNCATE ON receipt_allocations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What is recorded of a receipt before anybody knows whose it is.
ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity', 'receipt'));

-- The page of top-ups, below the balance.
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'user/account/topUp', '充值', 'Top up', 'fa fa-money', 'members', '/user/account/balance/topUp', 121, true);
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
  SELECT 'menus', 'menu', 'account/topUp', '充值', 'Top up', 'fa fa-money', 'members', '/user/account/balance/topUp', 21, true, id
  FROM menu_entries WHERE tree = 'menus' AND type = 'menu_dir' AND name = 'account';
