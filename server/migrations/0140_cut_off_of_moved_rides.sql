-- A stay can be cancelled until its cut-off on the day of arrival, which is later than its start; a ride closes at its start.
-- Rides that were moved to an earlier landing kept the cut-off of their former time.
UPDATE orders SET cut_off = service_start WHERE cut_off > service_start;
