-- Files that users sent us. Where a file lies is random and says nothing of its name.

CREATE TABLE uploads (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  driver text NOT NULL,
  path text NOT NULL UNIQUE,
  name text NOT NULL,
  suffix text NOT NULL,
  mimetype text NOT NULL,
  -- A picture drawn anew by us; only such a file is ever shown inside a page.
  is_picture boolean NOT NULL,
  -- Bytes and SHA-1 of what is stored; what was received counts for the day's limit.
  size integer NOT NULL CHECK (size > 0),
  received integer NOT NULL CHECK (received > 0),
  sha1 text NOT NULL CHECK (sha1 ~ '^[0-9a-f]{40}$'),
  width integer NOT NULL CHECK (width >= 0),
  height integer NOT NULL CHECK (height >= 0),
  created_at timestamptz NOT NULL
);
CREATE INDEX uploads_user ON uploads (user_id, created_at);

-- Written before a file is stored and deleted with the row that names it: what stays here is a file of nobody.
CREATE TABLE upload_attempts (
  path text PRIMARY KEY,
  driver text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX upload_attempts_age ON upload_attempts (created_at);

-- What a provider's own template needs of a text message: purpose, language, values.
ALTER TABLE outbox ADD COLUMN parts jsonb CHECK (kind = 'sms' OR parts IS NULL);
-- Who asks again for a text to a number is told how far the last one has come.
CREATE INDEX outbox_texts ON outbox (recipient, id) WHERE kind = 'sms';
