-- What of a seller was the site's until now: its branch on papers, and when its desk works.
ALTER TABLE seller_entities
  -- Thailand: 00000 is the head office.
  ADD branch text NOT NULL DEFAULT '' CHECK (branch ~ '^([0-9]{5})?$'),
  -- `{tz, hours, holidays}`; null: as the site's settings say.
  ADD calendar jsonb CHECK (calendar ?& ARRAY['tz', 'hours', 'holidays']);
