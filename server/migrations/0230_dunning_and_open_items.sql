-- The parts with the row that each comes from, so that a list of open items adds up to the exposure by the same view.
CREATE OR REPLACE VIEW exposure_parts AS
  SELECT agency_id, 'held'::text AS part, NULL::date AS due_on, false AS paused, total_price AS amount,
    id AS order_id, NULL::bigint AS charge_id
  FROM orders
  WHERE pay_status = 'on_credit' AND order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')
  UNION ALL
  SELECT agency_id, CASE stage WHEN 'open' THEN 'unbilled' WHEN 'applied' THEN 'applied' WHEN 'disputed' THEN 'disputed'
    ELSE 'billed' END, due_on, paused, amount - settled, order_id, id
  FROM charges WHERE channel = 'credit' AND settled <> amount;

-- Finds the act behind a posting of an agency: both carry the time of the decision.
CREATE INDEX concessions_agency ON concessions (agency_id, decided_at) WHERE decided_at IS NOT NULL;

-- Pauses of the reminders of an agency's bills. The newest row holds; without `until` it ends an earlier pause.
CREATE TABLE reminder_pauses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies (id),
  -- Last day without reminders, in the agency's zone.
  until date,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  user_id bigint NOT NULL REFERENCES users (id),
  set_at timestamptz NOT NULL
);
CREATE INDEX reminder_pauses_agency ON reminder_pauses (agency_id, id DESC);
CREATE TRIGGER reminder_pauses_immutable BEFORE UPDATE OR DELETE ON reminder_pauses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reminder_pauses_kept BEFORE TRUNCATE ON reminder_pauses
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
