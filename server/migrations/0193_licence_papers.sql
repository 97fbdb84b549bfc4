-- Papers with which an agency applies for verification: scans of its licence. Rows are never deleted, because a decision of
-- the staff refers to them.
CREATE TABLE licence_papers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  agency_id bigint NOT NULL REFERENCES agencies,
  path text NOT NULL UNIQUE REFERENCES uploads (path),
  added_by bigint NOT NULL REFERENCES users,
  added_at timestamptz NOT NULL,
  -- When the agency replaced it; null while it is current.
  removed_at timestamptz
);
CREATE INDEX licence_papers_current ON licence_papers (agency_id, id) WHERE removed_at IS NULL;
