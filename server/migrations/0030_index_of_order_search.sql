-- outside a transaction
INSERT INTO order_search (order_id, words) SELECT id, order_words(orders) FROM orders ON CONFLICT (order_id) DO NOTHING;
-- Each booking writes into the index itself: a list of what is pending would be read by every search.
CREATE INDEX CONCURRENTLY IF NOT EXISTS order_search_words ON order_search USING gin (words) WITH (fastupdate = off);
