-- Notices are listed newest first by indexes that nothing else is sorted like: sorted by the id itself, they compete with
-- the primary key, and a plan that hopes to meet a user's few unread ones soon reads all that came after them.
DROP INDEX notices_user;
DROP INDEX notices_kind;
DROP INDEX notices_unread;
CREATE INDEX notices_user ON notices (user_id, (-id));
CREATE INDEX notices_kind ON notices (user_id, kind, (-id));
CREATE INDEX notices_unread ON notices (user_id, (-id)) WHERE read_at IS NULL;
