-- The hotel catalogue: destination, hotel, room type, rate plan, and a year of nights.

CREATE TABLE destinations (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('city', 'district', 'landmark')),
  -- The city of a district or landmark.
  city_id bigint REFERENCES destinations,
  country_code char(2) NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  name_local text NOT NULL DEFAULT '',
  tz text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  -- A landmark's hotels are those within this distance.
  radius_km double precision NOT NULL DEFAULT 0,
  -- Which drawn scene stands for it.
  scene text NOT NULL DEFAULT '',
  intro_zh text NOT NULL DEFAULT '',
  intro_en text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0,
  CHECK ((kind = 'city') = (city_id IS NULL))
);

CREATE TABLE hotels (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  city_id bigint NOT NULL REFERENCES destinations,
  district_id bigint REFERENCES destinations,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  name_local text NOT NULL DEFAULT '',
  address_zh text NOT NULL,
  address_en text NOT NULL,
  phone text NOT NULL,
  zip text NOT NULL,
  email text NOT NULL,
  star smallint NOT NULL CHECK (star BETWEEN 1 AND 5),
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  facilities text[] NOT NULL DEFAULT '{}',
  description_zh text NOT NULL DEFAULT '',
  description_en text NOT NULL DEFAULT '',
  child_policy_zh text NOT NULL DEFAULT '',
  child_policy_en text NOT NULL DEFAULT '',
  check_in_from time NOT NULL DEFAULT '14:00',
  check_out_until time NOT NULL DEFAULT '12:00',
  opened_year smallint NOT NULL,
  renovated_year smallint,
  recommended integer NOT NULL DEFAULT 0,
  hot integer NOT NULL DEFAULT 0,
  views integer NOT NULL DEFAULT 0,
  scene text NOT NULL DEFAULT '',
  picture_seed integer NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  listed_at timestamptz NOT NULL
);
CREATE INDEX hotels_city ON hotels (city_id);

CREATE TABLE room_types (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hotel_id bigint NOT NULL REFERENCES hotels,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  size_m2 smallint NOT NULL,
  max_adults smallint NOT NULL CHECK (max_adults > 0),
  max_children smallint NOT NULL CHECK (max_children >= 0),
  max_guests smallint NOT NULL CHECK (max_guests > 0),
  floor text NOT NULL DEFAULT '',
  has_window boolean NOT NULL DEFAULT true,
  smoking boolean NOT NULL DEFAULT false,
  facilities text[] NOT NULL DEFAULT '{}',
  picture_seed integer NOT NULL DEFAULT 0,
  position smallint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  -- Rows of inventory.csv for this room type: [{from, to, weekdays, units}], the last match wins.
  unit_rules jsonb NOT NULL DEFAULT '[]',
  UNIQUE (hotel_id, code)
);

CREATE TABLE rate_plans (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hotel_id bigint NOT NULL REFERENCES hotels,
  room_type_id bigint NOT NULL REFERENCES room_types,
  code text NOT NULL,
  meal text NOT NULL CHECK (meal IN ('room_only', 'breakfast', 'half_board', 'full_board')),
  -- Breakfasts included per room and night.
  breakfasts smallint NOT NULL DEFAULT 0,
  bed text NOT NULL CHECK (bed IN ('king', 'queen', 'double', 'twin', 'single', 'triple', 'family')),
  refundable boolean NOT NULL,
  -- Relative rules of domain/cancellation-policy: {rules: [{until: {daysBefore, time} | null, fee}], noShow}.
  policy jsonb NOT NULL,
  min_stay smallint NOT NULL DEFAULT 1 CHECK (min_stay BETWEEN 1 AND 30),
  -- ISO 3166 codes that may book it; empty = everybody.
  nationalities text[] NOT NULL DEFAULT '{}',
  -- What a child of an age adds per night: [{from, to, amount}]; an age in no band stays free.
  child_bands jsonb NOT NULL DEFAULT '[]',
  position smallint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  price_rules jsonb NOT NULL DEFAULT '[]',
  UNIQUE (room_type_id, code)
);
CREATE INDEX rate_plans_hotel ON rate_plans (hotel_id);

