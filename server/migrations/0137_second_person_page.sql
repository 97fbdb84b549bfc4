-- The console's page of what waits for a second person.
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'console/secondPerson', '待复核', 'Second person', 'fa fa-check-square-o', 'operators',
    '/console/secondPerson', 133, true);
