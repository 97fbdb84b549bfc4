-- Postings between the seller's own accounts, such as a fee of its bank, have neither an agency nor a supplier.
ALTER TABLE ledger_postings
  DROP CONSTRAINT ledger_postings_owner,
  ADD CONSTRAINT ledger_postings_owner CHECK (num_nonnulls(agency_id, supplier_id) <= 1);

ALTER TABLE concessions DROP CONSTRAINT concessions_kind_check,
  ADD CONSTRAINT concessions_kind_check CHECK (kind IN ('cancellation', 'price', 'room', 'refund', 'waiver', 'goodwill',
    'correction', 'write_off', 'top_up', 'credit', 'price_group', 'pay_back', 'cost', 'supplier', 'bank_charge', 'payment',
    'month', 'supplier_payment', 'settings', 'bank', 'staff'));

-- The company whose account it is.
ALTER TABLE bank_accounts ADD COLUMN entity_id bigint REFERENCES seller_entities;
UPDATE bank_accounts SET entity_id = (SELECT min(id) FROM seller_entities);
ALTER TABLE bank_accounts ALTER COLUMN entity_id SET NOT NULL;

-- Rate of the import of a statement in another currency than the agencies' accounts, also for lines that are settled later.
ALTER TABLE bank_files ADD COLUMN rate text, ADD COLUMN rate_of char(3);
UPDATE bank_files file SET (rate, rate_of) = (
  SELECT receipt.rate, receipt.rate_of FROM bank_lines line JOIN receipts receipt ON receipt.id = line.receipt_id
  WHERE line.file_id = file.id AND receipt.rate IS NOT NULL ORDER BY line.id LIMIT 1);
ALTER TABLE bank_files ADD CHECK ((rate IS NULL) = (rate_of IS NULL));

-- Sum that the payer sent in another currency, where the bank states it.
ALTER TABLE bank_lines ADD COLUMN sent_amount bigint CHECK (sent_amount > 0), ADD COLUMN sent_currency char(3),
  ADD CHECK ((sent_amount IS NULL) = (sent_currency IS NULL)), ADD CHECK (sent_amount IS NULL OR amount > 0);

-- Texts by which the import recognises lines that are no receipts.
CREATE TABLE bank_rules (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES bank_accounts,
  -- Part of the name, the reference or the text of a line.
  contains text NOT NULL CHECK (contains <> ''),
  -- A charge of the bank, or a line that no account of the ledger is moved for, such as a transfer between own accounts.
  kind text NOT NULL CHECK (kind IN ('charge', 'aside')),
  -- Largest charge in minor units of the bank account's currency; larger ones are settled by a person.
  up_to bigint CHECK (up_to > 0),
  created_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  ended_by bigint REFERENCES users,
  ended_at timestamptz,
  CHECK ((kind = 'charge') = (up_to IS NOT NULL)),
  CHECK ((ended_at IS NULL) = (ended_by IS NULL))
);
CREATE UNIQUE INDEX bank_rules_once ON bank_rules (account_id, contains) WHERE ended_at IS NULL;

-- Uses of lines that are no receipts. An undone use stays; the line is open again.
CREATE TABLE bank_line_uses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  line_id bigint NOT NULL REFERENCES bank_lines,
  kind text NOT NULL CHECK (kind IN ('charge', 'aside', 'returned', 'pay_back', 'supplier')),
  rule_id bigint REFERENCES bank_rules,
  -- Receipt that the bank returned and that was reversed.
  receipt_id bigint REFERENCES receipts,
  pay_back_id bigint REFERENCES pay_backs,
  -- Posting of a charge, and its amount in the currency of the agencies' accounts.
  posting_id bigint REFERENCES ledger_postings,
  worth bigint CHECK (worth > 0),
  note text NOT NULL DEFAULT '',
  used_by bigint NOT NULL REFERENCES users,
  used_at timestamptz NOT NULL,
  undone_by bigint REFERENCES users,
  undone_at timestamptz,
  undo_reason text NOT NULL DEFAULT '',
  CHECK ((kind = 'charge') = (posting_id IS NOT NULL)),
  CHECK ((kind = 'charge') = (worth IS NOT NULL)),
  CHECK ((kind = 'returned') = (receipt_id IS NOT NULL)),
  CHECK ((kind = 'pay_back') = (pay_back_id IS NOT NULL)),
  CHECK ((undone_at IS NULL) = (undone_by IS NULL)),
  CHECK (kind <> 'returned' OR undone_at IS NULL)
);
CREATE UNIQUE INDEX bank_line_uses_once ON bank_line_uses (line_id) WHERE undone_at IS NULL;
CREATE UNIQUE INDEX bank_line_uses_returned ON bank_line_uses (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE UNIQUE INDEX bank_line_uses_paid_back ON bank_line_uses (pay_back_id)
  WHERE pay_back_id IS NOT NULL AND undone_at IS NULL;
CREATE INDEX bank_line_uses_line ON bank_line_uses (line_id);
CREATE TRIGGER bank_line_uses_kept BEFORE DELETE OR TRUNCATE ON bank_line_uses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Lines of money that arrived and that were marked as no receipts.
INSERT INTO bank_line_uses (line_id, kind, used_by, used_at)
  SELECT line.id, 'aside', file.imported_by, file.imported_at
  FROM bank_lines line JOIN bank_files file ON file.id = line.file_id
  WHERE line.receipt_id IS NULL AND line.amount > 0;

-- Receipts of a sum, for lines of money that the bank took back; pay-backs of a sum.
CREATE INDEX receipts_arrived ON receipts ((gross - bank_charge), currency, id) WHERE reversed_at IS NULL;
CREATE INDEX pay_backs_amount ON pay_backs (amount, currency) WHERE status <> 'rejected';
