-- How much an agency may hold without paying: so many orders at once, and of a night or a vehicle-day of which it already
-- holds something, so many percent of what is left.

ALTER TABLE agencies
  ADD most_unpaid_orders integer NOT NULL DEFAULT 10 CHECK (most_unpaid_orders > 0),
  ADD most_unpaid_percent smallint NOT NULL DEFAULT 50 CHECK (most_unpaid_percent BETWEEN 1 AND 100);

CREATE INDEX orders_unpaid ON orders (agency_id) WHERE order_status = 'pending_payment';
