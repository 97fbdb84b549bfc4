-- A hotel whose silence counts: a stay there is completed by the clock without a confirmation code or a check-in.
ALTER TABLE hotels ADD COLUMN is_trusted boolean NOT NULL DEFAULT false;

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel'));
