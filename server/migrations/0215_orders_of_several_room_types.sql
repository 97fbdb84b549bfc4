-- Rooms of a stay by room type and rate, where its rooms differ. A stay whose rooms are all alike has no rows here:
-- hotel_orders describes it completely. Otherwise hotel_orders names the type and rate of the first room.
CREATE TABLE hotel_order_lines (
  order_id bigint NOT NULL REFERENCES hotel_orders,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 9),
  room_type_id bigint NOT NULL REFERENCES room_types,
  rate_plan_id bigint NOT NULL REFERENCES rate_plans,
  rooms smallint NOT NULL CHECK (rooms BETWEEN 1 AND 8),
  -- All nights as sold, minor units of the order's currency.
  price bigint NOT NULL CHECK (price >= 0),
  PRIMARY KEY (order_id, position),
  UNIQUE (order_id, rate_plan_id)
);
CREATE INDEX hotel_order_lines_room ON hotel_order_lines (room_type_id);
