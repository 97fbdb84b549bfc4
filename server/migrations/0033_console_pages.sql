-- The console's pages of the seller's staff and of what they have changed.

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'console/staff', '员工', 'Staff', 'fa fa-users', 'operators', '/console/staff', 131, true),
  ('rules', 'nav_user_menu', 'console/activity', '操作记录', 'Activity', 'fa fa-check-square-o', 'operators', '/console/activity', 132, true);
