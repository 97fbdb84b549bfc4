-- What is given before a service waits for a second person, too: a cancellation for less than its fee, and a price that is
-- lowered as goodwill.
ALTER TABLE order_corrections
  DROP CONSTRAINT order_corrections_kind_check,
  ADD CONSTRAINT order_corrections_kind_check CHECK (kind IN ('outcome', 'refund', 'waiver', 'cancellation', 'price'));
