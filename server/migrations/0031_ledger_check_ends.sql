-- When the ledger was last found in order is kept with the ledger, no longer among the settings of the site.

CREATE TABLE ledger_check_ends (ended_at timestamptz PRIMARY KEY);
INSERT INTO ledger_check_ends (ended_at)
  SELECT (value #>> '{}')::timestamptz FROM site_settings WHERE name = 'ledger_balanced_at';
DELETE FROM site_settings WHERE name = 'ledger_balanced_at';
