-- Costs owed to suppliers for orders. Each has its posting and is never edited; a correction is another row.
CREATE TABLE supplier_costs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id bigint NOT NULL REFERENCES suppliers,
  order_id bigint NOT NULL REFERENCES orders,
  -- Company of the seller that owes it.
  entity_id bigint NOT NULL REFERENCES seller_entities,
  -- service: the cost frozen on the order; hired: a car of another company; adjustment: by the desk;
  -- difference: between the supplier's invoice and the cost.
  kind text NOT NULL CHECK (kind IN ('service', 'hired', 'adjustment', 'difference')),
  currency char(3) NOT NULL,
  -- Minor units; below zero if it reduces an earlier cost.
  amount bigint NOT NULL CHECK (amount <> 0),
  posting_id bigint NOT NULL UNIQUE,
  served_on date NOT NULL,
  memo text NOT NULL DEFAULT '',
  user_id bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  -- Accepted invoice that contains it.
  invoice_id bigint,
  FOREIGN KEY (posting_id, supplier_id) REFERENCES ledger_postings (id, supplier_id)
);
CREATE INDEX supplier_costs_open ON supplier_costs (supplier_id, entity_id, order_id) WHERE invoice_id IS NULL;
CREATE INDEX supplier_costs_order ON supplier_costs (order_id, id);
CREATE INDEX supplier_costs_time ON supplier_costs (supplier_id, created_at, id);

CREATE TABLE supplier_payments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id bigint NOT NULL REFERENCES suppliers,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  currency char(3) NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  paid_on date NOT NULL,
  reference text NOT NULL DEFAULT '',
  -- Bank details of the supplier at the time.
  bank text NOT NULL,
  bank_line_id bigint REFERENCES bank_lines,
  posting_id bigint NOT NULL UNIQUE,
  paid_by bigint NOT NULL REFERENCES users,
  -- Second person; null if one was enough.
  approved_by bigint REFERENCES users,
  paid_at timestamptz NOT NULL,
  reversal_posting_id bigint UNIQUE,
  reversed_by bigint REFERENCES users,
  reversed_at timestamptz,
  reversed_because text NOT NULL DEFAULT '',
  FOREIGN KEY (posting_id, supplier_id) REFERENCES ledger_postings (id, supplier_id),
  FOREIGN KEY (reversal_posting_id, supplier_id) REFERENCES ledger_postings (id, supplier_id),
  CHECK (num_nonnulls(reversal_posting_id, reversed_by, reversed_at) IN (0, 3)),
  CHECK ((reversed_at IS NULL) = (reversed_because = '')),
  UNIQUE (id, supplier_id)
);
CREATE UNIQUE INDEX supplier_payments_bank_line ON supplier_payments (bank_line_id) WHERE reversed_at IS NULL;
CREATE INDEX supplier_payments_of ON supplier_payments (supplier_id, id);

CREATE TABLE supplier_invoices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  supplier_id bigint NOT NULL REFERENCES suppliers,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  number text NOT NULL CHECK (char_length(number) BETWEEN 1 AND 60),
  -- The number without blanks, punctuation and case.
  number_key text NOT NULL CHECK (number_key <> ''),
  issued_on date NOT NULL,
  due_on date NOT NULL CHECK (due_on >= issued_on),
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  file text REFERENCES uploads (path),
  note text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'entered' CHECK (status IN ('entered', 'disputed', 'accepted', 'paid', 'withdrawn')),
  dispute text NOT NULL DEFAULT '' CHECK (status <> 'disputed' OR dispute <> ''),
  payment_id bigint,
  entered_by bigint NOT NULL REFERENCES users,
  entered_at timestamptz NOT NULL,
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  CHECK ((status = 'paid') = (payment_id IS NOT NULL)),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL)),
  FOREIGN KEY (payment_id, supplier_id) REFERENCES supplier_payments (id, supplier_id)
);
CREATE UNIQUE INDEX supplier_invoices_once ON supplier_invoices (supplier_id, number_key) WHERE status <> 'withdrawn';
CREATE INDEX supplier_invoices_of ON supplier_invoices (supplier_id, id);
CREATE INDEX supplier_invoices_due ON supplier_invoices (due_on, id) WHERE status = 'accepted';
CREATE INDEX supplier_invoices_payment ON supplier_invoices (payment_id) WHERE payment_id IS NOT NULL;

-- Orders on an invoice: the sum that the supplier states, and the open cost when the line was matched.
CREATE TABLE supplier_invoice_lines (
  invoice_id bigint NOT NULL REFERENCES supplier_invoices,
  order_id bigint NOT NULL REFERENCES orders,
  stated bigint NOT NULL,
  cost bigint NOT NULL,
  PRIMARY KEY (invoice_id, order_id)
);
CREATE INDEX supplier_invoice_lines_order ON supplier_invoice_lines (order_id);

ALTER TABLE supplier_costs
  ADD FOREIGN KEY (invoice_id) REFERENCES supplier_invoices;
CREATE INDEX supplier_costs_invoice ON supplier_costs (invoice_id) WHERE invoice_id IS NOT NULL;

CREATE FUNCTION refuse_other_cost() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.invoice_id IS NOT NULL OR to_jsonb(NEW) - 'invoice_id' <> to_jsonb(OLD) - 'invoice_id' THEN
    RAISE EXCEPTION 'cost % of a supplier is never edited', OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER supplier_costs_same BEFORE UPDATE ON supplier_costs FOR EACH ROW EXECUTE FUNCTION refuse_other_cost();
CREATE TRIGGER supplier_costs_kept BEFORE DELETE OR TRUNCATE ON supplier_costs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_payments_kept BEFORE DELETE OR TRUNCATE ON supplier_payments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_invoices_kept BEFORE DELETE OR TRUNCATE ON supplier_invoices
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Invoices of each payment; kept when it is reversed.
CREATE TABLE supplier_payment_invoices (
  payment_id bigint NOT NULL REFERENCES supplier_payments,
  invoice_id bigint NOT NULL REFERENCES supplier_invoices,
  PRIMARY KEY (payment_id, invoice_id)
);
CREATE INDEX supplier_payment_invoices_of ON supplier_payment_invoices (invoice_id);

-- Bank details and hotels of suppliers change, costs rise, and suppliers are paid by two people above the sums.
ALTER TABLE concessions
  DROP CONSTRAINT concessions_kind_check,
  ADD CONSTRAINT concessions_kind_check CHECK (kind IN ('cancellation', 'price', 'room', 'refund', 'waiver', 'goodwill',
    'correction', 'write_off', 'top_up', 'credit', 'price_group', 'pay_back', 'cost', 'supplier', 'payment',
    'month', 'supplier_payment', 'settings', 'bank', 'staff'));

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry',
    'operator', 'staff_role', 'driver', 'vehicle', 'hotel', 'entity', 'receipt', 'bill', 'invoice', 'tax_code',
    'price_group', 'work_order', 'reply_template', 'article', 'channel', 'comment', 'tag', 'office', 'supplier'));
