-- How long before its service something can still be booked and paid.

ALTER TABLE rate_plans
  -- As an end of a cancellation rule: {daysBefore, time} or {hoursBefore}; null: until check-in.
  ADD cut_off jsonb;
ALTER TABLE car_rates
  ADD cut_off_minutes integer NOT NULL DEFAULT 0 CHECK (cut_off_minutes BETWEEN 0 AND 43200);
ALTER TABLE transfer_rates
  ADD cut_off_minutes integer NOT NULL DEFAULT 0 CHECK (cut_off_minutes BETWEEN 0 AND 43200);
