-- The menus: head, user's drop-down, side menu of the user centre. Those of the product's own pages come first.

CREATE TABLE menu_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Rules lead to pages below `/`, menus to pages below `/user/`.
  tree text NOT NULL CHECK (tree IN ('rules', 'menus')),
  parent_id bigint,
  -- A route is shown nowhere: it only carries what its holder may do on a page.
  type text NOT NULL CHECK (type IN ('route', 'menu_dir', 'menu', 'nav', 'nav_user_menu')),
  -- A page's path without the tree's prefix, or any name for a link or iframe.
  name text NOT NULL CHECK (name ~ '^[A-Za-z0-9][A-Za-z0-9/_-]*$'),
  title_zh text NOT NULL CHECK (title_zh <> ''),
  title_en text NOT NULL CHECK (title_en <> ''),
  icon text NOT NULL DEFAULT '',
  menu_type text NOT NULL DEFAULT 'tab' CHECK (menu_type IN ('tab', 'iframe', 'link')),
  -- Of a link or an iframe; nothing that could run as a script.
  url text NOT NULL DEFAULT '' CHECK (url = '' OR url ~* '^https?://[^/[:space:]]'),
  extend text NOT NULL DEFAULT 'none' CHECK (extend IN ('none', 'add_rules_only', 'add_menu_only')),
  -- Users are members and operators.
  audience text NOT NULL DEFAULT 'everybody' CHECK (audience IN ('everybody', 'users', 'members', 'operators')),
  -- A node, or a page of which at least one node is held; null = the whole audience.
  needs text,
  position integer NOT NULL DEFAULT 0,
  enabled boolean NOT NULL DEFAULT true,
  -- A page of the product: it may be renamed, moved and switched off, but neither deleted nor led elsewhere.
  built_in boolean NOT NULL DEFAULT false,
  UNIQUE (tree, type, name),
  UNIQUE (id, tree),
  FOREIGN KEY (parent_id, tree) REFERENCES menu_entries (id, tree) ON DELETE CASCADE,
  CHECK ((menu_type = 'tab') = (url = '')),
  CHECK (type = 'route' OR (tree = 'menus') = (type IN ('menu', 'menu_dir'))),
  CHECK (parent_id IS NULL OR type = 'menu'),
  CHECK (type <> 'menu_dir' OR menu_type = 'tab')
);
CREATE INDEX menu_entries_parent ON menu_entries (parent_id, tree);

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav', 'hotel/list', '酒店', 'Hotels', 'bed', 'everybody', NULL, 10, true),
  ('rules', 'nav', 'car/list', '包车', 'Car Rentals', 'car', 'everybody', NULL, 20, true),
  ('rules', 'nav', 'airport/list', '机场接送', 'Airport Transfer', 'plane', 'everybody', NULL, 30, true),
  ('rules', 'nav', 'cms/contact-us', '联系我们', 'Contact us', 'mail', 'everybody', NULL, 40, true),
  ('rules', 'route', 'hotel/booking', '酒店预订', 'Hotel booking', 'bed', 'members', NULL, 50, true),
  ('rules', 'route', 'car/booking', '包车预订', 'Car booking', 'car', 'members', NULL, 60, true),
  ('rules', 'route', 'airport/booking', '机场接送预订', 'Airport transfer booking', 'plane', 'members', NULL, 70, true),
  ('rules', 'nav_user_menu', 'user/account/overview', '账户总览', 'Overview', 'grid', 'members', NULL, 80, true),
  ('rules', 'nav_user_menu', 'user/order/list', '酒店订单', 'Hotel orders', 'bed', 'members', NULL, 90, true),
  ('rules', 'nav_user_menu', 'user/car-order/list', '包车订单', 'Car orders', 'car', 'members', NULL, 100, true),
  ('rules', 'nav_user_menu', 'user/airport-order/list', '接送机订单', 'Transfer orders', 'plane', 'members', NULL, 110, true),
  ('rules', 'nav_user_menu', 'user/account/balance', '账户余额', 'Balance', 'wallet', 'members', '/user/account/balance/view', 120, true),
  ('rules', 'nav_user_menu', 'console/site', '站点设置', 'Site settings', 'globe', 'operators', NULL, 130, true),
  ('rules', 'nav_user_menu', 'user/account/profile', '个人资料', 'Profile', 'user', 'users', NULL, 140, true),
  ('rules', 'nav_user_menu', 'user/account/changePassword', '修改密码', 'Change password', 'lock', 'users', NULL, 150, true),
  ('menus', 'menu', 'order/list', '酒店', 'Hotel', 'bed', 'members', NULL, 10, true),
  ('menus', 'menu', 'car-order/list', '包车', 'Car Rentals', 'car', 'members', NULL, 20, true),
  ('menus', 'menu', 'airport-order/list', '机场接送', 'Airport Transfer', 'plane', 'members', NULL, 30, true),
  ('menus', 'menu_dir', 'account', '我的账户', 'My account', 'user', 'users', NULL, 40, true),
  ('menus', 'menu_dir', 'manage', '企业管理', 'Company', 'building', 'members', NULL, 50, true),
  -- What its holder may see on every page.
  ('menus', 'route', 'price', '价格', 'Prices', '', 'members', NULL, 60, true);

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
SELECT 'menus', 'menu', page.name, page.title_zh, page.title_en, page.icon, page.audience, page.needs, page.position,
  true, folder.id
FROM (VALUES
  ('account', 'account/overview', '账户总览', 'Overview', 'grid', 'members', NULL, 10),
  ('account', 'account/balance', '账户余额', 'Balance', 'wallet', 'members', '/user/account/balance/view', 20),
  ('account', 'account/integral', '积分', 'Points', 'medal', 'members', NULL, 30),
  ('account', 'account/profile', '个人资料', 'Profile', 'user', 'users', NULL, 40),
  ('account', 'account/changePassword', '修改密码', 'Change password', 'lock', 'users', NULL, 50),
  ('manage', 'manage/subAccount', '子账号', 'Sub-accounts', 'guests', 'members', '/user/manage/subAccount', 10),
  ('manage', 'manage/approvals', '付款审批', 'Approvals', 'check', 'members', NULL, 20)
) AS page (folder, name, title_zh, title_en, icon, audience, needs, position)
JOIN menu_entries folder ON folder.type = 'menu_dir' AND folder.name = page.folder
ORDER BY folder.position, page.position;
