-- What orders hold of vehicle pools, of whichever product: one table of the fleet instead of columns in each product's.

CREATE TABLE vehicle_holds (
  order_id bigint PRIMARY KEY REFERENCES orders,
  pool_id bigint NOT NULL REFERENCES vehicle_pools,
  -- Every civil date on which the vehicles are out, at the place.
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  vehicles smallint NOT NULL CHECK (vehicles BETWEEN 1 AND 20),
  -- False once the days were given back to the pool.
  active boolean NOT NULL DEFAULT true
);

INSERT INTO vehicle_holds (order_id, pool_id, first_day, last_day, vehicles, active)
SELECT order_id, pool_id, first_day, last_day, vehicles, holds_stock FROM car_orders
UNION ALL
SELECT order_id, pool_id, day, day, vehicles, holds_stock FROM transfer_orders;

ALTER TABLE car_orders
  DROP pool_id, DROP first_day, DROP last_day, DROP vehicles, DROP holds_stock;
ALTER TABLE transfer_orders
  DROP pool_id, DROP day, DROP vehicles, DROP holds_stock;
