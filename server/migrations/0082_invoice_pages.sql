-- Where members apply for invoices and find them.

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'user/invoice/details', '发票', 'Invoices', 'fa fa-file-text-o', 'members', '/user/invoice/details', 124, true);
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
SELECT 'menus', 'menu', page.name, page.title_zh, page.title_en, page.icon, 'members', page.needs, page.position, true, folder.id
FROM (VALUES
  ('invoice/apply', '申请开票', 'Invoice Apply', 'fa fa-tasks', '/user/invoice/apply', 10),
  ('invoice/details', '发票', 'Invoices', 'fa fa-file-text-o', '/user/invoice/details', 20)
) AS page (name, title_zh, title_en, icon, needs, position)
JOIN menu_entries folder ON folder.type = 'menu_dir' AND folder.name = 'invoice'
ORDER BY page.position;
