-- Companies to which the seller owes the cost of services: hotels, hotel groups, fleets, others.
CREATE TABLE suppliers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name_zh text NOT NULL CHECK (char_length(name_zh) BETWEEN 1 AND 120),
  name_en text NOT NULL CHECK (char_length(name_en) BETWEEN 1 AND 120),
  name_local text NOT NULL DEFAULT '' CHECK (char_length(name_local) <= 120),
  kind text NOT NULL CHECK (kind IN ('hotel', 'fleet', 'other')),
  tax_number text NOT NULL DEFAULT '' CHECK (char_length(tax_number) <= 40),
  -- Bank details to which it is paid; changed by two people.
  bank text NOT NULL DEFAULT '' CHECK (char_length(bank) <= 500),
  -- Days from the date of its invoice until payment.
  terms_days smallint NOT NULL DEFAULT 30 CHECK (terms_days BETWEEN 0 AND 180),
  -- Company of the seller that it invoices; null if it invoices several.
  entity_id bigint REFERENCES seller_entities,
  created_at timestamptz NOT NULL
);
CREATE INDEX suppliers_name ON suppliers (name_en, id);

CREATE TABLE supplier_hotels (
  hotel_id bigint PRIMARY KEY REFERENCES hotels,
  supplier_id bigint NOT NULL REFERENCES suppliers
);
CREATE INDEX supplier_hotels_of ON supplier_hotels (supplier_id);

-- Names of companies whose cars are hired, and of outside sources of hotel bookings.
CREATE TABLE supplier_companies (
  company text PRIMARY KEY CHECK (char_length(company) BETWEEN 1 AND 120),
  supplier_id bigint NOT NULL REFERENCES suppliers
);
CREATE INDEX supplier_companies_of ON supplier_companies (supplier_id);

-- One supplier per hotel and per company of hired cars; the desk joins those that belong together.
DO $$
DECLARE
  hotel record;
  company record;
  made bigint;
BEGIN
  FOR hotel IN SELECT id, name_zh, name_en, name_local FROM hotels WHERE supplier IS NULL ORDER BY id LOOP
    INSERT INTO suppliers (name_zh, name_en, name_local, kind, created_at)
      VALUES (left(hotel.name_zh, 120), left(hotel.name_en, 120), left(hotel.name_local, 120), 'hotel', now())
      RETURNING id INTO made;
    INSERT INTO supplier_hotels (hotel_id, supplier_id) VALUES (hotel.id, made);
  END LOOP;
  FOR company IN
    SELECT hired.company AS name, 'fleet' AS kind FROM hired_rides hired
    UNION SELECT hotels.supplier, 'other' FROM hotels WHERE hotels.supplier <> ''
    ORDER BY 1
  LOOP
    CONTINUE WHEN EXISTS (SELECT FROM supplier_companies known WHERE known.company = company.name);
    INSERT INTO suppliers (name_zh, name_en, kind, created_at)
      VALUES (left(company.name, 120), left(company.name, 120), company.kind, now()) RETURNING id INTO made;
    INSERT INTO supplier_companies (company, supplier_id) VALUES (company.name, made);
  END LOOP;
END $$;

-- The ledger: `cost_of_sales` is an account of the seller, `payable` one of each supplier, without a running balance.
ALTER TABLE ledger_accounts
  ADD COLUMN supplier_id bigint REFERENCES suppliers,
  DROP CONSTRAINT ledger_accounts_kind_check,
  ADD CONSTRAINT ledger_accounts_kind_check CHECK (kind IN ('deposit', 'receivable', 'order_hold',
    'sales', 'sales_returns', 'penalty_income', 'bank_clearing', 'bad_debt',
    'bank_charges', 'fx_difference', 'tax_payable', 'withholding_receivable', 'cost_of_sales', 'payable')),
  DROP CONSTRAINT ledger_accounts_agency_id_kind_currency_key,
  ADD CONSTRAINT ledger_accounts_owner_kind_currency_key UNIQUE NULLS NOT DISTINCT (agency_id, supplier_id, kind, currency),
  ADD CONSTRAINT ledger_accounts_supplier CHECK ((kind = 'payable') = (supplier_id IS NOT NULL));
DROP TRIGGER ledger_accounts_same ON ledger_accounts;
CREATE TRIGGER ledger_accounts_same BEFORE UPDATE ON ledger_accounts
  FOR EACH ROW WHEN ((OLD.id, OLD.agency_id, OLD.supplier_id, OLD.kind)
    IS DISTINCT FROM (NEW.id, NEW.agency_id, NEW.supplier_id, NEW.kind))
  EXECUTE FUNCTION refuse_other_account();

-- A posting belongs to an agency or to a supplier. That of a cost names the order, too.
ALTER TABLE ledger_postings
  ALTER agency_id DROP NOT NULL,
  ADD COLUMN supplier_id bigint REFERENCES suppliers,
  ADD CONSTRAINT ledger_postings_owner CHECK (num_nonnulls(agency_id, supplier_id) = 1),
  ADD CONSTRAINT ledger_postings_of_agency CHECK (agency_id IS NOT NULL
    OR num_nonnulls(bill_id, invoice_id, receipt_id, pay_back_id) = 0),
  ADD CONSTRAINT ledger_postings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders (id),
  ADD CONSTRAINT ledger_postings_supplier_once UNIQUE (id, supplier_id);
