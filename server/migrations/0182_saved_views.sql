-- Filters of a list that a user has given a name.
CREATE TABLE saved_views (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  list text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  query text NOT NULL CHECK (char_length(query) <= 500)
);
CREATE UNIQUE INDEX saved_views_name ON saved_views (user_id, list, lower(name));
