-- What an order's people were reminded of, once each.
CREATE TABLE order_reminders (
  order_id bigint NOT NULL REFERENCES orders ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('pay_by', 'free_until', 'day_before')),
  sent_at timestamptz NOT NULL,
  PRIMARY KEY (order_id, kind)
);

-- Which driver and vehicle the contact of an order was last texted.
CREATE TABLE ride_texts (
  ride_id bigint PRIMARY KEY REFERENCES rides ON DELETE CASCADE,
  driver_id bigint NOT NULL REFERENCES drivers,
  vehicle_id bigint NOT NULL REFERENCES vehicles,
  sent_at timestamptz NOT NULL
);

-- The working days whose digest has been sent, to the staff or to a user.
CREATE TABLE digests (
  day date NOT NULL,
  -- null: the staff's.
  user_id bigint REFERENCES users ON DELETE CASCADE,
  sent_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (day, user_id)
);
