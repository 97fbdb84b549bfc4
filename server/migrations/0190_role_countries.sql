-- A role of the seller's own can be limited to the countries of the services; NULL means all countries.
ALTER TABLE staff_roles ADD COLUMN countries text[];
ALTER TABLE staff_roles ADD CHECK (countries IS NULL OR nodes IS NOT NULL AND cardinality(countries) > 0);

-- Country of the service of an order, ISO 3166-1 alpha-2; empty if it is not known.
ALTER TABLE orders ADD COLUMN country text NOT NULL DEFAULT '';

UPDATE orders SET country = city.country_code
FROM hotel_orders stay JOIN hotels ON hotels.id = stay.hotel_id JOIN destinations city ON city.id = hotels.city_id
WHERE stay.order_id = orders.id;

UPDATE orders SET country = location.country_code
FROM car_orders rental JOIN car_rates rate ON rate.id = rental.rate_id JOIN car_locations location ON location.id = rate.location_id
WHERE rental.order_id = orders.id;

UPDATE orders SET country = airport.country_code
FROM transfer_orders transfer JOIN transfer_rates rate ON rate.id = transfer.rate_id
  JOIN transfer_zones zone ON zone.id = rate.zone_id JOIN airports airport ON airport.id = zone.airport_id
WHERE transfer.order_id = orders.id;
