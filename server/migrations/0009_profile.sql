-- Points, and when a session was last used.

-- What points add up to has no bound of its own.
ALTER TABLE users ALTER COLUMN score TYPE bigint;

-- Beside the sessions, because it is written while their rows are read by every request.
CREATE TABLE session_uses (
  session_id bigint PRIMARY KEY REFERENCES sessions ON DELETE CASCADE,
  used_at timestamptz NOT NULL
);

-- Every movement of a user's points; users.score is the last one's after.
CREATE TABLE point_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  event text NOT NULL CHECK (event IN ('order_completed')),
  order_id bigint NOT NULL REFERENCES orders,
  amount bigint NOT NULL CHECK (amount <> 0),
  before bigint NOT NULL,
  after bigint NOT NULL CHECK (after >= 0),
  created_at timestamptz NOT NULL,
  CHECK (after = before + amount),
  UNIQUE (order_id, event)
);
CREATE INDEX point_entries_user ON point_entries (user_id, id DESC);
