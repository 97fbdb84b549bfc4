-- Comments are counted without being read, answers counted and begun to be read beside each, and everybody is shown his own that wait.
DROP INDEX article_comments_shown;
CREATE INDEX article_comments_shown ON article_comments (article_id, id DESC) INCLUDE (deleted_at)
  WHERE status = 'published' AND parent_id IS NULL;
CREATE INDEX article_comments_answers_shown ON article_comments (parent_id, id) WHERE parent_id IS NOT NULL AND status = 'published';
CREATE INDEX article_comments_waiting ON article_comments (user_id, article_id, id) WHERE status = 'unaudited';
