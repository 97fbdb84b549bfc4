-- Work orders: what customers ask the desk after booking, what was answered, and what was changed by it.

CREATE SEQUENCE work_order_numbers;

CREATE TABLE work_orders (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  number text NOT NULL UNIQUE CHECK (number ~ '^W\d{10,}$'),
  -- Null: it came by the contact form, from somebody without an account.
  agency_id bigint REFERENCES agencies,
  user_id bigint REFERENCES users,
  -- Who wrote by the contact form.
  contact_name text NOT NULL DEFAULT '',
  order_id bigint,
  type text NOT NULL CHECK (type IN ('name_change', 'date_change', 'room_change', 'fee_waiver', 'refund_query',
    'hotel_problem', 'driver_late', 'confirmation_number', 'voucher', 'invoice', 'bill_dispute', 'lost_property',
    'complaint', 'other')),
  status text NOT NULL DEFAULT 'submitted' CHECK (status IN ('submitted', 'accepted', 'in_progress', 'waiting_member',
    'resolved', 'reopened', 'closed', 'withdrawn', 'declined')),
  urgent boolean NOT NULL,
  -- Where replies are mailed besides the accounts of those who are told.
  notify_email text NOT NULL,
  lang text NOT NULL CHECK (lang IN ('zh-cn', 'en')),
  detail text NOT NULL CHECK (detail <> ''),
  -- Whose of the staff it is.
  owner_id bigint REFERENCES users,
  -- By when it is answered, and when it was; both begin again when it is reopened.
  promised_by timestamptz NOT NULL,
  first_reply_at timestamptz,
  -- The desk was told once that the promise had passed.
  broken_told_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Since when it waits for the member, and when the member was reminded.
  waiting_since timestamptz,
  reminded_at timestamptz,
  resolved_at timestamptz,
  closed_at timestamptz,
  -- Closed by the clock, and not by the member.
  lapsed boolean NOT NULL DEFAULT false,
  stars smallint CHECK (stars BETWEEN 1 AND 5),
  rating_text text NOT NULL DEFAULT '',
  -- What was last written to the member, cut; and whether the agency has looked since.
  last_reply text NOT NULL DEFAULT '',
  unread_reply boolean NOT NULL DEFAULT false,
  -- Of what the thread holds, so that nobody fills it.
  entries integer NOT NULL DEFAULT 0,
  UNIQUE (id, agency_id),
  FOREIGN KEY (order_id, agency_id) REFERENCES orders (id, agency_id),
  CHECK ((agency_id IS NULL) = (user_id IS NULL) AND (agency_id IS NULL) = (contact_name <> '')),
  CHECK (order_id IS NULL OR agency_id IS NOT NULL),
  CHECK ((status = 'waiting_member') = (waiting_since IS NOT NULL)),
  CHECK (status <> 'resolved' OR resolved_at IS NOT NULL),
  CHECK ((status IN ('closed', 'withdrawn', 'declined')) = (closed_at IS NOT NULL)),
  CHECK (status = 'closed' OR NOT lapsed),
  CHECK (stars IS NOT NULL OR rating_text = '')
);
CREATE INDEX work_orders_of_agency ON work_orders (agency_id, id);
CREATE INDEX work_orders_of_user ON work_orders (user_id, id);
CREATE INDEX work_orders_of_order ON work_orders (order_id, id) WHERE order_id IS NOT NULL;
-- The desk's queue: what is urgent first, then what is promised soonest.
CREATE INDEX work_orders_queue ON work_orders (urgent DESC, promised_by, id)
  WHERE status IN ('submitted', 'accepted', 'in_progress', 'waiting_member', 'reopened');
CREATE INDEX work_orders_of_owner ON work_orders (owner_id, id);
CREATE INDEX work_orders_status ON work_orders (status, id);
-- What the clock does.
CREATE INDEX work_orders_promised ON work_orders (promised_by, id)
  WHERE first_reply_at IS NULL AND broken_told_at IS NULL AND status IN ('submitted', 'accepted', 'reopened');
CREATE INDEX work_orders_waiting ON work_orders (waiting_since, id) WHERE status = 'waiting_member';
CREATE INDEX work_orders_resolved ON work_orders (resolved_at, id) WHERE status = 'resolved';

-- What was asked stays as it was asked.
CREATE FUNCTION refuse_other_work_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kept constant text[] := ARRAY['id', 'number', 'agency_id', 'user_id', 'contact_name', 'order_id', 'type', 'urgent',
    'notify_email', 'lang', 'detail', 'created_at'];
  name text;
BEGIN
  FOREACH name IN ARRAY kept LOOP
    IF to_jsonb(NEW) -> name IS DISTINCT FROM to_jsonb(OLD) -> name THEN
      RAISE EXCEPTION 'work order % keeps its %', OLD.id, name;
    END IF;
  END LOOP;
  RETURN NEW;
END $$;
CREATE TRIGGER work_orders_same BEFORE UPDATE ON work_orders
  FOR EACH ROW EXECUTE FUNCTION refuse_other_work_order();
