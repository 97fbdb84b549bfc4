-- How the vouchers of an agency look: of all products ('') and of single ones.
CREATE TABLE voucher_settings (
  agency_id bigint NOT NULL REFERENCES agencies,
  product text NOT NULL CHECK (product ~ '^(hotel|car|airport)?$'),
  -- Paths of uploads, '' for none; beside each the copy that is printed, a JPEG file of bounded size.
  logo text NOT NULL,
  logo_print bytea CHECK (octet_length(logo_print) < 1000000),
  banner text NOT NULL,
  banner_print bytea CHECK (octet_length(banner_print) < 1000000),
  company_zh text NOT NULL,
  company_en text NOT NULL,
  address text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  accent text NOT NULL CHECK (accent ~ '^#[0-9a-f]{6}$'),
  languages text[] NOT NULL CHECK (cardinality(languages) BETWEEN 1 AND 3),
  show_price boolean NOT NULL,
  terms_zh text NOT NULL,
  terms_en text NOT NULL,
  footer text NOT NULL,
  saved_by bigint NOT NULL REFERENCES users,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (agency_id, product)
);

-- What an order's voucher is checked by: 80 random bits.
CREATE TABLE vouchers (
  order_id bigint PRIMARY KEY REFERENCES orders,
  check_code text NOT NULL UNIQUE
);

-- Links by which guests see a voucher on their phones; of the token only its hash is kept.
CREATE TABLE voucher_links (
  token_hash bytea PRIMARY KEY,
  order_id bigint NOT NULL REFERENCES orders,
  made_by bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX voucher_links_order ON voucher_links (order_id);
CREATE INDEX voucher_links_expires ON voucher_links (expires_at);

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
SELECT 'menus', 'menu', 'manage/voucherSetting', '凭证设置', 'Voucher Setting', 'fa fa-id-card-o', 'members',
  '/user/manage/voucherSetting', 30, true, id
FROM menu_entries WHERE type = 'menu_dir' AND name = 'manage';
