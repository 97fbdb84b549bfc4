-- Cash that drivers handed in at the office: what the records say, and what was counted.
CREATE TABLE cash_hand_ins (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  driver_id bigint NOT NULL REFERENCES drivers (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Minor units.
  expected bigint NOT NULL CHECK (expected > 0),
  counted bigint NOT NULL CHECK (counted >= 0),
  -- Explains a difference.
  reason text NOT NULL DEFAULT '' CHECK (counted = expected OR reason <> ''),
  handed_in_on date NOT NULL,
  received_by bigint NOT NULL REFERENCES users (id),
  received_at timestamptz NOT NULL
);

-- Cash that guests paid drivers on the road. Operational records: the ledger knows nothing of them. Never deleted.
CREATE TABLE driver_cash (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  ride_id bigint NOT NULL REFERENCES rides (id),
  driver_id bigint NOT NULL REFERENCES drivers (id),
  -- Minor units.
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  purpose text NOT NULL CHECK (purpose IN ('waiting', 'extra_stop', 'toll_parking', 'extra_km', 'other')),
  note text NOT NULL DEFAULT '' CHECK (purpose <> 'other' OR note <> ''),
  taken_at timestamptz NOT NULL,
  recorded_by bigint NOT NULL REFERENCES users (id),
  recorded_at timestamptz NOT NULL,
  hand_in_id bigint REFERENCES cash_hand_ins (id),
  voided_by bigint REFERENCES users (id),
  voided_at timestamptz,
  void_reason text NOT NULL DEFAULT '',
  CHECK ((voided_by IS NULL) = (voided_at IS NULL)),
  CHECK ((voided_by IS NULL) = (void_reason = ''))
);
CREATE INDEX driver_cash_open ON driver_cash (driver_id) WHERE hand_in_id IS NULL AND voided_at IS NULL;
CREATE INDEX driver_cash_ride ON driver_cash (ride_id, id);
CREATE INDEX driver_cash_driver ON driver_cash (driver_id, id);
