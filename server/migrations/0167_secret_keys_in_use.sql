-- Which key encrypts the secrets of this database. All portals on it need that key: one with other keys could not read
-- what the others wrote, so it refuses to start. Holds the fingerprint of the key, never the key.
CREATE TABLE secret_keys_in_use (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  key_id bytea NOT NULL
);
