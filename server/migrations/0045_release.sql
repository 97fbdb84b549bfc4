-- An allotment goes back to the hotel: nights nearer than so many days keep so many units at most.

ALTER TABLE room_types
  ADD release_days smallint CHECK (release_days BETWEEN 1 AND 364),
  ADD release_keep smallint NOT NULL DEFAULT 0 CHECK (release_keep >= 0);
CREATE INDEX room_types_released ON room_types (id) WHERE release_days IS NOT NULL;
