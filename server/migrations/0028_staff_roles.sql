-- What each of the seller's staff may do: a role, whose nodes stand in the contract. Rights set one by one, and limits,
-- are an agency's matter: operators still have none of them (users_masters_unlimited).

ALTER TABLE users
  ADD COLUMN staff_role text CHECK (staff_role IN ('administrator', 'desk', 'finance', 'editor', 'auditor'));
-- Until now every operator could do everything.
UPDATE users SET staff_role = 'administrator' WHERE role = 'operator';
ALTER TABLE users ADD CONSTRAINT users_staff_role CHECK ((role = 'operator') = (staff_role IS NOT NULL));
CREATE INDEX users_staff ON users (id) WHERE role = 'operator';

UPDATE menu_entries SET needs = '/console/site' WHERE built_in AND type = 'nav_user_menu' AND name = 'console/site';
