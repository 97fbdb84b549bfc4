-- The optional second factor: codes of an authenticator app (TOTP), and codes on paper for when the app is lost.

CREATE TABLE second_factors (
  user_id bigint PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  -- Sealed; its first four bytes say by which key (docs/decisions/0009).
  secret bytea NOT NULL,
  -- Null until a first code has shown that the app holds the secret.
  confirmed_at timestamptz,
  -- The step of the last code that was taken: neither it nor an older one is taken again.
  last_step bigint,
  -- One for all codes of a user, so that a code that is typed in is hashed once.
  recovery_salt bytea NOT NULL,
  created_at timestamptz NOT NULL
);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, hash)
);

-- A login whose password was right and whose second factor is still to come.
CREATE TABLE login_tickets (
  hash bytea PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  -- Hash of the password and addresses it was issued for; when they change it is worthless.
  account_state bytea NOT NULL,
  keep boolean NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX login_tickets_user ON login_tickets (user_id);
