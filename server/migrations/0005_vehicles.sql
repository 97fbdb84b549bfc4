-- What cars and airport transfers share: vehicles, drivers, how many can be sold a day, and who drives what when.

CREATE TABLE vehicle_classes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  -- Vehicles of the class, as printed: “Toyota Alphard or similar”.
  examples_zh text NOT NULL DEFAULT '',
  examples_en text NOT NULL DEFAULT '',
  body text NOT NULL CHECK (body IN ('sedan', 'suv', 'pickup', 'mpv', 'van', 'minibus', 'coach')),
  seats smallint NOT NULL CHECK (seats BETWEEN 1 AND 60),
  bags smallint NOT NULL CHECK (bags >= 0),
  picture_seed integer NOT NULL DEFAULT 0,
  position smallint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true
);

CREATE TABLE vehicle_models (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  class_id bigint NOT NULL REFERENCES vehicle_classes,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  body text NOT NULL CHECK (body IN ('sedan', 'suv', 'pickup', 'mpv', 'van', 'minibus', 'coach')),
  -- Passengers at most, children included, the driver not.
  seats smallint NOT NULL CHECK (seats BETWEEN 1 AND 60),
  bags smallint NOT NULL CHECK (bags >= 0),
  energy text NOT NULL CHECK (energy IN ('petrol', 'diesel', 'hybrid', 'electric')),
  drivetrain text NOT NULL CHECK (drivetrain IN ('two_wheel', 'four_wheel')),
  picture_seed integer NOT NULL DEFAULT 0,
  position smallint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true
);

-- How many of something can be sold a day: of a model at a location, of a class at an airport.
CREATE TABLE vehicle_pools (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  units smallint NOT NULL CHECK (units >= 0),
  active boolean NOT NULL DEFAULT true
);

-- A day without a row has sold nothing yet.
CREATE TABLE vehicle_days (
  pool_id bigint NOT NULL REFERENCES vehicle_pools,
  day date NOT NULL,
  sold smallint NOT NULL CHECK (sold >= 0),
  PRIMARY KEY (pool_id, day)
);

CREATE TABLE drivers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  phone text NOT NULL,
  -- Of contract/vehicles.ts: burmese, chinese.
  languages text[] NOT NULL CHECK (cardinality(languages) > 0),
  active boolean NOT NULL DEFAULT true
);

CREATE TABLE vehicles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plate_number text NOT NULL UNIQUE,
  model_id bigint NOT NULL REFERENCES vehicle_models,
  active boolean NOT NULL DEFAULT true
);

-- One vehicle's journey for an order. While it is active its driver and its vehicle are nowhere else: the
-- constraints below are the last word, whatever callers checked before.
CREATE TABLE rides (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  position smallint NOT NULL CHECK (position >= 1),
  status text NOT NULL DEFAULT 'unassigned' CHECK (status IN
    ('unassigned', 'assigned', 'en_route', 'on_location', 'on_board', 'finished')),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  tz text NOT NULL,
  driver_language text NOT NULL CHECK (driver_language IN ('burmese', 'chinese')),
  -- What was booked: a model, or anything of a class.
  model_id bigint REFERENCES vehicle_models,
  class_id bigint REFERENCES vehicle_classes,
  passenger_name text NOT NULL,
  driver_id bigint REFERENCES drivers,
  vehicle_id bigint REFERENCES vehicles,
  -- False once it is finished or its order has ended: driver and vehicle are free.
  active boolean NOT NULL DEFAULT true,
  UNIQUE (order_id, position),
  CHECK ((model_id IS NULL) <> (class_id IS NULL)),
  CHECK ((driver_id IS NULL) = (vehicle_id IS NULL)),
  CHECK ((status = 'unassigned') = (driver_id IS NULL)),
  -- int8range makes one column of two types comparable by gist without an extension.
  CONSTRAINT rides_driver_once EXCLUDE USING gist
    (int8range(driver_id, driver_id, '[]') WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (active AND driver_id IS NOT NULL),
  CONSTRAINT rides_vehicle_once EXCLUDE USING gist
    (int8range(vehicle_id, vehicle_id, '[]') WITH =, tstzrange(starts_at, ends_at) WITH &&)
    WHERE (active AND vehicle_id IS NOT NULL)
);
CREATE INDEX rides_start ON rides (starts_at) WHERE active;
CREATE INDEX rides_driver ON rides (driver_id, starts_at) WHERE active;
CREATE INDEX rides_vehicle ON rides (vehicle_id, starts_at) WHERE active;

CREATE TABLE ride_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ride_id bigint NOT NULL REFERENCES rides,
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  driver_id bigint REFERENCES drivers,
  vehicle_id bigint REFERENCES vehicles,
  user_id bigint NOT NULL REFERENCES users,
  reason text NOT NULL DEFAULT '',
  at timestamptz NOT NULL
);
CREATE INDEX ride_history_ride ON ride_history (ride_id, id);
CREATE TRIGGER ride_history_immutable BEFORE UPDATE OR DELETE ON ride_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What is charged after the service: proposed by the seller, owed once the member has confirmed it.
CREATE TABLE order_adjustments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  kind text NOT NULL CHECK (kind IN ('overtime', 'extra_km', 'waiting', 'tolls_parking', 'other')),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'confirmed', 'withdrawn')),
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_amount bigint NOT NULL CHECK (unit_amount > 0),
  amount bigint NOT NULL CHECK (amount = quantity * unit_amount),
  reason text NOT NULL DEFAULT '',
  proposed_by bigint NOT NULL REFERENCES users,
  proposed_at timestamptz NOT NULL,
  confirmed_by bigint REFERENCES users,
  confirmed_at timestamptz,
  CHECK ((status = 'confirmed') = (confirmed_at IS NOT NULL))
);
CREATE INDEX order_adjustments_order ON order_adjustments (order_id, id);
