-- outside a transaction
-- Without the index while every row is written again.
DROP INDEX CONCURRENTLY IF EXISTS order_search_words;
UPDATE order_search SET agency_id = orders.agency_id, product = orders.product, booked_by = orders.booked_by,
    order_status = orders.order_status, created_at = orders.created_at, service_start = orders.service_start,
    tz = orders.tz
  FROM orders WHERE orders.id = order_search.order_id AND order_search.agency_id IS NULL;
ALTER TABLE order_search ALTER agency_id SET NOT NULL, ALTER product SET NOT NULL, ALTER booked_by SET NOT NULL,
  ALTER order_status SET NOT NULL, ALTER created_at SET NOT NULL, ALTER service_start SET NOT NULL,
  ALTER tz SET NOT NULL;
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_search_words ON order_search USING gin (words) WITH (fastupdate = off);
DROP INDEX CONCURRENTLY IF EXISTS orders_found;
