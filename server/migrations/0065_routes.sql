-- The usual drive from one base to another, one row each way, and what each class of vehicles costs on it besides.

CREATE TABLE routes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  from_base_id bigint NOT NULL REFERENCES bases,
  to_base_id bigint NOT NULL REFERENCES bases,
  km integer NOT NULL CHECK (km BETWEEN 1 AND 5000),
  -- Usual driving time: nothing shorter is sold.
  minutes integer NOT NULL CHECK (minutes BETWEEN 1 AND 10080),
  -- Minor units a vehicle.
  tolls bigint NOT NULL DEFAULT 0 CHECK (tolls >= 0),
  -- Nights for which the driver is paid away from home.
  driver_nights smallint NOT NULL DEFAULT 0 CHECK (driver_nights BETWEEN 0 AND 30),
  active boolean NOT NULL DEFAULT true,
  UNIQUE (from_base_id, to_base_id),
  CHECK (from_base_id <> to_base_id)
);
CREATE INDEX routes_to_base ON routes (to_base_id);

CREATE TABLE route_fees (
  route_id bigint NOT NULL REFERENCES routes,
  class_id bigint NOT NULL REFERENCES vehicle_classes,
  -- Minor units a vehicle: bringing it home empty, and a night of its driver.
  one_way_fee bigint NOT NULL CHECK (one_way_fee >= 0),
  driver_night bigint NOT NULL CHECK (driver_night >= 0),
  PRIMARY KEY (route_id, class_id)
);
CREATE INDEX route_fees_class ON route_fees (class_id);

-- Lists of cars are priced by them.
DO $$
DECLARE
  followed text;
BEGIN
  FOREACH followed IN ARRAY ARRAY['routes', 'route_fees'] LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(''cars'')', followed || '_inserted', followed);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(''cars'')', followed || '_updated', followed);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change(''cars'')', followed || '_deleted', followed);
  END LOOP;
END $$;

-- Whom the driver rings: until now the agency's contact was rung.
ALTER TABLE car_orders ADD passenger_phone text NOT NULL DEFAULT '';
ALTER TABLE transfer_orders
  ADD passenger_phone text NOT NULL DEFAULT '',
  -- Where exactly within an area; empty for a place that has an address of its own.
  ADD address text NOT NULL DEFAULT '';
ALTER TABLE rides ADD passenger_phone text NOT NULL DEFAULT '';
