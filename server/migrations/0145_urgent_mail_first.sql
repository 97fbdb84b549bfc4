-- outside a transaction
-- Finds the messages to send next: codes first, because a person waits for them at a screen, then the longest due.
CREATE INDEX CONCURRENTLY IF NOT EXISTS outbox_next
  ON outbox (kind, (event ~ '^(code|captcha)_') DESC, next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
