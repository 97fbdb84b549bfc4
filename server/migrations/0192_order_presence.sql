-- Staff who have the page of an order open. Unlogged: the rows are worth 45 seconds, and a crash may lose them.
CREATE UNLOGGED TABLE order_presence (
  order_id bigint NOT NULL REFERENCES orders,
  user_id bigint NOT NULL REFERENCES users,
  since timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- The action whose dialog is open; null while the page is only read.
  doing text CHECK (char_length(doing) BETWEEN 1 AND 40),
  PRIMARY KEY (order_id, user_id),
  CHECK (since <= seen_at)
);
-- For the daily purge.
CREATE INDEX order_presence_seen ON order_presence (seen_at);
