-- What processes keep in memory and must read again, of whatever kind. A reader remembers the oldest transaction still
-- open when it read and asks again for everything from there on: no row is missed, whatever the order of commits.
CREATE TABLE changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Who reads again.
  topic text NOT NULL,
  -- What; null for all of a topic.
  id bigint,
  -- The days that changed, both included; null where it is not only days.
  first_day date,
  last_day date,
  CHECK ((first_day IS NULL) = (last_day IS NULL))
);
CREATE INDEX changes_xid ON changes (xid);

-- Which transaction was the oldest one open at an instant: changes older than a mark of some minutes ago were visible
-- to every reader since then, so they can go; a reader that has not read since then must read everything.
CREATE TABLE change_marks (
  at timestamptz PRIMARY KEY DEFAULT now(),
  oldest_open xid8 NOT NULL
);

CREATE OR REPLACE FUNCTION note_units_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id, first_day, last_day)
    SELECT 'hotel_units', hotel_id, min(month), max(month) FROM changed GROUP BY hotel_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_prices_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id, first_day, last_day)
    SELECT 'hotel_prices', hotel_id, min(month), max(month) FROM changed GROUP BY hotel_id;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_facts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'hotel_facts', hotel_id FROM changed;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_hotel_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT 'hotel_facts', id FROM changed;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_hotel_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id)
    SELECT 'hotel_facts', changed.id FROM changed JOIN former USING (id)
     WHERE to_jsonb(changed) - 'views' <> to_jsonb(former) - 'views';
  RETURN NULL;
END $$;

-- A topic that is read as a whole; a statement that changes nothing is no news.
CREATE FUNCTION note_topic_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic) SELECT TG_ARGV[0] WHERE EXISTS (SELECT FROM changed);
  RETURN NULL;
END $$;

DROP TRIGGER destinations_changed ON destinations;
DROP FUNCTION note_destination_change();
DROP TABLE catalogue_changes, catalogue_marks;

-- A transition table belongs to one event, so each table has three triggers.
DO $$
DECLARE
  topics jsonb := '{
    "destinations": "destinations",
    "site_settings": "site_settings"
  }';
  followed record;
BEGIN
  FOR followed IN SELECT key AS name, value AS topic FROM jsonb_each_text(topics) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(%L)',
      followed.name || '_inserted', followed.name, followed.topic);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(%L)',
      followed.name || '_updated', followed.name, followed.topic);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(%L)',
      followed.name || '_deleted', followed.name, followed.topic);
  END LOOP;
END $$;
