-- A charge after the service that the member neither confirms nor declines: a reminder after three days, accepted after
-- seven. The days count from the proposal, or from the answer to the member's last question.
ALTER TABLE order_adjustments
  ADD COLUMN reminded_at timestamptz,
  -- Who accepted it: a member, the member's silence, or the desk with the evidence in accepted_because.
  ADD COLUMN accepted_by text CHECK (accepted_by IN ('member', 'silence', 'desk')),
  ADD COLUMN accepted_because text NOT NULL DEFAULT '',
  -- When the clock tries again, where the agency's money did not suffice, and the code of that refusal.
  ADD COLUMN retry_at timestamptz,
  ADD COLUMN refused_because text NOT NULL DEFAULT '';
UPDATE order_adjustments SET accepted_by = 'member' WHERE status = 'confirmed';
CREATE INDEX order_adjustments_open ON order_adjustments (proposed_at, id) WHERE status = 'proposed';
