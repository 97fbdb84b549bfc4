-- Bills: what an agency owes for its orders on credit, charge by charge, and when it is due.

CREATE TABLE bills (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL GENERATED ALWAYS AS ('BL' || lpad(id::text, greatest(7, length(id::text)), '0')) STORED UNIQUE,
  agency_id bigint NOT NULL REFERENCES agencies,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  status text NOT NULL
    CHECK (status IN ('submitted', 'confirmed', 'part_paid', 'paid', 'closed', 'withdrawn', 'rejected', 'void')),
  -- Who applied for it; null: the clock made it at a cut-off.
  made_by bigint REFERENCES users,
  made_at timestamptz NOT NULL,
  -- The agency's days that a bill of the clock is for; a charge that was returned from an earlier bill may be older.
  period_from date,
  period_to date,
  -- The sum of the lines that stand on it, in minor units; below zero the agency gets it back.
  total bigint NOT NULL,
  paid bigint NOT NULL DEFAULT 0,
  written_off bigint NOT NULL DEFAULT 0,
  -- What of the sum written off was paid after all.
  recovered bigint NOT NULL DEFAULT 0,
  due_on date,
  confirmed_at timestamptz,
  closed_at timestamptz,
  -- How many days after it was due the last reminder was sent; null: none was.
  reminded_at_days smallint,
  UNIQUE (id, agency_id),
  CHECK (paid >= 0 AND written_off >= 0 AND paid + written_off <= greatest(total, 0)),
  CHECK (recovered BETWEEN 0 AND written_off),
  CHECK ((period_from IS NULL) = (period_to IS NULL)),
  CHECK (status NOT IN ('confirmed', 'part_paid') OR due_on IS NOT NULL),
  CHECK (status <> 'part_paid' OR paid > 0),
  CHECK (status <> 'paid' OR paid = total)
);
CREATE INDEX bills_of_agency ON bills (agency_id, id);
CREATE INDEX bills_payable ON bills (due_on, id) WHERE status IN ('confirmed', 'part_paid');
CREATE INDEX bills_payable_of_agency ON bills (agency_id, due_on) WHERE status IN ('confirmed', 'part_paid');
CREATE INDEX bills_submitted ON bills (id) WHERE status = 'submitted';

CREATE TABLE bill_lines (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  charge_id bigint NOT NULL,
  -- What of the charge was open when it was billed.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- A disputed line no longer counts, but its charge is on no other bill before the seller has answered.
  state text NOT NULL DEFAULT 'billed' CHECK (state IN ('billed', 'disputed', 'returned')),
  reason text NOT NULL DEFAULT '',
  disputed_by bigint REFERENCES users,
  disputed_at timestamptz,
  answer text NOT NULL DEFAULT '',
  answered_by bigint REFERENCES users,
  answered_at timestamptz,
  FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id),
  FOREIGN KEY (charge_id, agency_id) REFERENCES charges (id, agency_id),
  CHECK ((disputed_at IS NULL) = (disputed_by IS NULL)),
  CHECK (state <> 'disputed' OR disputed_at IS NOT NULL)
);
-- A charge stands on one bill at a time.
CREATE UNIQUE INDEX bill_lines_charge ON bill_lines (charge_id) WHERE state <> 'returned';
CREATE INDEX bill_lines_bill ON bill_lines (bill_id, id);
CREATE INDEX bill_lines_disputed ON bill_lines (disputed_at, id) WHERE state = 'disputed';

-- What became of each bill, oldest first; a payment names its posting.
CREATE TABLE bill_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  event text NOT NULL CHECK (event IN ('submitted', 'issued', 'confirmed', 'withdrawn', 'rejected', 'voided', 'disputed',
    'answered', 'paid', 'unpaid', 'written_off', 'recovered', 'unrecovered', 'credited', 'reminded')),
  -- What it is about, in minor units of the bill's currency.
  amount bigint,
  -- Where money came from.
  source text CHECK (source IN ('deposit', 'set_off', 'receipt')),
  -- What of the amount the agency's bank kept, within the tolerance of the contract.
  bank_charge bigint NOT NULL DEFAULT 0,
  -- What of the amount was gained (negative) or lost by the rate of another currency.
  fx_difference bigint NOT NULL DEFAULT 0,
  posting_id bigint,
  -- The payment that turned out to be none.
  reverses bigint UNIQUE REFERENCES bill_events,
  note text NOT NULL DEFAULT '',
  -- null: the clock.
  user_id bigint REFERENCES users,
  at timestamptz NOT NULL,
  FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id),
  FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings (id, agency_id)
);
CREATE INDEX bill_events_bill ON bill_events (bill_id, id);
CREATE TRIGGER bill_events_immutable BEFORE UPDATE OR DELETE ON bill_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bill_events_kept BEFORE TRUNCATE ON bill_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What of a bill is given up: one of the staff asks, another one decides.
CREATE TABLE bill_write_offs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL,
  status text NOT NULL DEFAULT 'asked' CHECK (status IN ('asked', 'done', 'rejected')),
  asked_by bigint NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  note text NOT NULL DEFAULT '',
  FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id),
  CHECK ((status = 'asked') = (decided_by IS NULL) AND (status = 'asked') = (decided_at IS NULL)),
  CHECK (decided_by IS NULL OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX bill_write_offs_open ON bill_write_offs (bill_id) WHERE status = 'asked';

-- Up to which day, the last one included, the clock has billed each agency.
CREATE TABLE billing_clocks (
  agency_id bigint PRIMARY KEY REFERENCES agencies,
  billed_to date NOT NULL
);

ALTER TABLE charges
  ADD CONSTRAINT charges_bill FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id),
  ADD CONSTRAINT charges_stage_on_bill CHECK ((bill_id IS NULL) = (stage = 'open'));

ALTER TABLE ledger_postings
  ADD bill_id bigint,
  ADD CONSTRAINT ledger_postings_bill FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id);
CREATE INDEX ledger_postings_of_bill ON ledger_postings (bill_id) WHERE bill_id IS NOT NULL;

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity', 'receipt', 'bill'));

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'user/bill/details', '账单', 'Bills', 'fa fa-file-text-o', 'members', '/user/bill/details', 122, true),
  ('menus', 'menu_dir', 'bill', '结算', 'Settlement', 'fa fa-file-text-o', 'members', NULL, 35, true);
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
SELECT 'menus', 'menu', page.name, page.title_zh, page.title_en, 'fa fa-file-text-o', 'members', page.needs, page.position,
  true, folder.id
FROM (VALUES
  ('bill/apply', '结算订单', 'Settlement Bookings', '/user/bill/apply', 10),
  ('bill/details', '账单', 'Bills', '/user/bill/details', 20)
) AS page (name, title_zh, title_en, needs, position)
JOIN menu_entries folder ON folder.type = 'menu_dir' AND folder.name = 'bill'
ORDER BY page.position;
