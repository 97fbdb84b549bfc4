-- Whoever comes with a token of a session that ended so is told why, and logs in with the new password.
ALTER TABLE sessions ADD COLUMN password_changed boolean NOT NULL DEFAULT false
  CHECK (NOT password_changed OR ended_at IS NOT NULL);
