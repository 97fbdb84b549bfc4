-- Airport transfers: airports, the zones and places around them, prices by season; and the transfer's part of an order.

CREATE TABLE airports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  iata char(3) NOT NULL UNIQUE,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  city_zh text NOT NULL,
  city_en text NOT NULL,
  country_code char(2) NOT NULL,
  -- Zone and coordinates come from the airport package, not from files.
  tz text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- Where driver and guests meet after landing.
  meeting_zh text NOT NULL,
  meeting_en text NOT NULL,
  -- Minor units: per vehicle; once an order between 22:00 and 06:00; per seat; per vehicle and started half hour.
  chinese_driver_amount bigint NOT NULL CHECK (chinese_driver_amount >= 0),
  night_amount bigint NOT NULL CHECK (night_amount >= 0),
  child_seat_amount bigint NOT NULL CHECK (child_seat_amount >= 0),
  waiting_amount bigint NOT NULL CHECK (waiting_amount >= 0),
  policy jsonb NOT NULL,
  position integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true
);

CREATE TABLE transfer_zones (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  airport_id bigint NOT NULL REFERENCES airports,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  drive_minutes smallint NOT NULL CHECK (drive_minutes > 0),
  active boolean NOT NULL DEFAULT true,
  UNIQUE (airport_id, code)
);

CREATE TABLE transfer_places (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL,
  airport_id bigint NOT NULL REFERENCES airports,
  zone_id bigint NOT NULL REFERENCES transfer_zones,
  kind text NOT NULL CHECK (kind IN ('hotel', 'landmark', 'station', 'border', 'area')),
  name_zh text NOT NULL,
  name_en text NOT NULL,
  name_local text NOT NULL DEFAULT '',
  address_zh text NOT NULL DEFAULT '',
  address_en text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  UNIQUE (airport_id, code)
);

CREATE TABLE transfer_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  zone_id bigint NOT NULL REFERENCES transfer_zones,
  class_id bigint NOT NULL REFERENCES vehicle_classes,
  pool_id bigint NOT NULL REFERENCES vehicle_pools,
  -- [{from, to, pick_up, drop_off}] per vehicle, as the seasons of a car rate; 0 = that direction is not sold.
  seasons jsonb NOT NULL DEFAULT '[]',
  active boolean NOT NULL DEFAULT true,
  UNIQUE (zone_id, class_id)
);

CREATE TABLE transfer_orders (
  order_id bigint PRIMARY KEY REFERENCES orders,
  rate_id bigint NOT NULL REFERENCES transfer_rates,
  pool_id bigint NOT NULL REFERENCES vehicle_pools,
  -- The civil date of the pick-up at the place.
  day date NOT NULL,
  vehicles smallint NOT NULL CHECK (vehicles BETWEEN 1 AND 20),
  mode text NOT NULL CHECK (mode IN ('pick_up', 'drop_off')),
  -- The offer as it was sold: airport, place, times, class, prices.
  sold_as jsonb NOT NULL,
  passenger_name text NOT NULL,
  sign_text text NOT NULL,
  holds_stock boolean NOT NULL DEFAULT true
);
