-- The last searches of each user, by product. A search that is run again is written again and so becomes the newest.
CREATE TABLE recent_searches (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users (id),
  product text NOT NULL CHECK (product IN ('hotel', 'car', 'airport')),
  -- Search of the address of the product's list, without filters and place in the list.
  query text NOT NULL CHECK (char_length(query) BETWEEN 1 AND 1000),
  searched_at timestamptz NOT NULL,
  UNIQUE (user_id, product, query)
);
CREATE INDEX recent_searches_of_user ON recent_searches (user_id, id DESC);
