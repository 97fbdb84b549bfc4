-- outside a transaction
-- Without the index while every row is written again.
DROP INDEX CONCURRENTLY IF EXISTS order_search_words_by_day;
UPDATE order_search SET words = order_words(orders, order_search.product_words)
  FROM orders WHERE orders.id = order_search.order_id;
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_search_words_by_day ON order_search
  USING gin (words, order_days(agency_id, created_at, service_start)) WITH (fastupdate = off);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_booked ON orders (created_at DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_served ON orders (service_start DESC, id DESC);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_in_state ON orders (order_status, created_at DESC, id DESC);
