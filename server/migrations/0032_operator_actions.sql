-- What the seller's staff have changed, written in the transaction of the change itself. It only grows.

CREATE TABLE operator_actions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES users,
  at timestamptz NOT NULL,
  -- The path of the call.
  call text NOT NULL,
  object_kind text NOT NULL CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator')),
  -- Null where there is only one, as the site's settings.
  object_id bigint,
  -- How people call it: an order's number, a company's name, a user name.
  object_name text NOT NULL,
  -- What was changed, by name, sums in minor units; null = it was not there before, or is not there any more.
  before jsonb,
  after jsonb,
  reason text NOT NULL DEFAULT '',
  ip text NOT NULL
);
CREATE INDEX operator_actions_at ON operator_actions (at, id);
CREATE INDEX operator_actions_operator ON operator_actions (operator_id, at, id);
CREATE INDEX operator_actions_object ON operator_actions (object_name, at, id);
CREATE TRIGGER operator_actions_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_actions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
