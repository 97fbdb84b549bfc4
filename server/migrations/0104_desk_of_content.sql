-- Other words by which a tag is known: those of tags that were merged into it.
ALTER TABLE tags ADD COLUMN also text[] NOT NULL DEFAULT '{}';

-- Who offered an article is told that it is out once readers see it, which may be later than it was accepted.
ALTER TABLE articles ADD COLUMN author_told boolean NOT NULL DEFAULT true;
CREATE INDEX articles_to_tell ON articles (published_at) WHERE NOT author_told AND live_revision IS NOT NULL;

-- Having told somebody is no news to readers either.
CREATE OR REPLACE FUNCTION note_article_update() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  counted CONSTANT text[] := ARRAY['views', 'likes', 'comments', 'favourites', 'updated_at', 'author_told'];
BEGIN
  INSERT INTO changes (topic, id)
    SELECT 'articles', changed.id FROM changed JOIN former USING (id)
     WHERE to_jsonb(changed) - counted <> to_jsonb(former) - counted;
  RETURN NULL;
END $$;

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity', 'receipt', 'bill',
      'invoice', 'tax_code', 'price_group', 'work_order', 'reply_template', 'article', 'channel', 'comment', 'tag', 'office'));
