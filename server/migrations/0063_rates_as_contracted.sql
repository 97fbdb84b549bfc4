-- Prices by who sleeps in a room, limits of a stay by date, what is paid at the property, and what the seller pays.

ALTER TABLE room_types
  -- The price of a night is for so many; null: for as many adults as the room takes.
  ADD base_guests smallint CHECK (base_guests BETWEEN 1 AND 30),
  ADD extra_beds smallint NOT NULL DEFAULT 0 CHECK (extra_beds BETWEEN 0 AND 4);

ALTER TABLE rate_plans
  -- Rows of supplements.csv: [{kind, from, to, ageFrom?, ageTo?, amount, cost?}], the last match of a kind counts.
  ADD supplements jsonb NOT NULL DEFAULT '[]',
  -- [{from, to, weekdays, minStay?, maxStay?, closedToArrival?, closedToDeparture?, stopSell?}], the last that says so counts.
  ADD stay_limits jsonb NOT NULL DEFAULT '[]',
  -- What the price holds already.
  ADD included text[] NOT NULL DEFAULT '{}'
    CHECK (included <@ '{vat,service_charge,commercial_tax,city_tax}'),
  -- Like price_rules, of what the seller pays.
  ADD cost_rules jsonb NOT NULL DEFAULT '[]';

-- What the seller pays for a room and night, 0 = unknown; null where nothing was ever said.
ALTER TABLE rate_months ADD costs integer[] CHECK (0 <= ALL (costs));

CREATE TABLE hotel_fees (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hotel_id bigint NOT NULL REFERENCES hotels,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  basis text NOT NULL CHECK (basis IN ('room_night', 'person_night', 'person_stay', 'stay', 'percent')),
  -- Minor units of its own currency.
  amount bigint NOT NULL DEFAULT 0 CHECK (amount >= 0),
  percent double precision NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  currency char(3) NOT NULL,
  -- Younger guests pay nothing.
  from_age smallint NOT NULL DEFAULT 0 CHECK (from_age BETWEEN 0 AND 18),
  -- As seasons are written; both empty = always.
  from_day text NOT NULL DEFAULT '',
  to_day text NOT NULL DEFAULT '',
  position smallint NOT NULL DEFAULT 0,
  active boolean NOT NULL DEFAULT true,
  UNIQUE (hotel_id, code),
  CHECK ((basis = 'percent') = (amount = 0) AND (basis = 'percent') = (percent > 0)),
  CHECK (length(from_day) = length(to_day))
);
CREATE TRIGGER hotel_fees_inserted AFTER INSERT ON hotel_fees
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER hotel_fees_updated AFTER UPDATE ON hotel_fees
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();

ALTER TABLE hotels
  ADD important_zh text NOT NULL DEFAULT '',
  ADD important_en text NOT NULL DEFAULT '',
  -- What is said of children and beds is made from the rates.
  DROP COLUMN child_policy_zh,
  DROP COLUMN child_policy_en;

-- What the seller pays for what was sold, minor units; null = unknown. Shown to the seller's staff only.
ALTER TABLE orders ADD cost bigint CHECK (cost >= 0);
