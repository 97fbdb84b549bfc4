-- Application of an agency for verification, made when it registers and when it changes its papers. Staff accept it
-- (verified_at) or refuse it with a note for the agency.
ALTER TABLE agencies
  ADD COLUMN verification_asked_at timestamptz,
  -- By when the staff answer.
  ADD COLUMN verification_due_at timestamptz,
  ADD COLUMN verification_refused_at timestamptz,
  ADD COLUMN verification_note text NOT NULL DEFAULT '',
  ADD CHECK ((verification_asked_at IS NULL) = (verification_due_at IS NULL)),
  ADD CHECK ((verification_refused_at IS NULL) = (verification_note = ''));
CREATE INDEX agencies_to_verify ON agencies (verification_asked_at) WHERE verification_asked_at IS NOT NULL;
