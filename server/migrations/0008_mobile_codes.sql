-- Text messages: codes lose their use after some minutes, and a number is kept in one form only. Limits that slide.

-- After valid_until a message is worthless and is given up instead of sent; user_id is who is told of that.
ALTER TABLE outbox ADD COLUMN valid_until timestamptz;
ALTER TABLE outbox ADD COLUMN given_up_at timestamptz;
ALTER TABLE outbox ADD COLUMN user_id bigint REFERENCES users ON DELETE SET NULL;
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (kind, next_try_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
CREATE INDEX outbox_user ON outbox (user_id) WHERE user_id IS NOT NULL;

-- Digits only, area number and rest apart; a number without an area could stand for several people.
UPDATE users SET area_num = nullif(regexp_replace(area_num, '\D', '', 'g'), ''),
  mobile = nullif(regexp_replace(mobile, '\D', '', 'g'), '')
  WHERE area_num ~ '\D' OR mobile ~ '\D' OR area_num = '' OR mobile = '';
UPDATE users SET area_num = '86' WHERE area_num IS NULL AND mobile ~ '^1[3-9]\d{9}$';
UPDATE users SET area_num = NULL, mobile = NULL WHERE area_num IS NULL OR mobile IS NULL;
ALTER TABLE users ADD CONSTRAINT users_mobile_form CHECK (
  (area_num IS NULL) = (mobile IS NULL) AND area_num ~ '^[1-9]\d{0,3}$' AND mobile ~ '^\d{4,14}$');
-- Logging in without an area number.
CREATE INDEX users_mobile_digits ON users (mobile);

-- Limits hold within any stretch of time: the instants are kept instead of a count for each hour or day. Nothing is
-- taken over, since nobody is hurt by a limit that begins anew once.
DROP TABLE throttle_counters;
CREATE TABLE throttle_counters (
  name text PRIMARY KEY,
  taken_at timestamptz[] NOT NULL
);
