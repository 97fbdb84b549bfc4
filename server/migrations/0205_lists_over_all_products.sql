-- outside a transaction
-- Without the index while the rows of rides are written again.
DROP INDEX CONCURRENTLY IF EXISTS order_search_words_by_day;
UPDATE order_search SET product_words = found.by, words = order_words(orders, found.by)
  FROM orders, LATERAL (SELECT product_words_of(orders.id)) AS found (by)
  WHERE orders.id = order_search.order_id AND order_search.product_words <> found.by;
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_search_words_by_day ON order_search
  USING gin (words, order_days(agency_id, created_at, service_start)) WITH (fastupdate = off);
-- The list of an agency's orders of all products: by service, by booking, by sum.
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_agency_next ON orders (agency_id, service_start, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_agency_newest ON orders (agency_id, created_at, id);
CREATE INDEX CONCURRENTLY IF NOT EXISTS orders_of_agency_by_sum ON orders (agency_id, (total_price + adjustments), id);
