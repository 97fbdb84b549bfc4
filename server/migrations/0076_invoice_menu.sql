-- The side menu's folder of invoices, and the page of the titles they are made out to.

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('menus', 'menu_dir', 'invoice', '发票', 'Invoices', 'fa fa-file-text-o', 'members', NULL, 36, true);
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
SELECT 'menus', 'menu', 'invoice/manage', '发票抬头', 'Invoice Title Information', 'fa fa-file-text-o', 'members',
  '/user/invoice/manage', 30, true, id
FROM menu_entries WHERE type = 'menu_dir' AND name = 'invoice';
