-- outside a transaction
-- Each sort of a list of orders has an index that ends with the id: any page is read from where the one before ended.
-- Those with the state also count and filter by it.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_agency_booked
  ON orders (agency_id, product, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_agency_served
  ON orders (agency_id, product, service_start DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_agency_in_state
  ON orders (agency_id, product, order_status, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_booker_booked
  ON orders (booked_by, product, created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_booker_in_state
  ON orders (booked_by, product, order_status, created_at DESC, id DESC);
-- What these replace.
DROP INDEX CONCURRENTLY IF EXISTS orders_agency;
DROP INDEX CONCURRENTLY IF EXISTS orders_booker;
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_approvals_asked ON order_approvals (asked_by, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS users_of_agency ON users (agency_id, id);
DROP INDEX CONCURRENTLY IF EXISTS users_agency;
