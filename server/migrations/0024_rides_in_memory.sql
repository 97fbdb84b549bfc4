-- Lists of cars and transfers are answered from memory as those of hotels are: their tables note what must be read
-- again. Prices and places of a product are few and read as a whole, vehicles left by pool.

CREATE FUNCTION note_pool_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT 'vehicle_pools', id FROM changed;
  RETURN NULL;
END $$;
CREATE FUNCTION note_sold_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'vehicle_pools', pool_id FROM changed;
  RETURN NULL;
END $$;

-- A transition table belongs to one event, so each table has three triggers.
DO $$
DECLARE
  noted jsonb := '{
    "car_locations": "note_topic_change(''cars'')",
    "car_rates": "note_topic_change(''cars'')",
    "vehicle_models": "note_topic_change(''cars'')",
    "airports": "note_topic_change(''transfers'')",
    "transfer_zones": "note_topic_change(''transfers'')",
    "transfer_places": "note_topic_change(''transfers'')",
    "transfer_rates": "note_topic_change(''transfers'')",
    "vehicle_classes": "note_topic_change(''transfers'')",
    "vehicle_pools": "note_pool_change()",
    "vehicle_days": "note_sold_change()"
  }';
  followed record;
BEGIN
  FOR followed IN SELECT key AS name, value AS note FROM jsonb_each_text(noted) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %s', followed.name || '_inserted', followed.name, followed.note);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %s', followed.name || '_updated', followed.name, followed.note);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %s', followed.name || '_deleted', followed.name, followed.note);
  END LOOP;
END $$;
