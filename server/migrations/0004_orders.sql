-- Orders of every product: five status columns, each its own small machine, and what each product adds.

CREATE TABLE quotes (
  id uuid PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies,
  user_id bigint NOT NULL REFERENCES users,
  product text NOT NULL,
  -- The product's own offer, frozen: what would be sold, at which price, under which policy.
  offer jsonb NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  currency char(3) NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  order_id bigint
);
CREATE INDEX quotes_expiry ON quotes (expires_at);

CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sn text NOT NULL UNIQUE,
  product text NOT NULL,
  agency_id bigint NOT NULL REFERENCES agencies,
  booked_by bigint NOT NULL,
  order_status text NOT NULL CHECK (order_status IN ('offer_pending', 'pending_payment', 'processing', 'confirmed',
    'in_service', 'completed', 'cancelling', 'cancelled', 'rejected', 'expired', 'no_show')),
  pay_status text NOT NULL DEFAULT 'unpaid' CHECK (pay_status IN
    ('unpaid', 'paid', 'on_credit', 'part_refunded', 'refunded', 'released')),
  refund_status text NOT NULL DEFAULT 'none' CHECK (refund_status IN ('none', 'requested', 'approved', 'refunded', 'rejected')),
  settlement_status text NOT NULL DEFAULT 'none' CHECK (settlement_status IN
    ('none', 'unsettled', 'applied', 'billed', 'settled', 'disputed', 'written_off')),
  invoice_status text NOT NULL DEFAULT 'not_eligible' CHECK (invoice_status IN
    ('not_eligible', 'invoiceable', 'applied', 'issued', 'red_pending', 'red_issued')),
  pay_channel text CHECK (pay_channel IN ('balance', 'credit')),
  currency char(3) NOT NULL,
  total_price bigint NOT NULL CHECK (total_price > 0),
  adjustments bigint NOT NULL DEFAULT 0,
  -- What a cancellation kept, and what went back to the agency.
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  refund_money bigint NOT NULL DEFAULT 0 CHECK (refund_money >= 0),
  settlement_money bigint NOT NULL DEFAULT 0 CHECK (settlement_money >= 0),
  -- The cancellation timeline in UTC as it was sold: {tz, windows, noShow, nightTotals}.
  policy jsonb NOT NULL,
  tz text NOT NULL,
  service_start timestamptz NOT NULL,
  service_end timestamptz NOT NULL,
  -- Until then guests may still come: the start and its grace.
  no_show_from timestamptz NOT NULL,
  pay_by timestamptz NOT NULL,
  auto_complete_at timestamptz NOT NULL,
  contact_name text NOT NULL,
  contact_phone text NOT NULL,
  reference text NOT NULL DEFAULT '',
  special_requests text NOT NULL DEFAULT '',
  -- Names frozen for lists and searches; the product keeps the details.
  title_zh text NOT NULL,
  title_en text NOT NULL,
  guest_names text[] NOT NULL DEFAULT '{}',
  needs_review text,
  operator_id bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  paid_at timestamptz,
  confirmed_at timestamptz,
  refunded_at timestamptz,
  FOREIGN KEY (booked_by, agency_id) REFERENCES users (id, agency_id),
  CHECK (refund_money + fee <= total_price + adjustments)
);
CREATE INDEX orders_agency ON orders (agency_id, product, id DESC);
CREATE INDEX orders_booker ON orders (booked_by, product, id DESC);
CREATE INDEX orders_pay_by ON orders (pay_by) WHERE order_status = 'pending_payment';
CREATE INDEX orders_auto_complete ON orders (auto_complete_at) WHERE order_status IN ('confirmed', 'in_service');

CREATE TABLE order_lines (
  order_id bigint NOT NULL REFERENCES orders,
  position smallint NOT NULL,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  unit_amount bigint NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (order_id, position),
  CHECK (amount = quantity * unit_amount)
);

CREATE TABLE order_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  event text NOT NULL,
  -- The axes that moved, with every state passed through: {order_status: [from, …, to], …}
  moves jsonb NOT NULL,
  actor text NOT NULL CHECK (actor IN ('member', 'operator', 'timer')),
  user_id bigint REFERENCES users,
  reason text NOT NULL DEFAULT '',
  facts jsonb NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL
);
CREATE INDEX order_history_order ON order_history (order_id, id);
CREATE TRIGGER order_history_immutable BEFORE UPDATE OR DELETE ON order_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What a member was shown before a refund: the fee holds until valid_until.
CREATE TABLE refund_previews (
  id uuid PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  fee bigint NOT NULL,
  refund bigint NOT NULL,
  valid_until timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE hotel_orders (
  order_id bigint PRIMARY KEY REFERENCES orders,
  hotel_id bigint NOT NULL REFERENCES hotels,
  room_type_id bigint NOT NULL REFERENCES room_types,
  rate_plan_id bigint NOT NULL REFERENCES rate_plans,
  check_in date NOT NULL,
  check_out date NOT NULL CHECK (check_out > check_in),
  rooms smallint NOT NULL CHECK (rooms BETWEEN 1 AND 9),
  nationality char(2) NOT NULL,
  -- Names, address, room, meal, bed, nights as they were sold.
  sold_as jsonb NOT NULL,
  -- Guests per room: [{adults, childAges, fullNames}]
  guests jsonb NOT NULL,
  confirmation_code text NOT NULL DEFAULT '',
  room_number text NOT NULL DEFAULT '',
  -- Whether units are still taken from stock.
  holds_stock boolean NOT NULL DEFAULT true
);
CREATE INDEX hotel_orders_room ON hotel_orders (room_type_id, check_in) WHERE holds_stock;
