-- What could not be delivered, newest first, for the desk.
CREATE INDEX outbox_given_up ON outbox (given_up_at DESC, id DESC) WHERE given_up_at IS NOT NULL;

-- Addresses to which nothing gets through: the mail server has refused them for good, or a mail came back.
CREATE TABLE refused_addresses (
  -- In lower case.
  address text PRIMARY KEY,
  reason text NOT NULL,
  at timestamptz NOT NULL,
  -- It came back after it had been taken: another that is taken proves nothing.
  came_back boolean NOT NULL
);
