-- Clients of the family draw an entry's icon by its name in their own set, and take whatever stands at the top of the
-- user centre's menu for a headline: names that they know, and a folder for the orders.

UPDATE menu_entries SET icon = known.theirs
FROM (VALUES
  ('bed', 'fa fa-bed'), ('car', 'fa fa-car'), ('plane', 'fa fa-plane'), ('mail', 'fa fa-envelope-o'),
  ('grid', 'fa fa-th-large'), ('wallet', 'fa fa-credit-card'), ('globe', 'fa fa-globe'), ('user', 'fa fa-user'),
  ('lock', 'fa fa-lock'), ('medal', 'fa fa-trophy'), ('building', 'fa fa-building-o'), ('guests', 'fa fa-users'),
  ('check', 'fa fa-check-square-o')
) AS known (ours, theirs)
WHERE menu_entries.icon = known.ours;

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, position, built_in)
VALUES ('menus', 'menu_dir', 'orders', '订单', 'Orders', 'fa fa-list-alt', 'members', 5, true);

UPDATE menu_entries
SET parent_id = (SELECT id FROM menu_entries WHERE tree = 'menus' AND type = 'menu_dir' AND name = 'orders')
WHERE tree = 'menus' AND type = 'menu' AND built_in AND name IN ('order/list', 'car-order/list', 'airport-order/list');
