-- Who uses the portal, how they prove it, and what we tell them.

CREATE TABLE site_settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

CREATE TABLE agencies (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  tz text NOT NULL DEFAULT 'Asia/Shanghai',
  currency char(3) NOT NULL DEFAULT 'USD',
  verified_at timestamptz,
  -- Set by the ledger check: an imbalance stops new money commands of this agency only.
  money_stopped_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Operators are staff of the seller and belong to no agency.
  agency_id bigint REFERENCES agencies,
  role text NOT NULL CHECK (role IN ('owner', 'finance', 'booker', 'viewer', 'operator')),
  username text NOT NULL,
  password_hash text NOT NULL,
  nickname text NOT NULL,
  email text,
  area_num text,
  mobile text,
  avatar text NOT NULL DEFAULT '',
  gender smallint NOT NULL DEFAULT 0 CHECK (gender IN (0, 1, 2)),
  birthday date,
  motto text NOT NULL DEFAULT '',
  score integer NOT NULL DEFAULT 0 CHECK (score >= 0),
  lang text NOT NULL DEFAULT 'zh-cn' CHECK (lang IN ('zh-cn', 'en')),
  disabled_at timestamptz,
  last_login_at timestamptz,
  last_login_ip text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL,
  CHECK ((role = 'operator') = (agency_id IS NULL)),
  UNIQUE (id, agency_id)
);
CREATE UNIQUE INDEX users_username ON users (lower(username));
CREATE UNIQUE INDEX users_email ON users (lower(email));
CREATE UNIQUE INDEX users_mobile ON users (area_num, mobile);
CREATE INDEX users_agency ON users (agency_id);

-- A session is one login on one device; its access token is opaque and only its SHA-256 is kept.
CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users ON DELETE CASCADE,
  access_hash bytea NOT NULL UNIQUE,
  access_expires_at timestamptz NOT NULL,
  -- The token before the last renewal, for requests that were under way meanwhile.
  previous_hash bytea UNIQUE,
  previous_expires_at timestamptz,
  -- Successors are derived from the refresh token and this, so that a repeated renewal gives the same ones.
  refresh_secret bytea NOT NULL DEFAULT uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()),
  keep boolean NOT NULL,
  ip text NOT NULL,
  agent text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

-- Refresh tokens rotate: a used one names its successor, and using it again ends the session.
CREATE TABLE refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id bigint NOT NULL REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

CREATE TABLE captcha_challenges (
  id text PRIMARY KEY,
  answer jsonb NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);

CREATE TABLE verification_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  target text NOT NULL,
  event text NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX verification_codes_target ON verification_codes (target, event, id DESC);

-- Counters of limits that people run into; they survive a restart.
CREATE TABLE throttle_counters (
  name text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (name, window_start)
);

-- One-time links: the first operator's set-up, files for phones.
CREATE TABLE one_time_links (
  token_hash bytea PRIMARY KEY,
  purpose text NOT NULL,
  facts jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE contact_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  content text NOT NULL,
  created_at timestamptz NOT NULL
);

-- Written in the transaction of the event it tells of; a job sends it after commit.
CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('mail', 'sms')),
  event text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  message_id text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  next_try_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz
);
CREATE INDEX outbox_waiting ON outbox (next_try_at) WHERE sent_at IS NULL;

CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies,
  event text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notices_agency ON notices (agency_id, id DESC);

-- Only a success is kept: the row is written in the transaction of the command it guards.
CREATE TABLE idempotency_keys (
  -- Whose key it is: an agency, or the operators.
  scope text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  reply jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, call, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
