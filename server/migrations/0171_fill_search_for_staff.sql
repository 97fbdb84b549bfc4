-- outside a transaction
INSERT INTO agency_search (agency_id, user_id, words)
  SELECT agencies.id, NULL, agency_words(agencies) FROM agencies ON CONFLICT DO NOTHING;
INSERT INTO agency_search (agency_id, user_id, words)
  SELECT users.agency_id, users.id, agency_user_words(users) FROM users WHERE agency_id IS NOT NULL
  ON CONFLICT DO NOTHING;
INSERT INTO invoice_search (invoice_id, words)
  SELECT invoices.id, invoice_words(invoices) FROM invoices ON CONFLICT DO NOTHING;
INSERT INTO receipt_search (receipt_id, words)
  SELECT receipts.id, receipt_words(receipts) FROM receipts ON CONFLICT DO NOTHING;
CREATE INDEX CONCURRENTLY IF NOT EXISTS agency_search_words ON agency_search USING gin (words) WITH (fastupdate = off);
CREATE INDEX CONCURRENTLY IF NOT EXISTS invoice_search_words ON invoice_search USING gin (words) WITH (fastupdate = off);
CREATE INDEX CONCURRENTLY IF NOT EXISTS receipt_search_words ON receipt_search USING gin (words) WITH (fastupdate = off);
