-- outside a transaction
-- Without the index while every row is written again.
DROP INDEX CONCURRENTLY IF EXISTS order_search_words_by_day;
UPDATE order_search SET product_words = coalesce(part.confirmation_code, ''),
    words = order_words(orders, coalesce(part.confirmation_code, ''))
  FROM orders LEFT JOIN hotel_orders AS part ON part.order_id = orders.id WHERE orders.id = order_search.order_id;
UPDATE work_order_search SET words = work_order_words(
    CASE WHEN asked.agency_id IS NULL THEN ARRAY['0'] ELSE ARRAY['0', asked.agency_id::text] END,
    concat_ws(' ', asked.number, (SELECT sn FROM orders WHERE id = asked.order_id), asked.contact_name, asked.detail))
  FROM work_orders AS asked WHERE asked.id = work_order_search.work_order_id;
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_search_words_by_day ON order_search
  USING gin (words, order_days(agency_id, created_at, service_start)) WITH (fastupdate = off);
