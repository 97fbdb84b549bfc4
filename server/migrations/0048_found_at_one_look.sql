-- What an order found by its words is filtered, counted and sorted by stands beside the words: one look at each of
-- thousands, where there were two. The words stay as they are when an order moves, and so does their index: the row has
-- room on its page for another version of itself.
ALTER TABLE order_search
  ADD COLUMN agency_id bigint, ADD COLUMN product text, ADD COLUMN booked_by bigint, ADD COLUMN order_status text,
  ADD COLUMN created_at timestamptz, ADD COLUMN service_start timestamptz, ADD COLUMN tz text;
ALTER TABLE order_search SET (fillfactor = 85);

CREATE OR REPLACE FUNCTION note_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words, agency_id, product, booked_by, order_status, created_at, service_start, tz)
  VALUES (NEW.id, order_words(NEW), NEW.agency_id, NEW.product, NEW.booked_by, NEW.order_status, NEW.created_at,
    NEW.service_start, NEW.tz)
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;

CREATE FUNCTION note_order_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_search SET agency_id = NEW.agency_id, product = NEW.product, booked_by = NEW.booked_by,
    order_status = NEW.order_status, created_at = NEW.created_at, service_start = NEW.service_start, tz = NEW.tz
  WHERE order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_placed
  AFTER UPDATE OF agency_id, product, booked_by, order_status, created_at, service_start, tz ON orders
  FOR EACH ROW WHEN (
    (OLD.agency_id, OLD.product, OLD.booked_by, OLD.order_status, OLD.created_at, OLD.service_start, OLD.tz)
    IS DISTINCT FROM
    (NEW.agency_id, NEW.product, NEW.booked_by, NEW.order_status, NEW.created_at, NEW.service_start, NEW.tz))
  EXECUTE FUNCTION note_order_place();

-- The orders that hold the words, at most so many and in no order. The index is always the way: the planner cannot know
-- how rare a word is. Two words that many orders hold need room while the index compares them.
CREATE FUNCTION find_orders(query tsquery, most bigint) RETURNS TABLE (id bigint, agency_id bigint, product text,
  booked_by bigint, order_status text, created_at timestamptz, service_start timestamptz, tz text)
LANGUAGE sql STABLE SET enable_seqscan = off SET work_mem = '32MB' AS $$
  SELECT order_id, agency_id, product, booked_by, order_status, created_at, service_start, tz
  FROM order_search WHERE words @@ query LIMIT most
$$;
DROP FUNCTION find_orders(tsquery);
