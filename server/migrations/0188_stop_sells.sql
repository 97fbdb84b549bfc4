-- Nights that the desk took off sale. Rooms left and prices stay as they are, so that opening the nights restores them.
CREATE TABLE stop_sells (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hotel_id bigint NOT NULL REFERENCES hotels (id),
  -- NULL = all rooms of the hotel, also those that an import adds later.
  room_type_id bigint REFERENCES room_types (id),
  -- First and last night, both included, by the date at the hotel.
  from_night date NOT NULL,
  to_night date NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  stopped_by bigint NOT NULL REFERENCES users (id),
  stopped_at timestamptz NOT NULL,
  opened_by bigint REFERENCES users (id),
  opened_at timestamptz,
  CHECK (to_night BETWEEN from_night AND from_night + 365),
  CHECK ((opened_by IS NULL) = (opened_at IS NULL))
);
CREATE INDEX stop_sells_hotel ON stop_sells (hotel_id) WHERE opened_at IS NULL;
CREATE INDEX stop_sells_last_night ON stop_sells (to_night);

-- Searches re-read the hotel.
CREATE TRIGGER stop_sells_inserted AFTER INSERT ON stop_sells
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER stop_sells_updated AFTER UPDATE ON stop_sells
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER stop_sells_deleted AFTER DELETE ON stop_sells
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