-- One row a month, one array element a night: a year takes 1.2 GB for 100,000 hotels instead of 8.
-- units = what can still be sold; a booking moves n from units to sold.
CREATE TABLE room_months (
  room_type_id bigint NOT NULL REFERENCES room_types,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  hotel_id bigint NOT NULL,
  units smallint[] NOT NULL CHECK (0 <= ALL (units)),
  sold smallint[] NOT NULL CHECK (0 <= ALL (sold)),
  PRIMARY KEY (room_type_id, month),
  CHECK (cardinality(units) = cardinality(sold))
) WITH (fillfactor = 80);

-- Price of one room for one night in minor units; 0 = not for sale that night.
CREATE TABLE rate_months (
  rate_plan_id bigint NOT NULL REFERENCES rate_plans,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  hotel_id bigint NOT NULL,
  prices integer[] NOT NULL CHECK (0 <= ALL (prices)),
  PRIMARY KEY (rate_plan_id, month)
);

-- What searches must read again. A reader remembers the oldest transaction still open when it read
-- and asks again for everything from there on: no row is missed, whatever the order of commits.
CREATE TABLE catalogue_changes (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- 0 stands for the destinations.
  hotel_id bigint NOT NULL,
  -- units, prices: only nights changed, in the months given; facts: the hotel, its rooms or its rate plans.
  kind text NOT NULL CHECK (kind IN ('units', 'prices', 'facts')),
  from_month date,
  to_month date,
  at timestamptz NOT NULL DEFAULT now(),
  CHECK ((kind = 'facts') = (from_month IS NULL) AND (from_month IS NULL) = (to_month IS NULL))
);
CREATE INDEX catalogue_changes_xid ON catalogue_changes (xid);

-- Which transaction was the oldest one open at an instant: changes older than a mark of some minutes ago
-- were visible to every reader since then, so they can go.
CREATE TABLE catalogue_marks (
  at timestamptz PRIMARY KEY DEFAULT now(),
  oldest_open xid8 NOT NULL
);

CREATE FUNCTION note_units_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (hotel_id, kind, from_month, to_month)
    SELECT hotel_id, 'units', min(month), max(month) FROM changed GROUP BY hotel_id;
  RETURN NULL;
END $$;
CREATE FUNCTION note_prices_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (hotel_id, kind, from_month, to_month)
    SELECT hotel_id, 'prices', min(month), max(month) FROM changed GROUP BY hotel_id;
  RETURN NULL;
END $$;
CREATE FUNCTION note_facts_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (hotel_id, kind) SELECT DISTINCT hotel_id, 'facts' FROM changed;
  RETURN NULL;
END $$;
CREATE FUNCTION note_hotel_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (hotel_id, kind) SELECT id, 'facts' FROM changed;
  RETURN NULL;
END $$;
-- Views are counted by every portal for itself: writing them down is no news.
CREATE FUNCTION note_hotel_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (hotel_id, kind)
    SELECT changed.id, 'facts' FROM changed JOIN former USING (id)
     WHERE to_jsonb(changed) - 'views' <> to_jsonb(former) - 'views';
  RETURN NULL;
END $$;
CREATE FUNCTION note_destination_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_changes (hotel_id, kind) VALUES (0, 'facts');
  RETURN NULL;
END $$;

CREATE TRIGGER room_months_inserted AFTER INSERT ON room_months
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_change();
CREATE TRIGGER room_months_updated AFTER UPDATE ON room_months
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_change();
CREATE TRIGGER room_months_deleted AFTER DELETE ON room_months
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_change();
CREATE TRIGGER rate_months_inserted AFTER INSERT ON rate_months
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices_change();
CREATE TRIGGER rate_months_updated AFTER UPDATE ON rate_months
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices_change();
CREATE TRIGGER rate_months_deleted AFTER DELETE ON rate_months
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices_change();
CREATE TRIGGER room_types_inserted AFTER INSERT ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER room_types_updated AFTER UPDATE ON room_types
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER rate_plans_inserted AFTER INSERT ON rate_plans
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER rate_plans_updated AFTER UPDATE ON rate_plans
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER hotels_inserted AFTER INSERT ON hotels
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_hotel_insert();
CREATE TRIGGER hotels_updated AFTER UPDATE ON hotels
  REFERENCING NEW TABLE AS changed OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_hotel_update();
CREATE TRIGGER destinations_changed AFTER INSERT OR UPDATE OR DELETE ON destinations
  FOR EACH STATEMENT EXECUTE FUNCTION note_destination_change();

-- Up to which night the rules of room types and rate plans have been turned into units and prices.
CREATE TABLE catalogue_horizon (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  open_until date NOT NULL
);
