-- A driver sees the rides of a day behind a link, reports how far each has come, and adds photos as evidence.

CREATE TABLE driver_links (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  driver_id bigint NOT NULL REFERENCES drivers,
  -- The civil date of the place on which the rides begin.
  day date NOT NULL,
  -- SHA-256 of what stands in the link.
  token_hash bytea NOT NULL UNIQUE,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX driver_links_day ON driver_links (driver_id, day);
CREATE INDEX driver_links_expiry ON driver_links (expires_at);

-- Who moved a ride: one of the staff, or its driver behind the link.
ALTER TABLE ride_history
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN actor text NOT NULL DEFAULT 'operator' CHECK (actor IN ('operator', 'supplier')),
  ADD CHECK ((actor = 'operator') = (user_id IS NOT NULL));

-- Files may come from somebody who is no user, such as a driver: `driver:12`.
ALTER TABLE uploads
  ALTER COLUMN user_id DROP NOT NULL,
  ADD COLUMN sender text,
  ADD CHECK ((user_id IS NULL) <> (sender IS NULL));
CREATE INDEX uploads_sender ON uploads (sender, created_at) WHERE sender IS NOT NULL;

CREATE TABLE ride_photos (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ride_id bigint NOT NULL REFERENCES rides,
  driver_id bigint NOT NULL REFERENCES drivers,
  -- How far the ride had come.
  status text NOT NULL CHECK (status IN ('en_route', 'on_location', 'on_board', 'finished')),
  -- Where the picture is served from: `/storage/…`.
  url text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX ride_photos_ride ON ride_photos (ride_id, id);
CREATE TRIGGER ride_photos_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON ride_photos
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
