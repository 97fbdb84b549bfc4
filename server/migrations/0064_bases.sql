-- Where vehicles and drivers are at home: cities and airports are served from a base, and a pool sells the vehicles
-- that belong to it.

CREATE TABLE bases (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  country_code char(2) NOT NULL,
  tz text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- What every driver at home here speaks; it is never paid for.
  language text NOT NULL CHECK (language IN ('burmese', 'chinese', 'thai', 'english')),
  -- From one ride within the base to the next.
  turnaround_minutes smallint NOT NULL CHECK (turnaround_minutes BETWEEN 0 AND 1440),
  active boolean NOT NULL DEFAULT true
);

-- Null, as of every row until now: nothing is known of distances, and any driver and vehicle may come.
ALTER TABLE car_locations ADD base_id bigint REFERENCES bases,
  -- A branch is served from its city's base.
  ADD CHECK (kind = 'city' OR base_id IS NULL);
ALTER TABLE airports ADD base_id bigint REFERENCES bases;
ALTER TABLE drivers ADD base_id bigint REFERENCES bases;
ALTER TABLE vehicles ADD base_id bigint REFERENCES bases, ADD pool_id bigint REFERENCES vehicle_pools;
CREATE INDEX vehicles_pool ON vehicles (pool_id);

-- What is read of a base by lists of cars and of transfers is read again with them.
DO $$
DECLARE
  product text;
BEGIN
  FOREACH product IN ARRAY ARRAY['cars', 'transfers'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON bases REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(%L)', 'bases_inserted_for_' || product, product);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON bases REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(%L)', 'bases_updated_for_' || product, product);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON bases REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(%L)', 'bases_deleted_for_' || product, product);
  END LOOP;
END $$;
