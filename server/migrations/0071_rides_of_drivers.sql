-- Whoever is to drive a ride is judged by the rides before and after it, those that are over included.
DROP INDEX rides_driver;
DROP INDEX rides_vehicle;
CREATE INDEX rides_driver ON rides (driver_id, starts_at);
CREATE INDEX rides_vehicle ON rides (vehicle_id, starts_at);
