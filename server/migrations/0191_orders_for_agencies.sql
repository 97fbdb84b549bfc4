-- Orders that the seller's staff book for an agency on the telephone: the member of staff who booked. `booked_by` is then
-- the user of the agency whom the order is booked for.
ALTER TABLE orders ADD COLUMN on_behalf bigint REFERENCES users;
