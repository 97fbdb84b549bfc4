-- outside a transaction
-- Orders that hold words which many hold are looked for day by day, from the newest on: the index of words then answers
-- those of some days, and no other is read. The days are those in UTC, of booking and (below zero) of service, and told
-- apart by agency as words are.
CREATE OR REPLACE FUNCTION order_days(agency bigint, booked timestamptz, served timestamptz) RETURNS bigint[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY[
    agency * 100000 + ((booked AT TIME ZONE 'UTC')::date - date '2000-01-01'),
    -(agency * 100000 + ((served AT TIME ZONE 'UTC')::date - date '2000-01-01'))]
$$;
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_search_words_by_day ON order_search
  USING gin (words, order_days(agency_id, created_at, service_start)) WITH (fastupdate = off);
DROP INDEX CONCURRENTLY IF EXISTS order_search_words;
-- As find_orders, but all orders of some days: of booking, or of service.
CREATE OR REPLACE FUNCTION find_orders_of_days(query tsquery, agency bigint, is_served boolean, first date, last date)
RETURNS TABLE (id bigint, agency_id bigint, product text, booked_by bigint, order_status text, created_at timestamptz,
  service_start timestamptz, tz text)
LANGUAGE sql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
  SELECT order_id, agency_id, product, booked_by, order_status, created_at, service_start, tz
  FROM order_search
  WHERE words @@ query AND order_days(agency_id, created_at, service_start) && ARRAY(
    SELECT (order_days(agency, day, day))[CASE WHEN is_served THEN 2 ELSE 1 END]
    FROM generate_series(0, last - first) AS past, LATERAL (SELECT (first + past)::timestamp AT TIME ZONE 'UTC') AS of (day))
$$;
