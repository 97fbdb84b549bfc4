-- Agencies that the staff have blocked: their users cannot log in, their orders go on.
ALTER TABLE agencies
  ADD COLUMN blocked_at timestamptz,
  ADD COLUMN block_reason text NOT NULL DEFAULT '',
  ADD CHECK ((blocked_at IS NULL) = (block_reason = ''));
