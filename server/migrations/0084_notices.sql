-- A notice is one row for each event and each of those who are told of it. Those kept so far were the agency's: they
-- become its owners', without the link they never had.
ALTER TABLE notices
  ADD COLUMN user_id bigint REFERENCES users ON DELETE CASCADE,
  ADD COLUMN kind text NOT NULL DEFAULT 'orders',
  -- A path of the web that shows what it is about; empty where nothing does.
  ADD COLUMN link text NOT NULL DEFAULT '',
  ALTER COLUMN agency_id DROP NOT NULL;

INSERT INTO notices (user_id, kind, event, facts, created_at, read_at)
SELECT users.id,
  CASE
    WHEN event LIKE 'bill\_%' THEN 'bills'
    WHEN event LIKE 'invoice\_%' THEN 'invoices'
    WHEN event LIKE 'approval\_%' THEN 'approvals'
    WHEN event IN ('driver_assigned', 'driver_changed', 'flight_moved', 'order_checked_in') THEN 'service_day'
    WHEN event IN ('text_undelivered') THEN 'security'
    WHEN event LIKE 'order\_%' AND event NOT IN ('order_corrected', 'order_price_changed', 'order_given_back') THEN 'orders'
    ELSE 'money'
  END,
  event, facts, notices.created_at, read_at
FROM notices JOIN users ON users.agency_id = notices.agency_id AND users.role = 'owner'
ORDER BY notices.id;

DELETE FROM notices WHERE user_id IS NULL;
DROP INDEX notices_agency;
ALTER TABLE notices
  DROP COLUMN agency_id,
  ALTER COLUMN user_id SET NOT NULL,
  ALTER COLUMN kind DROP DEFAULT,
  ALTER COLUMN link DROP DEFAULT;

CREATE INDEX notices_user ON notices (user_id, id DESC);
CREATE INDEX notices_kind ON notices (user_id, kind, id DESC);
CREATE INDEX notices_unread ON notices (user_id, id DESC) WHERE read_at IS NULL;

-- What a user has switched on or off, where that is not how it is for everybody.
CREATE TABLE message_switches (
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'notice', 'text')),
  is_on boolean NOT NULL,
  PRIMARY KEY (user_id, kind, channel)
);

-- Whose notices there are more or fewer unread of: every process tells the streams of theirs that it holds.
CREATE FUNCTION note_added_notices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'notices', user_id FROM added;
  RETURN NULL;
END $$;
CREATE TRIGGER notices_added AFTER INSERT ON notices
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_notices();
CREATE TRIGGER notices_read AFTER UPDATE ON notices
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_notices();
