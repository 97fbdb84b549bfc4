-- One note of an agency about a hotel, shared by all of its users; the last writer is shown with it.
CREATE TABLE hotel_notes (
  agency_id bigint NOT NULL REFERENCES agencies (id),
  hotel_id bigint NOT NULL REFERENCES hotels (id),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
  user_id bigint NOT NULL REFERENCES users (id),
  written_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, hotel_id)
);
