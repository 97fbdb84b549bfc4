-- Every act by which the seller gives something up, counted in one place per act, per order and per clerk and day; and the
-- acts that wait until a second person decides them.
CREATE TABLE concessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('cancellation', 'price', 'room', 'refund', 'waiver', 'goodwill', 'correction',
    'write_off', 'top_up', 'credit', 'price_group', 'pay_back', 'settings', 'bank', 'staff')),
  -- What is given up, in minor units of the currency; null where no sum can be named, such as a price below cost.
  amount bigint CHECK (amount > 0),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  agency_id bigint REFERENCES agencies,
  order_id bigint REFERENCES orders,
  reason text NOT NULL,
  object_kind text NOT NULL,
  object_id bigint,
  object_name text NOT NULL,
  asked_by bigint NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  -- Whose approval the act needs: nobody's, a colleague's or a second administrator's.
  needs text NOT NULL CHECK (needs IN ('nobody', 'colleague', 'administrator')),
  status text NOT NULL CHECK (status IN ('asked', 'done', 'rejected', 'lapsed')),
  -- An undecided request lapses at due_at, or is carried out at effective_at where no independent administrator exists;
  -- a write-off and a pay-back wait without a deadline.
  due_at timestamptz,
  effective_at timestamptz,
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  note text NOT NULL DEFAULT '',
  -- The call that is repeated once the act is approved, with its input.
  call text,
  input jsonb,
  lang text,
  -- Of a repeated request the same row is answered.
  call_key text,
  -- The row of another table that waits for the decision instead of a call.
  subject text CHECK (subject IN ('correction', 'write_off', 'pay_back')),
  subject_id bigint,
  CHECK ((amount IS NULL) = (currency IS NULL)),
  CHECK ((call IS NULL) = (input IS NULL)),
  CHECK ((subject IS NULL) = (subject_id IS NULL)),
  CHECK (status <> 'asked' OR needs <> 'nobody'),
  CHECK (due_at IS NULL OR effective_at IS NULL),
  CHECK (status <> 'asked' OR (decided_by IS NULL AND decided_at IS NULL AND (call IS NULL) <> (subject IS NULL))),
  CHECK (decided_by IS NULL OR needs = 'nobody' OR decided_by <> asked_by OR status <> 'done')
);
CREATE INDEX concessions_order ON concessions (order_id) WHERE status = 'done';
CREATE INDEX concessions_clerk ON concessions (asked_by, asked_at) WHERE status = 'done';
CREATE INDEX concessions_day ON concessions (asked_at) WHERE status = 'done';
CREATE INDEX concessions_asked ON concessions (asked_at, id) WHERE status = 'asked';
CREATE UNIQUE INDEX concessions_subject ON concessions (subject, subject_id);
CREATE UNIQUE INDEX concessions_call_key ON concessions (asked_by, call, call_key);
-- One request about the same thing waits at a time.
CREATE UNIQUE INDEX concessions_open ON concessions (call, object_kind, object_name) WHERE status = 'asked';
CREATE TRIGGER concessions_kept BEFORE DELETE OR TRUNCATE ON concessions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A request is decided once; everything else of its row stays as it was asked. The role of the portal holds UPDATE on
-- these tables for that, so the trigger compares the rows.
CREATE FUNCTION decide_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.status <> 'asked' THEN
    RAISE EXCEPTION '% row % is decided already', TG_TABLE_NAME, OLD.id;
  END IF;
  IF (to_jsonb(NEW) - ARRAY['status', 'decided_by', 'decided_at', 'note'])
    <> (to_jsonb(OLD) - ARRAY['status', 'decided_by', 'decided_at', 'note']) THEN
    RAISE EXCEPTION '% row % keeps what was asked', TG_TABLE_NAME, OLD.id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER concessions_decided BEFORE UPDATE ON concessions
  FOR EACH ROW EXECUTE FUNCTION decide_once();
CREATE TRIGGER order_corrections_kept BEFORE DELETE OR TRUNCATE ON order_corrections
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_corrections_decided BEFORE UPDATE ON order_corrections
  FOR EACH ROW EXECUTE FUNCTION decide_once();
CREATE TRIGGER bill_write_offs_kept BEFORE DELETE OR TRUNCATE ON bill_write_offs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bill_write_offs_decided BEFORE UPDATE ON bill_write_offs
  FOR EACH ROW EXECUTE FUNCTION decide_once();
CREATE TRIGGER pay_backs_decided BEFORE UPDATE ON pay_backs
  FOR EACH ROW EXECUTE FUNCTION decide_once();

-- By whom a member of the seller's staff was given the present role, and who approved it; null: set up with the portal.
ALTER TABLE users
  ADD appointed_by bigint REFERENCES users,
  ADD appointed_with bigint REFERENCES users,
  ADD CHECK (appointed_by IS NULL OR role = 'operator'),
  ADD CHECK (appointed_with IS NULL OR appointed_by IS NOT NULL);
-- Whoever invited a member of staff before is known from the staff's activity.
UPDATE users SET appointed_by = action.operator_id
FROM (
  SELECT DISTINCT ON (object_id) object_id, operator_id FROM operator_actions
  WHERE object_kind = 'operator' AND call IN ('console/staff/invite', 'console/staff/setRole')
  ORDER BY object_id, id DESC
) action
WHERE users.id = action.object_id AND users.role = 'operator' AND users.id <> action.operator_id;

-- The sums are kept per currency now.
INSERT INTO site_settings (name, value)
SELECT 'concessionSums', jsonb_build_array(jsonb_build_object('currency', coalesce(
    (SELECT value #>> '{}' FROM site_settings WHERE name = 'currency'), 'USD'),
  'act', former.sum, 'order', 2 * former.sum, 'day', 5 * former.sum))
FROM (SELECT (value #>> '{}')::bigint AS sum FROM site_settings WHERE name = 'correctedAloneUpTo') former;
DELETE FROM site_settings WHERE name = 'correctedAloneUpTo';

-- Requests that wait already are listed with the others.
INSERT INTO concessions (kind, amount, currency, agency_id, order_id, reason, object_kind, object_id, object_name,
  asked_by, asked_at, needs, status, due_at, subject, subject_id)
SELECT CASE correction.kind WHEN 'outcome' THEN 'correction' WHEN 'price' THEN 'goodwill' ELSE correction.kind END,
  nullif(abs(correction.amount), 0), CASE WHEN correction.amount <> 0 THEN orders.currency END, orders.agency_id,
  orders.id, correction.reason, 'order', orders.id, orders.sn, correction.asked_by, correction.asked_at, 'colleague',
  'asked', correction.due_at, 'correction', correction.id
FROM order_corrections correction JOIN orders ON orders.id = correction.order_id WHERE correction.status = 'asked'
UNION ALL
SELECT 'write_off', write_off.amount, bills.currency, bills.agency_id, NULL, write_off.reason, 'bill', bills.id,
  bills.number, write_off.asked_by, write_off.asked_at, 'colleague', 'asked', NULL,
  'write_off', write_off.id
FROM bill_write_offs write_off JOIN bills ON bills.id = write_off.bill_id WHERE write_off.status = 'asked'
UNION ALL
SELECT 'pay_back', pay_back.amount, pay_back.currency, pay_back.agency_id, NULL, pay_back.reason, 'agency', agencies.id,
  agencies.name, pay_back.asked_by, pay_back.asked_at, 'colleague', 'asked', NULL,
  'pay_back', pay_back.id
FROM pay_backs pay_back JOIN agencies ON agencies.id = pay_back.agency_id WHERE pay_back.status = 'asked';
