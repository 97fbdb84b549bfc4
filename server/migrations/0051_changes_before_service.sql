-- What is sold may change before it is served: the lines of the newest revision count, those before stay as they were.
ALTER TABLE order_lines ADD revision integer NOT NULL DEFAULT 0;
ALTER TABLE order_lines DISABLE TRIGGER order_lines_kept;
UPDATE order_lines SET revision = 1 WHERE offer_id IS NOT NULL;
ALTER TABLE order_lines ENABLE TRIGGER order_lines_kept;

-- A member who moves an order to another time may free its driver.
ALTER TABLE ride_history
  DROP CONSTRAINT ride_history_actor_check,
  ADD CONSTRAINT ride_history_actor_check CHECK (actor IN ('operator', 'supplier', 'member')),
  DROP CONSTRAINT ride_history_check,
  ADD CONSTRAINT ride_history_check CHECK ((actor = 'supplier') = (user_id IS NULL));

-- A correction waits for its second person until it is due, and lapses then.
ALTER TABLE order_corrections ADD due_at timestamptz;
UPDATE order_corrections SET due_at = asked_at + interval '72 hours' WHERE needs_second;
ALTER TABLE order_corrections
  ADD CONSTRAINT order_corrections_due_check CHECK (needs_second = (due_at IS NOT NULL)),
  DROP CONSTRAINT order_corrections_status_check,
  ADD CONSTRAINT order_corrections_status_check CHECK (status IN ('asked', 'done', 'rejected', 'lapsed')),
  DROP CONSTRAINT order_corrections_check,
  ADD CONSTRAINT order_corrections_check CHECK ((status = 'asked') = (decided_at IS NULL)
    AND (status IN ('asked', 'lapsed')) = (decided_by IS NULL));
CREATE INDEX order_corrections_due ON order_corrections (due_at, order_id) WHERE status = 'asked';
