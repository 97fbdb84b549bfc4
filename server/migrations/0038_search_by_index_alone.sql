-- outside a transaction
-- What an order found by its words is counted and sorted by: thousands of them are read from here alone.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_found
  ON orders (id) INCLUDE (agency_id, product, order_status, booked_by, created_at, service_start);
