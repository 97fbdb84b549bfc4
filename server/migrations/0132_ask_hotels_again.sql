-- When the clock asked the hotel of a stay again: before the arrival and after the check-out, each once.
ALTER TABLE hotel_orders
  ADD COLUMN asked_before_at timestamptz,
  ADD COLUMN asked_after_at timestamptz;
