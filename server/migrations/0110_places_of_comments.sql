-- A comment that its author deletes leaves its place, without its words, where others have answered it.
ALTER TABLE article_comments
  ADD COLUMN deleted_at timestamptz,
  DROP CONSTRAINT article_comments_content_check,
  ADD CONSTRAINT article_comments_content_check CHECK ((content = '') = (deleted_at IS NOT NULL)),
  ADD CONSTRAINT article_comments_place_check CHECK (deleted_at IS NULL OR (status = 'published' AND parent_id IS NULL));

-- Digits alone are an id, wherever else letters stand.
ALTER TABLE articles
  DROP CONSTRAINT articles_slug_check,
  ADD CONSTRAINT articles_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]' AND length(slug) <= 80);
UPDATE channels SET slug = 'c-' || left(slug, 58) WHERE slug !~ '[a-z]';
ALTER TABLE channels
  DROP CONSTRAINT channels_slug_check,
  ADD CONSTRAINT channels_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]' AND length(slug) <= 60);
