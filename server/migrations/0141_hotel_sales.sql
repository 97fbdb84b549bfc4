-- Stays of a hotel that were sold of late, counted by a job: what the sort "Hot" goes by besides the value of the import.
ALTER TABLE hotels ADD sold_recently integer NOT NULL DEFAULT 0 CHECK (sold_recently >= 0);

-- Orders are written in the order of their creation, so that a few pages hold those of the last weeks.
CREATE INDEX orders_created ON orders USING brin (created_at);
