-- Drivers and vehicles of other companies, hired for single rides: rows like the seller's own, so that vouchers, day sheets
-- and texts treat them alike. They are not offered for other rides.
ALTER TABLE drivers ADD COLUMN company text NOT NULL DEFAULT '';
ALTER TABLE vehicles ADD COLUMN company text NOT NULL DEFAULT '';
CREATE INDEX drivers_of_companies ON drivers (company, phone) WHERE company <> '';

-- Rides that a hired car drives, with what it costs the seller.
CREATE TABLE hired_rides (
  ride_id bigint PRIMARY KEY REFERENCES rides (id),
  company text NOT NULL CHECK (char_length(company) BETWEEN 1 AND 80),
  -- Minor units of the order's currency; NULL = not known yet.
  cost bigint CHECK (cost >= 0),
  hired_by bigint NOT NULL REFERENCES users (id),
  hired_at timestamptz NOT NULL
);
