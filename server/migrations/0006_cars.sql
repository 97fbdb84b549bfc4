-- Cars with a driver: where, what, at which price by season; and the car's part of an order.

CREATE TABLE car_locations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('city', 'downtown', 'airport', 'station', 'border')),
  -- The city of a branch.
  city_id bigint REFERENCES car_locations,
  country_code char(2) NOT NULL,
  tz text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  -- Cities, besides its own, where cars of a city may be given back; all of one zone.
  drop_off_codes text[] NOT NULL DEFAULT '{}',
  position integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  CHECK ((kind = 'city') = (city_id IS NULL))
);
CREATE INDEX car_locations_city ON car_locations (city_id);

CREATE TABLE industrial_zones (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  city_id bigint NOT NULL REFERENCES car_locations,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  -- Minor units an entry.
  amount bigint NOT NULL CHECK (amount >= 0),
  position smallint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true
);
CREATE INDEX industrial_zones_city ON industrial_zones (city_id);

-- A rate card: a model at a branch, sold under one mileage and cancellation policy.
CREATE TABLE car_rates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  location_id bigint NOT NULL REFERENCES car_locations,
  model_id bigint NOT NULL REFERENCES vehicle_models,
  pool_id bigint NOT NULL REFERENCES vehicle_pools,
  -- Kilometres a day within the price; null = unlimited.
  km_per_day integer CHECK (km_per_day > 0),
  extra_km_amount bigint CHECK (extra_km_amount >= 0),
  included text[] NOT NULL DEFAULT '{}',
  half_day_minutes smallint NOT NULL DEFAULT 300 CHECK (half_day_minutes > 0),
  all_day_minutes smallint NOT NULL DEFAULT 600 CHECK (all_day_minutes > half_day_minutes),
  -- Per vehicle and unit, minor units.
  chinese_driver_amount bigint NOT NULL CHECK (chinese_driver_amount >= 0),
  -- Relative rules of domain/cancellation-policy.
  policy jsonb NOT NULL,
  -- [{from, to, half, all, overtime}]: dates as in docs/import.md, amounts in minor units; of the seasons that
  -- hold a date the last one counts, and a date without one is not for sale.
  seasons jsonb NOT NULL DEFAULT '[]',
  position smallint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  CHECK ((km_per_day IS NULL) = (extra_km_amount IS NULL))
);
CREATE INDEX car_rates_location ON car_rates (location_id) WHERE active;

CREATE TABLE car_orders (
  order_id bigint PRIMARY KEY REFERENCES orders,
  rate_id bigint NOT NULL REFERENCES car_rates,
  pool_id bigint NOT NULL REFERENCES vehicle_pools,
  -- Every civil date on which the vehicles are out.
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  vehicles smallint NOT NULL CHECK (vehicles BETWEEN 1 AND 20),
  -- The offer as it was sold: model, terms, prices, locations, lines.
  sold_as jsonb NOT NULL,
  passenger_name text NOT NULL,
  pick_up_address text NOT NULL DEFAULT '',
  drop_off_address text NOT NULL DEFAULT '',
  -- Whether units are still taken from stock.
  holds_stock boolean NOT NULL DEFAULT true
);
