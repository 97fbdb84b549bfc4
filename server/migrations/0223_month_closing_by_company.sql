-- Zone of a company's books: that of its own calendar, else the site's.
CREATE FUNCTION seller_zone(entity bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT calendar ->> 'tz' FROM seller_entities WHERE id = entity),
    (SELECT value #>> '{}' FROM site_settings WHERE name = 'workZone'),
    'Asia/Shanghai')
$$;

-- Day of a posting in the books of its company. The tax of an invoice is booked on the day of the invoice.
ALTER TABLE ledger_postings ADD COLUMN booked_on date;
ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_immutable;
UPDATE ledger_postings posting SET booked_on = coalesce(
  CASE posting.event
    WHEN 'invoice_tax' THEN (SELECT issued_on FROM invoices WHERE id = posting.invoice_id)
    WHEN 'red_invoice_tax' THEN (SELECT issued_on FROM invoice_reds
      WHERE invoice_id = posting.invoice_id AND 'red_invoice:' || id || ':tax' = posting.idempotency_key)
  END,
  (posting.created_at AT TIME ZONE seller_zone(posting.entity_id))::date);
ALTER TABLE ledger_postings ALTER COLUMN booked_on SET NOT NULL;
ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_immutable;
CREATE INDEX ledger_postings_books ON ledger_postings (entity_id, booked_on, id);

-- Dates each posting, and refuses one in a closed month.
CREATE FUNCTION date_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.booked_on := coalesce(NEW.booked_on, (NEW.created_at AT TIME ZONE seller_zone(NEW.entity_id))::date);
  IF NEW.booked_on < (SELECT max(month) + interval '1 month' FROM closed_months) THEN
    RAISE EXCEPTION 'posting % lies in a month that is closed', NEW.idempotency_key;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER ledger_postings_dated BEFORE INSERT ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION date_posting();

-- Closings and reopenings of months.
CREATE TABLE month_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  event text NOT NULL CHECK (event IN ('closed', 'reopened')),
  user_id bigint NOT NULL REFERENCES users,
  -- Second person who approved a reopening.
  approved_by bigint REFERENCES users CHECK (approved_by <> user_id),
  at timestamptz NOT NULL,
  reason text NOT NULL DEFAULT '',
  -- Items that were open at the closing: name, count, sums and the reason for closing in spite of them.
  open_items jsonb NOT NULL DEFAULT '[]',
  CHECK (event = 'closed' OR reason <> '' AND approved_by IS NOT NULL)
);
CREATE INDEX month_events_month ON month_events (month, id);
CREATE TRIGGER month_events_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON month_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
INSERT INTO month_events (month, event, user_id, at)
  SELECT month, 'closed', closed_by, closed_at FROM closed_months ORDER BY month;

-- Sum of each account in the books of each company at the end of a closed month: the next month opens with it.
CREATE TABLE entity_closings (
  month date NOT NULL REFERENCES closed_months,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  account_kind text NOT NULL,
  currency char(3) NOT NULL,
  -- Minor units, debit positive.
  amount bigint NOT NULL,
  PRIMARY KEY (month, entity_id, account_kind, currency)
);
INSERT INTO entity_closings (month, entity_id, account_kind, currency, amount)
  SELECT closed.month, posting.entity_id, account.kind, account.currency, sum(entry.amount)
  FROM closed_months closed
  JOIN ledger_postings posting ON posting.booked_on < closed.month + interval '1 month'
  JOIN ledger_entries entry ON entry.posting_id = posting.id
  JOIN ledger_accounts account ON account.id = entry.account_id
  GROUP BY 1, 2, 3, 4;

-- A closed month is kept unless its reopening was recorded in the same transaction.
CREATE FUNCTION refuse_unless_reopened() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM month_events WHERE month = OLD.month AND event = 'reopened'
    AND xmin = pg_current_xact_id()::xid)
  THEN
    RAISE EXCEPTION '% of % is append-only', TG_TABLE_NAME, OLD.month;
  END IF;
  RETURN OLD;
END $$;
DROP TRIGGER closed_months_kept ON closed_months;
CREATE TRIGGER closed_months_kept BEFORE UPDATE OR TRUNCATE ON closed_months
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed_months_reopened BEFORE DELETE ON closed_months
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_reopened();
DROP TRIGGER month_closings_kept ON month_closings;
CREATE TRIGGER month_closings_kept BEFORE UPDATE OR TRUNCATE ON month_closings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER month_closings_reopened BEFORE DELETE ON month_closings
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_reopened();
CREATE TRIGGER entity_closings_kept BEFORE UPDATE OR TRUNCATE ON entity_closings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entity_closings_reopened BEFORE DELETE ON entity_closings
  FOR EACH ROW EXECUTE FUNCTION refuse_unless_reopened();

CREATE OR REPLACE FUNCTION refuse_reopening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM month_events WHERE event = 'reopened' AND xmin = pg_current_xact_id()::xid) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'ledger account % stays closed before %', OLD.id, OLD.closed_before;
END $$;

-- Accounts of a company's bookkeeping, by kind of ledger account; without a row, the default of its country applies.
CREATE TABLE book_accounts (
  entity_id bigint NOT NULL REFERENCES seller_entities,
  account_kind text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[0-9A-Za-z.-]{1,15}$'),
  name text NOT NULL CHECK (name <> '' AND length(name) <= 60),
  PRIMARY KEY (entity_id, account_kind)
);

ALTER TABLE concessions DROP CONSTRAINT concessions_kind_check,
  ADD CONSTRAINT concessions_kind_check CHECK (kind IN ('cancellation', 'price', 'room', 'refund', 'waiver', 'goodwill',
    'correction', 'write_off', 'top_up', 'credit', 'price_group', 'pay_back', 'payment', 'month', 'settings', 'bank',
    'staff'));
