-- Periods in which a driver is on leave, ill or at rest, or a vehicle is in the workshop: they are given no rides then.
CREATE TABLE absences (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('leave', 'ill', 'rest', 'workshop')),
  driver_id bigint REFERENCES drivers (id),
  vehicle_id bigint REFERENCES vehicles (id),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  note text NOT NULL CHECK (char_length(note) <= 200),
  CHECK (starts_at < ends_at),
  CHECK ((kind = 'workshop') = (vehicle_id IS NOT NULL)),
  CHECK ((kind = 'workshop') = (driver_id IS NULL))
);
CREATE INDEX absences_of_driver ON absences (driver_id, ends_at) WHERE driver_id IS NOT NULL;
CREATE INDEX absences_of_vehicle ON absences (vehicle_id, ends_at) WHERE vehicle_id IS NOT NULL;

ALTER TABLE operator_actions DROP CONSTRAINT operator_actions_object_kind_check;
ALTER TABLE operator_actions ADD CONSTRAINT operator_actions_object_kind_check CHECK (object_kind IN (
  'order', 'agency', 'site', 'menu_entry', 'operator', 'staff_role', 'driver', 'vehicle', 'hotel', 'entity', 'receipt',
  'bill', 'invoice', 'tax_code', 'price_group', 'work_order', 'reply_template', 'article', 'channel', 'comment', 'tag',
  'office'
));
