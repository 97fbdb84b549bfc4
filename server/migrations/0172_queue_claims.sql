-- Who has taken an entry of the staff's queues, and until when it is hidden. A claim older than the entry is ignored, and a
-- job deletes claims of entries that no longer wait.
CREATE TABLE queue_claims (
  queue text NOT NULL,
  object_id bigint NOT NULL,
  -- Queues that keep the owner with the object (reviews, work orders) use the other columns only.
  staff_id bigint NOT NULL REFERENCES users (id),
  since timestamptz NOT NULL,
  snoozed_until timestamptz,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (queue, object_id),
  CHECK (snoozed_until > since),
  CHECK ((snoozed_until IS NULL) = (reason = ''))
);
