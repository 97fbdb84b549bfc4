-- What the source of flight data reported last about the flight of a pick-up.
CREATE TABLE flight_reports (
  order_id bigint PRIMARY KEY REFERENCES transfer_orders (order_id),
  -- The order may change its flight; a report about another flight is ignored.
  flight_number text NOT NULL,
  state text NOT NULL CHECK (state IN ('expected', 'landed', 'cancelled')),
  lands_at timestamptz NOT NULL,
  -- When the source was first heard to say this.
  since timestamptz NOT NULL,
  looked_up_at timestamptz NOT NULL
);
