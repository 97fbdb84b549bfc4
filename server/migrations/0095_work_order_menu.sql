-- Where members find their work orders, and everybody what they were told of.

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'user/work-order/list', '工单', 'Work orders', 'fa fa-life-ring', 'members', '/user/work-order/list', 126, true),
  ('rules', 'nav_user_menu', 'user/account/notices', '通知', 'Notices', 'fa fa-bell-o', 'users', NULL, 136, true),
  ('menus', 'menu_dir', 'work-order', '售后', 'After-sales', 'fa fa-life-ring', 'members', NULL, 37, true);
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
SELECT 'menus', 'menu', page.name, page.title_zh, page.title_en, page.icon, page.audience, page.needs, page.position, true, folder.id
FROM (VALUES
  ('work-order', 'work-order/list', '工单', 'Work Orders', 'fa fa-life-ring', 'members', '/user/work-order/list', 10),
  ('account', 'account/notices', '通知', 'Notices', 'fa fa-bell-o', 'users', NULL, 35)
) AS page (folder, name, title_zh, title_en, icon, audience, needs, position)
JOIN menu_entries folder ON folder.type = 'menu_dir' AND folder.name = page.folder
ORDER BY page.position;