CREATE TRIGGER work_orders_kept BEFORE DELETE OR TRUNCATE ON work_orders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- A change to the order that is asked for or proposed, with what it would cost as it was shown.
CREATE TABLE work_order_commands (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  work_order_id bigint NOT NULL REFERENCES work_orders,
  kind text NOT NULL CHECK (kind <> ''),
  input jsonb NOT NULL,
  preview jsonb NOT NULL,
  -- asked by a member; proposed by the staff, for the member to say yes to; accepted: only the staff have to act.
  state text NOT NULL CHECK (state IN ('asked', 'proposed', 'accepted', 'carried_out', 'dismissed', 'refused',
    'waiting_second', 'failed')),
  asked_by bigint NOT NULL REFERENCES users,
  decided_by bigint REFERENCES users,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- Why it was dismissed, refused or failed.
  reason text NOT NULL DEFAULT '',
  -- The correction that waits for a second person.
  correction_id bigint REFERENCES order_corrections,
  CHECK (state NOT IN ('carried_out', 'dismissed', 'refused', 'failed') OR decided_at IS NOT NULL),
  CHECK (state <> 'waiting_second' OR correction_id IS NOT NULL)
);
CREATE INDEX work_order_commands_of ON work_order_commands (work_order_id, id);
CREATE UNIQUE INDEX work_order_commands_correction ON work_order_commands (correction_id)
  WHERE correction_id IS NOT NULL;
-- One at a time: a second change is weighed on what the first has made of the order.
CREATE UNIQUE INDEX work_order_commands_open ON work_order_commands (work_order_id)
  WHERE state IN ('asked', 'proposed', 'accepted', 'waiting_second');
CREATE TRIGGER work_order_commands_kept BEFORE DELETE OR TRUNCATE ON work_order_commands
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What was written and what happened, oldest first. Nothing of it changes.
CREATE TABLE work_order_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  work_order_id bigint NOT NULL REFERENCES work_orders,
  -- A reply is for both sides; a note is among the staff.
  kind text NOT NULL CHECK (kind IN ('reply', 'note', 'event', 'command')),
  event text CHECK (event IN ('submit', 'accept', 'reply_staff', 'ask_member', 'reply_member', 'resolve', 'reopen',
    'close', 'withdraw', 'decline', 'lapse', 'hand_over', 'rate', 'propose', 'ask_command', 'accept_command',
    'refuse_command', 'dismiss_command', 'carry_out', 'fail_command', 'remind')),
  by_kind text NOT NULL CHECK (by_kind IN ('member', 'staff', 'system')),
  -- Null: the clock, or whoever wrote by the contact form.
  user_id bigint REFERENCES users,
  content text NOT NULL DEFAULT '',
  command_id bigint REFERENCES work_order_commands,
  at timestamptz NOT NULL,
  CHECK ((kind = 'command') = (command_id IS NOT NULL)),
  CHECK (kind IN ('reply', 'note') OR event IS NOT NULL),
  CHECK (kind <> 'note' OR by_kind = 'staff'),
  CHECK (by_kind <> 'staff' OR user_id IS NOT NULL)
);
CREATE INDEX work_order_entries_of ON work_order_entries (work_order_id, id);
CREATE TRIGGER work_order_entries_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON work_order_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Pictures and papers that came with it, opened by links for those who may see the work order.
CREATE TABLE work_order_files (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  work_order_id bigint NOT NULL REFERENCES work_orders,
  -- Null: it came with the application.
  entry_id bigint REFERENCES work_order_entries,
  path text NOT NULL REFERENCES uploads (path),
  UNIQUE (work_order_id, path)
);
CREATE INDEX work_order_files_of ON work_order_files (work_order_id, id);
CREATE TRIGGER work_order_files_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON work_order_files
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What the desk says often.
CREATE TABLE reply_templates (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  title text NOT NULL CHECK (title <> ''),
  -- Null: for any type.
  type text,
  content_zh text NOT NULL,
  content_en text NOT NULL,
  saved_by bigint NOT NULL REFERENCES users,
  saved_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX reply_templates_title ON reply_templates (lower(title));

-- By which words a work order is found: its number, that of its order, its detail. Each word carries whose it is, as
-- those of orders do; 0 is the desk, which finds those of all.
CREATE TABLE work_order_search (
  work_order_id bigint PRIMARY KEY REFERENCES work_orders,
  words tsvector NOT NULL
);
CREATE INDEX work_order_search_words ON work_order_search USING gin (words) WITH (fastupdate = off);

CREATE FUNCTION work_order_words(owners text[], found_by text) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH pieces AS (SELECT text_pieces(found_by) AS piece),
  words AS (
    SELECT substr(piece, at, 2) AS word FROM pieces, generate_series(1, length(piece)) AS at WHERE is_chinese(piece)
    UNION SELECT left(piece, 32) FROM pieces WHERE NOT is_chinese(piece)
    UNION SELECT left(ltrim(piece, 'abcdefghijklmnopqrstuvwxyz'), 32) FROM pieces WHERE NOT is_chinese(piece)
    -- What people say of a number on the phone.
    UNION SELECT right(piece, 4) FROM pieces WHERE piece ~ '^[a-z]\d{10,}$'
  )
  SELECT array_to_tsvector(array_agg(DISTINCT owner || ':' || word))
  FROM words, unnest(owners) AS owner WHERE word <> ''
$$;

CREATE FUNCTION note_work_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO work_order_search (work_order_id, words) VALUES (NEW.id, work_order_words(
    CASE WHEN NEW.agency_id IS NULL THEN ARRAY['0'] ELSE ARRAY['0', NEW.agency_id::text] END,
    concat_ws(' ', NEW.number, (SELECT sn FROM orders WHERE id = NEW.order_id), NEW.contact_name, NEW.detail)));
  RETURN NULL;
END $$;
CREATE TRIGGER work_orders_searched AFTER INSERT ON work_orders
  FOR EACH ROW EXECUTE FUNCTION note_work_order_words();

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity', 'receipt', 'bill',
      'price_group', 'invoice', 'tax_code', 'work_order', 'reply_template'));
