-- Roles of the seller's staff as rows. The built-in ones take their nodes from the code; a role added by an administrator
-- has a name and nodes of its own.
CREATE SEQUENCE staff_role_numbers AS integer;

CREATE TABLE staff_roles (
  code text PRIMARY KEY CHECK (code ~ '^(administrator|desk|finance|editor|auditor|role_[1-9][0-9]{0,8})$'),
  name text NOT NULL CHECK (char_length(name) <= 40),
  nodes text[],
  changed_at timestamptz,
  CHECK ((code LIKE 'role\_%') = (nodes IS NOT NULL)),
  CHECK ((nodes IS NULL) = (name = '')),
  CHECK ((nodes IS NULL) = (changed_at IS NULL))
);
CREATE UNIQUE INDEX staff_roles_name ON staff_roles (lower(name)) WHERE nodes IS NOT NULL;

INSERT INTO staff_roles (code, name)
VALUES ('administrator', ''), ('desk', ''), ('finance', ''), ('editor', ''), ('auditor', '');

ALTER TABLE users DROP CONSTRAINT users_staff_role_check;
ALTER TABLE users ADD CONSTRAINT users_staff_role_fkey FOREIGN KEY (staff_role) REFERENCES staff_roles (code);

ALTER TABLE operator_actions DROP CONSTRAINT operator_actions_object_kind_check;
ALTER TABLE operator_actions ADD CONSTRAINT operator_actions_object_kind_check CHECK (object_kind IN (
  'order', 'agency', 'site', 'menu_entry', 'operator', 'staff_role', 'driver', 'hotel', 'entity', 'receipt', 'bill', 'invoice',
  'tax_code', 'price_group', 'work_order', 'reply_template', 'article', 'channel', 'comment', 'tag', 'office'
));
