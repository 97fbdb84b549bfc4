-- The staff look for articles by their titles: without unpacking the texts that stand beside these.
ALTER TABLE article_revisions ADD COLUMN titles text NOT NULL GENERATED ALWAYS AS (
  coalesce(content #>> '{texts,zh-cn,title}', '') || E'\n' || coalesce(content #>> '{texts,en,title}', '')) STORED;
