-- What the seller and its agencies publish: channels, articles in two languages with their revisions, and what readers do with them.

-- Where the seller has people, as its contact page says.
CREATE TABLE seller_offices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  entity_id bigint NOT NULL REFERENCES seller_entities,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  address_zh text NOT NULL,
  address_en text NOT NULL,
  phone text NOT NULL DEFAULT '',
  position int NOT NULL DEFAULT 0
);
CREATE INDEX seller_offices_of ON seller_offices (entity_id, position, id);

CREATE TABLE channels (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  parent_id bigint REFERENCES channels,
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length(slug) <= 60),
  -- A cover opens on the channels below it; a list shows articles; a link leads elsewhere.
  kind text NOT NULL CHECK (kind IN ('cover', 'list', 'link')),
  name_zh text NOT NULL,
  name_en text NOT NULL,
  description_zh text NOT NULL DEFAULT '',
  description_en text NOT NULL DEFAULT '',
  url text NOT NULL DEFAULT '' CHECK ((kind = 'link') = (url <> '')),
  position int NOT NULL DEFAULT 0,
  shown boolean NOT NULL DEFAULT true,
  -- Members may offer articles for it.
  takes_articles boolean NOT NULL DEFAULT false CHECK (kind = 'list' OR NOT takes_articles),
  created_at timestamptz NOT NULL,
  CHECK (parent_id <> id)
);
CREATE INDEX channels_below ON channels (parent_id);

CREATE TABLE articles (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- An article of a channel, or a page that stands by itself.
  kind text NOT NULL CHECK (kind IN ('info', 'page')),
  slug text UNIQUE CHECK (slug ~ '^[a-z0-9]*[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND length(slug) <= 80),
  channel_id bigint REFERENCES channels,
  -- Who offered it; null: the seller's own.
  user_id bigint REFERENCES users,
  agency_id bigint REFERENCES agencies,
  -- The state of the newest revision; readers see the live one, whatever becomes of a newer.
  status text NOT NULL CHECK (status IN ('draft', 'unaudited', 'published', 'refused', 'offline')),
  -- Why it was refused or taken offline.
  reason text NOT NULL DEFAULT '',
  revision int NOT NULL CHECK (revision > 0),
  live_revision int CHECK (live_revision <= revision),
  -- Of the live revision.
  city_id bigint REFERENCES destinations,
  cover text NOT NULL DEFAULT '',
  -- Minor units; 0 = free.
  price bigint NOT NULL DEFAULT 0 CHECK (price >= 0),
  currency text NOT NULL,
  -- Read from then on, and until then.
  published_at timestamptz,
  published_until timestamptz,
  views bigint NOT NULL DEFAULT 0,
  likes int NOT NULL DEFAULT 0 CHECK (likes >= 0),
  comments int NOT NULL DEFAULT 0 CHECK (comments >= 0),
  favourites int NOT NULL DEFAULT 0 CHECK (favourites >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((kind = 'info') = (channel_id IS NOT NULL)),
  CHECK ((user_id IS NULL) = (agency_id IS NULL)),
  CHECK (live_revision IS NULL OR published_at IS NOT NULL),
  CHECK (published_until > published_at),
  CHECK (status <> 'published' OR live_revision = revision)
);
CREATE INDEX articles_of_channel ON articles (channel_id, published_at DESC, id DESC) WHERE live_revision IS NOT NULL;
CREATE INDEX articles_of_user ON articles (user_id, id DESC) WHERE user_id IS NOT NULL;
CREATE INDEX articles_to_audit ON articles (updated_at, id) WHERE status = 'unaudited';
CREATE INDEX articles_by_change ON articles (updated_at DESC, id DESC);

-- What readers see, cleaned; a language that is not there was not written.
CREATE TABLE article_texts (
  article_id bigint NOT NULL REFERENCES articles,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en')),
  title text NOT NULL,
  summary text NOT NULL,
  -- HTML of the allow list.
  body text NOT NULL,
  -- Its words alone, for finding it.
  words text NOT NULL,
  PRIMARY KEY (article_id, lang)
);

-- Everything that was ever saved: `{channel_id, city_id, cover, price, tags, texts: {lang: {title, summary, body}}}`.
CREATE TABLE article_revisions (
  article_id bigint NOT NULL REFERENCES articles,
  revision int NOT NULL,
  content jsonb NOT NULL,
  saved_by bigint REFERENCES users,
  saved_at timestamptz NOT NULL,
  -- Drafts are written over; what was submitted or published stays as it was.
  is_draft boolean NOT NULL,
  PRIMARY KEY (article_id, revision)
);

CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  slug text NOT NULL UNIQUE CHECK (length(slug) BETWEEN 1 AND 60),
  name_zh text NOT NULL,
  name_en text NOT NULL
);
CREATE TABLE article_tags (
  article_id bigint NOT NULL REFERENCES articles,
  tag_id bigint NOT NULL REFERENCES tags,
  PRIMARY KEY (article_id, tag_id)
);
CREATE INDEX article_tags_of ON article_tags (tag_id, article_id DESC);

CREATE TABLE article_likes (
  article_id bigint NOT NULL REFERENCES articles,
  user_id bigint NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (article_id, user_id)
);

CREATE TABLE article_comments (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  article_id bigint NOT NULL REFERENCES articles,
  user_id bigint NOT NULL REFERENCES users,
  -- The comment it answers, which answers none itself.
  parent_id bigint REFERENCES article_comments,
  content text NOT NULL CHECK (content <> ''),
  status text NOT NULL CHECK (status IN ('unaudited', 'published', 'refused')),
  reason text NOT NULL DEFAULT '',
  decided_by bigint REFERENCES users,
  decided_at timestamptz,
  created_at timestamptz NOT NULL,
  CHECK (parent_id <> id)
);
CREATE INDEX article_comments_shown ON article_comments (article_id, id DESC) WHERE status = 'published' AND parent_id IS NULL;
CREATE INDEX article_comments_answers ON article_comments (parent_id, id) WHERE parent_id IS NOT NULL;
CREATE INDEX article_comments_of_user ON article_comments (user_id, id DESC);
CREATE INDEX article_comments_to_audit ON article_comments (id) WHERE status = 'unaudited';
CREATE INDEX article_comments_of_article ON article_comments (article_id, id DESC);

CREATE TABLE favourites (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users,
  kind text NOT NULL CHECK (kind IN ('article', 'hotel')),
  target_id bigint NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, kind, target_id)
);
CREATE INDEX favourites_of_user ON favourites (user_id, id DESC);

