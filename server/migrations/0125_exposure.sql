-- One figure says what an agency owes: the exposure. Its parts are the open charges and the held prices, each by its own age.

-- The day on which a charge falls due, whatever bill it is on: set at its cut-off at the latest, never moved to a later day.
-- Null: its cut-off has not come.
ALTER TABLE charges
  ADD due_on date,
  -- Disputed in time: it does not fall overdue before the seller has answered.
  ADD paused boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT charges_paused_while_disputed CHECK (NOT paused OR stage = 'disputed'),
  ADD CONSTRAINT charges_due_on_credit CHECK (due_on IS NULL OR channel = 'credit');

CREATE OR REPLACE FUNCTION refuse_other_charge() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE moving CONSTANT text[] := ARRAY['settled', 'stage', 'bill_id', 'invoice_stage', 'due_on', 'paused'];
BEGIN
  IF to_jsonb(NEW) - moving <> to_jsonb(OLD) - moving THEN
    RAISE EXCEPTION 'charge % keeps what it is', OLD.id;
  END IF;
  IF OLD.due_on IS NOT NULL AND (NEW.due_on IS NULL OR NEW.due_on > OLD.due_on) THEN
    RAISE EXCEPTION 'charge % falls due on % and not later', OLD.id, OLD.due_on;
  END IF;
  RETURN NEW;
END $$;

UPDATE charges SET due_on = bills.due_on FROM bills
  WHERE bills.id = charges.bill_id AND bills.due_on IS NOT NULL;

CREATE INDEX charges_due ON charges (agency_id, due_on)
  WHERE channel = 'credit' AND settled <> amount AND NOT paused;
CREATE INDEX charges_given_back ON charges (agency_id, id)
  WHERE channel = 'credit' AND settled <> amount AND amount < 0;

-- What was given back of one charge pays another: nobody owes and is owed at once.
CREATE TABLE charge_offsets (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL,
  credit_id bigint NOT NULL,
  debt_id bigint NOT NULL,
  -- The bill that the debt was on; null: none.
  bill_id bigint,
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  FOREIGN KEY (credit_id, agency_id) REFERENCES charges (id, agency_id),
  FOREIGN KEY (debt_id, agency_id) REFERENCES charges (id, agency_id)
);
CREATE INDEX charge_offsets_debt ON charge_offsets (debt_id);
CREATE INDEX charge_offsets_credit ON charge_offsets (credit_id);
CREATE TRIGGER charge_offsets_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON charge_offsets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was given back lowers a bill at once, line by line; its total stays what was billed.
ALTER TABLE bill_lines
  ADD given_back bigint NOT NULL DEFAULT 0,
  ADD CONSTRAINT bill_lines_given_back CHECK (given_back BETWEEN 0 AND greatest(amount, 0)),
  -- By when the seller answers a dispute, and when the staff were reminded that nobody has.
  ADD answer_by timestamptz,
  ADD escalated_at timestamptz;
CREATE INDEX bill_lines_unanswered ON bill_lines (answer_by, id) WHERE state = 'disputed' AND escalated_at IS NULL;

ALTER TABLE bills
  ADD given_back bigint NOT NULL DEFAULT 0,
  DROP CONSTRAINT bills_check,
  DROP CONSTRAINT bills_check5,
  ADD CONSTRAINT bills_settled_within
    CHECK (paid >= 0 AND written_off >= 0 AND given_back >= 0 AND paid + written_off + given_back <= greatest(total, 0)),
  ADD CONSTRAINT bills_paid_whole CHECK (status <> 'paid' OR paid + given_back = total);

ALTER TABLE bill_events
  DROP CONSTRAINT bill_events_event_check,
  ADD CONSTRAINT bill_events_event_check CHECK (event IN ('submitted', 'issued', 'confirmed', 'withdrawn', 'rejected',
    'voided', 'disputed', 'answered', 'offered', 'paid', 'unpaid', 'written_off', 'recovered', 'unrecovered', 'credited',
    'given_back', 'reminded'));

-- A bill of which nothing is paid lets go of what was given back on a line of its own: that is set off from now on.
WITH off AS (
  UPDATE bill_lines line SET state = 'returned' FROM bills
  WHERE bills.id = line.bill_id AND line.state = 'billed' AND line.amount < 0
    AND bills.status IN ('submitted', 'confirmed') AND bills.paid = 0 AND bills.written_off = 0
  RETURNING line.bill_id, line.charge_id, line.amount
), opened AS (
  UPDATE charges SET stage = 'open', bill_id = NULL FROM off WHERE charges.id = off.charge_id
)
UPDATE bills SET total = total - off.amount
  FROM (SELECT bill_id, sum(amount) AS amount FROM off GROUP BY bill_id) off WHERE bills.id = off.bill_id;

-- What each agency owes, part by part; what is given back and not set off yet counts against it.
CREATE VIEW exposure_parts AS
  SELECT agency_id, 'held'::text AS part, NULL::date AS due_on, false AS paused, total_price AS amount
  FROM orders
  WHERE pay_status = 'on_credit' AND order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')
  UNION ALL
  SELECT agency_id, CASE stage WHEN 'open' THEN 'unbilled' WHEN 'applied' THEN 'applied' WHEN 'disputed' THEN 'disputed'
    ELSE 'billed' END, due_on, paused, amount - settled
  FROM charges WHERE channel = 'credit' AND settled <> amount;

-- From now on the column is a stop that a person lifts, set by a write-off; what is overdue stops by itself.
UPDATE agencies SET credit_stopped_at = NULL WHERE credit_stopped_at IS NOT NULL;

DROP FUNCTION credit_terms(bigint, timestamptz);
-- What an agency's credit depends on at an instant. Volatile, so that it reads by a snapshot of its own: asked once the
-- accounts are locked, it knows what was committed while the lock was waited for. `credit_stopped`: by a write-off;
-- `credit_overdue`: something is past due by more than the grace.
CREATE FUNCTION credit_terms(agency_id bigint, instant timestamptz, OUT credit_limit bigint, OUT temporary_until timestamptz,
  OUT low_balance bigint, OUT verified boolean, OUT money_stopped boolean, OUT credit_stopped boolean,
  OUT credit_overdue boolean)
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  latest date;
BEGIN
  SELECT coalesce(CASE WHEN contract.temporary_until > instant THEN contract.temporary_limit ELSE contract.credit_limit END, 0),
      CASE WHEN contract.temporary_until > instant THEN contract.temporary_until END, coalesce(contract.low_balance, 0),
      agency.verified_at IS NOT NULL, agency.money_stopped_at IS NOT NULL, agency.credit_stopped_at IS NOT NULL,
      (instant AT TIME ZONE agency.tz)::date - coalesce(contract.grace_days, 0)
    INTO credit_limit, temporary_until, low_balance, verified, money_stopped, credit_stopped, latest
    FROM agencies agency LEFT JOIN LATERAL (
      SELECT version.* FROM agency_contracts version
      WHERE version.agency_id = agency.id AND version.valid_from <= instant
      ORDER BY version.valid_from DESC, version.id DESC LIMIT 1
    ) contract ON true
    WHERE agency.id = credit_terms.agency_id;
  credit_overdue := EXISTS (SELECT FROM exposure_parts part
    WHERE part.agency_id = credit_terms.agency_id AND NOT part.paused AND part.due_on < latest AND part.amount > 0);
END $$;
