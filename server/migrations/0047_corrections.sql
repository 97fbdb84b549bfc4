-- An order that was wrongly recorded as completed or as a no-show, put right. Above a sum that the seller sets, one of the
-- staff asks and another one decides.
CREATE TABLE order_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  to_status text NOT NULL CHECK (to_status IN ('completed', 'no_show')),
  -- What is kept of the price as a fee when it becomes a no-show; 0 otherwise. Minor units.
  fee bigint NOT NULL CHECK (fee >= 0),
  -- What the agency is charged more (positive) or given back (negative) by it, minor units.
  amount bigint NOT NULL,
  reason text NOT NULL,
  status text NOT NULL CHECK (status IN ('asked', 'done', 'rejected')),
  -- Whether somebody else has to decide.
  needs_second boolean NOT NULL,
  asked_by bigint NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  note text NOT NULL DEFAULT '',
  CHECK ((status = 'asked') = (decided_by IS NULL) AND (status = 'asked') = (decided_at IS NULL)),
  CHECK (NOT needs_second OR decided_by IS NULL OR decided_by <> asked_by)
);
CREATE UNIQUE INDEX order_corrections_open ON order_corrections (order_id) WHERE status = 'asked';
CREATE INDEX order_corrections_asked ON order_corrections (asked_at, id) WHERE status = 'asked';

-- An order may be completed again: what is booked of it is what its entries lack, under the lock of the user.
ALTER TABLE point_entries
  DROP CONSTRAINT point_entries_order_id_event_key,
  DROP CONSTRAINT point_entries_event_check,
  ADD CONSTRAINT point_entries_event_check CHECK (event IN ('order_completed', 'order_corrected'));
CREATE INDEX point_entries_order ON point_entries (order_id);