-- A paid article is bought once for an agency, and read by all of its users for good.
CREATE TABLE article_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  sn text NOT NULL UNIQUE,
  article_id bigint NOT NULL REFERENCES articles,
  agency_id bigint NOT NULL REFERENCES agencies,
  user_id bigint NOT NULL REFERENCES users,
  -- As it was called when it was bought, in the buyer's language.
  title text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  currency text NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (agency_id, article_id)
);
CREATE INDEX article_orders_of ON article_orders (agency_id, id DESC);
CREATE TRIGGER article_orders_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON article_orders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What readers searched for and found.
CREATE TABLE search_words (
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en')),
  word text NOT NULL CHECK (length(word) BETWEEN 1 AND 40),
  day date NOT NULL,
  times int NOT NULL CHECK (times > 0),
  PRIMARY KEY (lang, day, word)
);

-- The processes that keep channels and articles in memory read again what changed; counting readers is no news.
CREATE FUNCTION note_article_insert() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT 'articles', id FROM changed;
  RETURN NULL;
END $$;
CREATE FUNCTION note_article_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted CONSTANT text[] := ARRAY['views', 'likes', 'comments', 'favourites', 'updated_at'];
BEGIN
  INSERT INTO changes (topic, id)
    SELECT 'articles', changed.id FROM changed JOIN former USING (id)
     WHERE to_jsonb(changed) - counted <> to_jsonb(former) - counted;
  RETURN NULL;
END $$;
CREATE FUNCTION note_article_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'articles', article_id FROM changed;
  RETURN NULL;
END $$;
CREATE FUNCTION note_channels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic) VALUES ('channels');
  RETURN NULL;
END $$;
CREATE TRIGGER articles_inserted AFTER INSERT ON articles
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_insert();
CREATE TRIGGER articles_updated AFTER UPDATE ON articles
  REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_update();
CREATE TRIGGER article_texts_inserted AFTER INSERT ON article_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER article_texts_updated AFTER UPDATE ON article_texts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER article_texts_deleted AFTER DELETE ON article_texts
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER article_tags_inserted AFTER INSERT ON article_tags
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER article_tags_deleted AFTER DELETE ON article_tags
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER channels_changed AFTER INSERT OR UPDATE OR DELETE ON channels
  FOR EACH STATEMENT EXECUTE FUNCTION note_channels();
CREATE TRIGGER tags_changed AFTER UPDATE OR DELETE ON tags
  FOR EACH STATEMENT EXECUTE FUNCTION note_channels();

-- The offices that the contact page named until now.
INSERT INTO seller_offices (entity_id, name_zh, name_en, address_zh, address_en, position)
SELECT min(id), office.name_zh, office.name_en, office.address_zh, office.address_en, office.position
FROM seller_entities, (VALUES
  ('昆明总部', 'Kunming, head office', '云南省昆明市官渡区驿前路 18 号商驿楼 6 层',
    '6/F Serai House, 18 Yiqian Road, Guandu District, Kunming, Yunnan', 10),
  ('仰光办事处', 'Yangon office', '仰光市皎达达镇区驿前街 66 号 3 层', '3/F, 66 Serai Street, Kyauktada Township, Yangon', 20)
) AS office (name_zh, name_en, address_zh, address_en, position)
GROUP BY office.name_zh, office.name_en, office.address_zh, office.address_en, office.position
HAVING min(id) IS NOT NULL
ORDER BY office.position;

-- Where visitors and members find all this.
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav', 'cms/channel/guides', '旅行指南', 'Travel guides', 'fa fa-book', 'everybody', NULL, 35, true),
  ('rules', 'nav_user_menu', 'user/cms/collect', '收藏', 'Favourites', 'fa fa-heart-o', 'members', NULL, 131, true),
  ('menus', 'menu_dir', 'cms', '内容', 'Content', 'fa fa-newspaper-o', 'members', NULL, 45, true);
INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in, parent_id)
SELECT 'menus', 'menu', page.name, page.title_zh, page.title_en, page.icon, 'members', page.needs, page.position, true, folder.id
FROM (VALUES
  ('cms/collect', '我的收藏', 'Favourites', 'fa fa-heart-o', NULL, 10),
  ('cms/comment', '我的评论', 'My Comments', 'fa fa-comment-o', NULL, 20),
  ('cms/content', '我的投稿', 'My Articles', 'fa fa-pencil-square-o', NULL, 30),
  ('cms/order', '已购文章', 'Bought Articles', 'fa fa-shopping-bag', NULL, 40)
) AS page (name, title_zh, title_en, icon, needs, position)
JOIN menu_entries folder ON folder.type = 'menu_dir' AND folder.name = 'cms'
ORDER BY page.position;
