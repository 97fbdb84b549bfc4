-- Avatars that were replaced go, and points stay.

-- Avatars that another one has taken the place of: the clean-up removes each that is used nowhere any more.
CREATE TABLE replaced_pictures (
  path text PRIMARY KEY REFERENCES uploads (path) ON DELETE CASCADE,
  replaced_at timestamptz NOT NULL
);
CREATE INDEX replaced_pictures_age ON replaced_pictures (replaced_at);

-- How often removing the file has failed: such a one is tried after the others, so that it keeps none of them back.
ALTER TABLE upload_attempts ADD COLUMN failures integer NOT NULL DEFAULT 0;
DROP INDEX upload_attempts_age;
CREATE INDEX upload_attempts_turn ON upload_attempts (failures, created_at);

CREATE TRIGGER point_entries_immutable BEFORE UPDATE OR DELETE ON point_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
