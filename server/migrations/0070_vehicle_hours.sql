-- What orders hold of vehicle pools is time, not days: from when a vehicle sets off until it is back and ready.

ALTER TABLE vehicle_holds ADD from_at timestamptz, ADD to_at timestamptz;
UPDATE vehicle_holds SET from_at = service_start, to_at = service_end FROM orders WHERE orders.id = order_id;
ALTER TABLE vehicle_holds
  ALTER from_at SET NOT NULL,
  ALTER to_at SET NOT NULL,
  ADD CHECK (to_at > from_at),
  DROP first_day,
  DROP last_day;
CREATE INDEX vehicle_holds_pool ON vehicle_holds (pool_id, to_at) WHERE active;

DROP TABLE vehicle_days;
DROP FUNCTION note_sold_change();

-- How many are left of a pool changes with what is held of it and with the vehicles that belong to it. What leaves a
-- pool changes it as much as what comes to it.
CREATE FUNCTION note_pool_of_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'vehicle_pools', pool_id FROM added WHERE pool_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE FUNCTION note_pool_of_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'vehicle_pools', pool_id FROM gone WHERE pool_id IS NOT NULL;
  RETURN NULL;
END $$;
CREATE FUNCTION note_pool_of_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id)
  SELECT 'vehicle_pools', pool_id FROM gone WHERE pool_id IS NOT NULL
  UNION SELECT 'vehicle_pools', pool_id FROM added WHERE pool_id IS NOT NULL;
  RETURN NULL;
END $$;
DO $$
DECLARE
  followed text;
BEGIN
  FOREACH followed IN ARRAY ARRAY['vehicle_holds', 'vehicles'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_added()', followed || '_inserted', followed);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS gone NEW TABLE AS added
      FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_moved()', followed || '_updated', followed);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS gone
      FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_gone()', followed || '_deleted', followed);
  END LOOP;
END $$;

-- Where a ride begins and ends, and how far that is from the bases there: who drives it needs the time to get there.
ALTER TABLE rides
  ADD from_base_id bigint REFERENCES bases,
  ADD to_base_id bigint REFERENCES bases,
  ADD out_minutes integer NOT NULL DEFAULT 0 CHECK (out_minutes >= 0),
  ADD back_minutes integer NOT NULL DEFAULT 0 CHECK (back_minutes >= 0),
  DROP CONSTRAINT rides_driver_language_check,
  ADD CONSTRAINT rides_driver_language_check
    CHECK (driver_language IN ('burmese', 'chinese', 'thai', 'english'));
