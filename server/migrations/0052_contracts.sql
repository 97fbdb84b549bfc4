-- Who sells, and on what terms each agency buys. Terms are versions that are never edited: the newest that has begun holds.

CREATE TABLE seller_entities (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  country char(2) NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  tax_id text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  -- As bills print it: bank, account, SWIFT.
  bank text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  phone_24h text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL
);
CREATE TRIGGER seller_entities_kept BEFORE DELETE OR TRUNCATE ON seller_entities
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The one that has sold until now, as the site's settings call it.
INSERT INTO seller_entities (name_zh, name_en, country, phone, phone_24h, email, created_at)
  SELECT coalesce(nullif(setting ->> 'siteNameZh', ''), '商驿'), coalesce(nullif(setting ->> 'siteNameEn', ''), 'Serai'),
    'CN', coalesce(setting ->> 'servicePhone', ''), coalesce(setting ->> 'urgentPhone', ''),
    coalesce(setting ->> 'serviceEmail', ''), now()
  FROM (SELECT coalesce(jsonb_object_agg(name, value), '{}') AS setting FROM site_settings) stored;

CREATE TABLE agency_contracts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  valid_from timestamptz NOT NULL,
  -- How much the agency may owe, and what takes its place until an instant; minor units, like all sums here.
  credit_limit bigint NOT NULL CHECK (credit_limit >= 0),
  temporary_limit bigint CHECK (temporary_limit >= 0),
  temporary_until timestamptz,
  cycle text NOT NULL CHECK (cycle IN ('week', 'half_month', 'month')),
  due_days smallint NOT NULL CHECK (due_days >= 0),
  grace_days smallint NOT NULL CHECK (grace_days >= 0),
  -- How much less than a bill says may arrive for it.
  tolerance bigint NOT NULL CHECK (tolerance >= 0),
  invoice_when text NOT NULL CHECK (invoice_when IN ('bill_confirmed', 'paid')),
  -- A deposit below it is announced; 0 = never.
  low_balance bigint NOT NULL CHECK (low_balance >= 0),
  -- Null: it came with the agency.
  made_by bigint REFERENCES users,
  made_at timestamptz NOT NULL,
  reason text NOT NULL DEFAULT '',
  CHECK ((temporary_limit IS NULL) = (temporary_until IS NULL)),
  UNIQUE (id, agency_id)
);
CREATE INDEX agency_contracts_begun ON agency_contracts (agency_id, valid_from DESC, id DESC);
CREATE TRIGGER agency_contracts_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON agency_contracts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Every agency has one from its creation.
INSERT INTO agency_contracts (agency_id, entity_id, valid_from, credit_limit, cycle, due_days, grace_days, tolerance,
    invoice_when, low_balance, made_at)
  SELECT agency.id, (SELECT min(id) FROM seller_entities), agency.created_at, coalesce(account.credit_limit, 0), 'month',
    15, 7, 0, 'bill_confirmed', 0, agency.created_at
  FROM agencies agency LEFT JOIN ledger_accounts account
    ON account.agency_id = agency.id AND account.kind = 'receivable' AND account.currency = agency.currency;
ALTER TABLE ledger_accounts DROP COLUMN credit_limit;

-- Since when nothing more is bought on credit, because a bill is overdue; the deposit still pays.
ALTER TABLE agencies ADD credit_stopped_at timestamptz;

-- What an agency's credit depends on at an instant. Volatile, so that it reads by a snapshot of its own: asked once the
-- accounts are locked, it knows what was committed while the lock was waited for.
CREATE FUNCTION credit_terms(agency_id bigint, instant timestamptz, OUT credit_limit bigint, OUT temporary_until timestamptz,
  OUT low_balance bigint, OUT verified boolean, OUT money_stopped boolean, OUT credit_stopped boolean)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  SELECT coalesce(CASE WHEN contract.temporary_until > instant THEN contract.temporary_limit ELSE contract.credit_limit END, 0),
      CASE WHEN contract.temporary_until > instant THEN contract.temporary_until END, coalesce(contract.low_balance, 0),
      agency.verified_at IS NOT NULL, agency.money_stopped_at IS NOT NULL, agency.credit_stopped_at IS NOT NULL
    INTO credit_limit, temporary_until, low_balance, verified, money_stopped, credit_stopped
    FROM agencies agency LEFT JOIN LATERAL (
      SELECT version.* FROM agency_contracts version
      WHERE version.agency_id = agency.id AND version.valid_from <= instant
      ORDER BY version.valid_from DESC, version.id DESC LIMIT 1
    ) contract ON true
    WHERE agency.id = credit_terms.agency_id;
END $$;

-- How little of the deposit or of the credit is left, as the agency was last told: see low-money.ts.
ALTER TABLE ledger_accounts ADD told_level smallint NOT NULL DEFAULT 0,
  ADD CONSTRAINT ledger_accounts_told
    CHECK (told_level BETWEEN 0 AND CASE kind WHEN 'receivable' THEN 3 WHEN 'deposit' THEN 1 ELSE 0 END);

-- What was owed before comes back when the payment that cleared it turns out to be none: that is no new credit.
ALTER TABLE ledger_entries ADD restores boolean NOT NULL DEFAULT false,
  DROP CONSTRAINT ledger_entries_check1,
  ADD CONSTRAINT ledger_entries_within_limit
    CHECK (account_kind <> 'receivable' OR amount < 0 OR restores OR balance_after <= limit_in_force);

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity'));
