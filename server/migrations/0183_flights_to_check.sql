-- When the desk last recorded or confirmed the landing of a pick-up's flight; null after a change of the trip.
ALTER TABLE transfer_orders ADD COLUMN landing_checked_at timestamptz;
