-- The console's page of agencies whose money is stopped.

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'console/wallet', '资金核对', 'Money check', 'fa fa-credit-card', 'operators', '/console/wallet', 130, true);
