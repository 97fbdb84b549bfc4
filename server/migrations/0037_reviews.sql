-- What the staff must look at: why (needs_review, a word of the contract), whose it is, since when, and by when they have
-- decided. It never changes how an order stands.

ALTER TABLE orders
  ADD COLUMN review_queue text CHECK (review_queue IN ('desk', 'finance')),
  ADD COLUMN review_since timestamptz,
  ADD COLUMN review_due timestamptz,
  ADD CONSTRAINT orders_review_whole CHECK (num_nulls(needs_review, review_queue, review_since, review_due) IN (0, 4));
CREATE INDEX orders_review ON orders (review_due, id) WHERE needs_review IS NOT NULL;
