-- Written by `npm run tables` from the migrations, for reading only; a test compares the two.

CREATE TABLE absences (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  driver_id bigint,
  vehicle_id bigint,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  note text NOT NULL,
  CONSTRAINT absences_check CHECK ((starts_at < ends_at)),
  CONSTRAINT absences_check1 CHECK (((kind = 'workshop'::text) = (vehicle_id IS NOT NULL))),
  CONSTRAINT absences_check2 CHECK (((kind = 'workshop'::text) = (driver_id IS NULL))),
  CONSTRAINT absences_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT absences_kind_check CHECK ((kind = ANY (ARRAY['leave'::text, 'ill'::text, 'rest'::text, 'workshop'::text]))),
  CONSTRAINT absences_note_check CHECK ((char_length(note) <= 200)),
  CONSTRAINT absences_pkey PRIMARY KEY (id),
  CONSTRAINT absences_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id)
);
CREATE INDEX absences_of_driver ON absences USING btree (driver_id, ends_at) WHERE (driver_id IS NOT NULL);
CREATE INDEX absences_of_vehicle ON absences USING btree (vehicle_id, ends_at) WHERE (vehicle_id IS NOT NULL);

CREATE TABLE agencies (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  tz text DEFAULT 'Asia/Shanghai'::text NOT NULL,
  currency character(3) NOT NULL,
  verified_at timestamp with time zone,
  money_stopped_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  most_unpaid_orders integer DEFAULT 10 NOT NULL,
  most_unpaid_percent smallint DEFAULT 50 NOT NULL,
  country text,
  area integer[],
  address text,
  credit_stopped_at timestamp with time zone,
  verification_asked_at timestamp with time zone,
  verification_due_at timestamp with time zone,
  verification_refused_at timestamp with time zone,
  verification_note text DEFAULT ''::text NOT NULL,
  blocked_at timestamp with time zone,
  block_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT agencies_address_check CHECK (((char_length(address) >= 1) AND (char_length(address) <= 200))),
  CONSTRAINT agencies_area_check CHECK ((((cardinality(area) >= 1) AND (cardinality(area) <= 3)) AND (array_position(area, NULL::integer) IS NULL))),
  CONSTRAINT agencies_area_in_china CHECK (((area IS NULL) OR (NOT (country IS DISTINCT FROM 'CN'::text)))),
  CONSTRAINT agencies_check CHECK (((verification_asked_at IS NULL) = (verification_due_at IS NULL))),
  CONSTRAINT agencies_check1 CHECK (((verification_refused_at IS NULL) = (verification_note = ''::text))),
  CONSTRAINT agencies_check2 CHECK (((blocked_at IS NULL) = (block_reason = ''::text))),
  CONSTRAINT agencies_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT agencies_currency UNIQUE (id, currency),
  CONSTRAINT agencies_most_unpaid_orders_check CHECK ((most_unpaid_orders > 0)),
  CONSTRAINT agencies_most_unpaid_percent_check CHECK (((most_unpaid_percent >= 1) AND (most_unpaid_percent <= 100))),
  CONSTRAINT agencies_pkey PRIMARY KEY (id)
);
CREATE INDEX agencies_to_verify ON agencies USING btree (verification_asked_at) WHERE (verification_asked_at IS NOT NULL);
CREATE TRIGGER agencies_kept BEFORE DELETE OR TRUNCATE ON agencies FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agencies_searched AFTER INSERT OR UPDATE OF name ON agencies FOR EACH ROW EXECUTE FUNCTION note_agency_words();

CREATE TABLE agency_contracts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  entity_id bigint NOT NULL,
  valid_from timestamp with time zone NOT NULL,
  credit_limit bigint NOT NULL,
  temporary_limit bigint,
  temporary_until timestamp with time zone,
  cycle text NOT NULL,
  due_days smallint NOT NULL,
  grace_days smallint NOT NULL,
  tolerance bigint NOT NULL,
  invoice_when text NOT NULL,
  low_balance bigint NOT NULL,
  made_by bigint,
  made_at timestamp with time zone NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  price_group_id bigint,
  CONSTRAINT agency_contracts_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT agency_contracts_check CHECK (((temporary_limit IS NULL) = (temporary_until IS NULL))),
  CONSTRAINT agency_contracts_credit_limit_check CHECK ((credit_limit >= 0)),
  CONSTRAINT agency_contracts_cycle_check CHECK ((cycle = ANY (ARRAY['week'::text, 'half_month'::text, 'month'::text]))),
  CONSTRAINT agency_contracts_due_days_check CHECK ((due_days >= 0)),
  CONSTRAINT agency_contracts_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT agency_contracts_grace_days_check CHECK ((grace_days >= 0)),
  CONSTRAINT agency_contracts_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT agency_contracts_invoice_when_check CHECK ((invoice_when = ANY (ARRAY['bill_confirmed'::text, 'paid'::text]))),
  CONSTRAINT agency_contracts_low_balance_check CHECK ((low_balance >= 0)),
  CONSTRAINT agency_contracts_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT agency_contracts_pkey PRIMARY KEY (id),
  CONSTRAINT agency_contracts_price_group_id_fkey FOREIGN KEY (price_group_id) REFERENCES price_groups(id),
  CONSTRAINT agency_contracts_temporary_limit_check CHECK ((temporary_limit >= 0)),
  CONSTRAINT agency_contracts_tolerance_check CHECK ((tolerance >= 0))
);
CREATE INDEX agency_contracts_begun ON agency_contracts USING btree (agency_id, valid_from DESC, id DESC);
CREATE TRIGGER agency_contracts_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON agency_contracts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER agency_contracts_noted AFTER INSERT ON agency_contracts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_group_of_agency();

CREATE TABLE agency_search (
  agency_id bigint NOT NULL,
  user_id bigint,
  words tsvector NOT NULL,
  CONSTRAINT agency_search_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT agency_search_agency_id_user_id_key UNIQUE NULLS NOT DISTINCT (agency_id, user_id),
  CONSTRAINT agency_search_user_id_agency_id_fkey FOREIGN KEY (user_id, agency_id) REFERENCES users(id, agency_id) ON DELETE CASCADE
);
CREATE INDEX agency_search_words ON agency_search USING gin (words) WITH (fastupdate=off);

CREATE TABLE airports (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  iata character(3) NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  city_zh text NOT NULL,
  city_en text NOT NULL,
  country_code character(2) NOT NULL,
  tz text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  meeting_zh text NOT NULL,
  meeting_en text NOT NULL,
  chinese_driver_amount bigint NOT NULL,
  night_amount bigint NOT NULL,
  child_seat_amount bigint NOT NULL,
  waiting_amount bigint NOT NULL,
  policy jsonb NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  base_id bigint,
  CONSTRAINT airports_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  CONSTRAINT airports_child_seat_amount_check CHECK ((child_seat_amount >= 0)),
  CONSTRAINT airports_chinese_driver_amount_check CHECK ((chinese_driver_amount >= 0)),
  CONSTRAINT airports_iata_key UNIQUE (iata),
  CONSTRAINT airports_night_amount_check CHECK ((night_amount >= 0)),
  CONSTRAINT airports_pkey PRIMARY KEY (id),
  CONSTRAINT airports_waiting_amount_check CHECK ((waiting_amount >= 0))
);
CREATE TRIGGER airports_deleted AFTER DELETE ON airports REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER airports_inserted AFTER INSERT ON airports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER airports_updated AFTER UPDATE ON airports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');

CREATE TABLE article_comments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  article_id bigint NOT NULL,
  user_id bigint NOT NULL,
  parent_id bigint,
  content text NOT NULL,
  status text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT article_comments_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id),
  CONSTRAINT article_comments_check CHECK ((parent_id <> id)),
  CONSTRAINT article_comments_content_check CHECK (((content = ''::text) = (deleted_at IS NOT NULL))),
  CONSTRAINT article_comments_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT article_comments_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES article_comments(id),
  CONSTRAINT article_comments_pkey PRIMARY KEY (id),
  CONSTRAINT article_comments_place_check CHECK (((deleted_at IS NULL) OR ((status = 'published'::text) AND (parent_id IS NULL)))),
  CONSTRAINT article_comments_status_check CHECK ((status = ANY (ARRAY['unaudited'::text, 'published'::text, 'refused'::text]))),
  CONSTRAINT article_comments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX article_comments_answers ON article_comments USING btree (parent_id, id) WHERE (parent_id IS NOT NULL);
CREATE INDEX article_comments_answers_shown ON article_comments USING btree (parent_id, id) WHERE ((parent_id IS NOT NULL) AND (status = 'published'::text));
CREATE INDEX article_comments_of_article ON article_comments USING btree (article_id, id DESC);
CREATE INDEX article_comments_of_user ON article_comments USING btree (user_id, id DESC);
CREATE INDEX article_comments_shown ON article_comments USING btree (article_id, id DESC) INCLUDE (deleted_at) WHERE ((status = 'published'::text) AND (parent_id IS NULL));
CREATE INDEX article_comments_to_audit ON article_comments USING btree (id) WHERE (status = 'unaudited'::text);
CREATE INDEX article_comments_waiting ON article_comments USING btree (user_id, article_id, id) WHERE (status = 'unaudited'::text);

CREATE TABLE article_likes (
  article_id bigint NOT NULL,
  user_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT article_likes_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id),
  CONSTRAINT article_likes_pkey PRIMARY KEY (article_id, user_id),
  CONSTRAINT article_likes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE article_orders (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  sn text NOT NULL,
  article_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  user_id bigint NOT NULL,
  title text NOT NULL,
  price bigint NOT NULL,
  currency text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT article_orders_agency_id_article_id_key UNIQUE (agency_id, article_id),
  CONSTRAINT article_orders_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT article_orders_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id),
  CONSTRAINT article_orders_pkey PRIMARY KEY (id),
  CONSTRAINT article_orders_price_check CHECK ((price > 0)),
  CONSTRAINT article_orders_sn_key UNIQUE (sn),
  CONSTRAINT article_orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX article_orders_of ON article_orders USING btree (agency_id, id DESC);
CREATE TRIGGER article_orders_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON article_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE article_revisions (
  article_id bigint NOT NULL,
  revision integer NOT NULL,
  content jsonb NOT NULL,
  saved_by bigint,
  saved_at timestamp with time zone NOT NULL,
  is_draft boolean NOT NULL,
  titles text GENERATED ALWAYS AS (((COALESCE((content #>> '{texts,zh-cn,title}'::text[]), ''::text) || '
'::text) || COALESCE((content #>> '{texts,en,title}'::text[]), ''::text))) STORED NOT NULL,
  CONSTRAINT article_revisions_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id),
  CONSTRAINT article_revisions_pkey PRIMARY KEY (article_id, revision),
  CONSTRAINT article_revisions_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);

CREATE TABLE article_tags (
  article_id bigint NOT NULL,
  tag_id bigint NOT NULL,
  CONSTRAINT article_tags_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id),
  CONSTRAINT article_tags_pkey PRIMARY KEY (article_id, tag_id),
  CONSTRAINT article_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES tags(id)
);
CREATE INDEX article_tags_of ON article_tags USING btree (tag_id, article_id DESC);
CREATE TRIGGER article_tags_deleted AFTER DELETE ON article_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER article_tags_inserted AFTER INSERT ON article_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();

CREATE TABLE article_texts (
  article_id bigint NOT NULL,
  lang text NOT NULL,
  title text NOT NULL,
  summary text NOT NULL,
  body text NOT NULL,
  words text NOT NULL,
  CONSTRAINT article_texts_article_id_fkey FOREIGN KEY (article_id) REFERENCES articles(id),
  CONSTRAINT article_texts_lang_check CHECK ((lang = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  CONSTRAINT article_texts_pkey PRIMARY KEY (article_id, lang)
);
CREATE TRIGGER article_texts_deleted AFTER DELETE ON article_texts REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER article_texts_inserted AFTER INSERT ON article_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();
CREATE TRIGGER article_texts_updated AFTER UPDATE ON article_texts REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_parts();

CREATE TABLE articles (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  slug text,
  channel_id bigint,
  user_id bigint,
  agency_id bigint,
  status text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  revision integer NOT NULL,
  live_revision integer,
  city_id bigint,
  cover text DEFAULT ''::text NOT NULL,
  price bigint DEFAULT 0 NOT NULL,
  currency text NOT NULL,
  published_at timestamp with time zone,
  published_until timestamp with time zone,
  views bigint DEFAULT 0 NOT NULL,
  likes integer DEFAULT 0 NOT NULL,
  comments integer DEFAULT 0 NOT NULL,
  favourites integer DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  author_told boolean DEFAULT true NOT NULL,
  CONSTRAINT articles_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT articles_channel_id_fkey FOREIGN KEY (channel_id) REFERENCES channels(id),
  CONSTRAINT articles_check CHECK ((live_revision <= revision)),
  CONSTRAINT articles_check1 CHECK (((kind = 'info'::text) = (channel_id IS NOT NULL))),
  CONSTRAINT articles_check2 CHECK (((user_id IS NULL) = (agency_id IS NULL))),
  CONSTRAINT articles_check3 CHECK (((live_revision IS NULL) OR (published_at IS NOT NULL))),
  CONSTRAINT articles_check4 CHECK ((published_until > published_at)),
  CONSTRAINT articles_check5 CHECK (((status <> 'published'::text) OR (live_revision = revision))),
  CONSTRAINT articles_city_id_fkey FOREIGN KEY (city_id) REFERENCES destinations(id),
  CONSTRAINT articles_comments_check CHECK ((comments >= 0)),
  CONSTRAINT articles_favourites_check CHECK ((favourites >= 0)),
  CONSTRAINT articles_kind_check CHECK ((kind = ANY (ARRAY['info'::text, 'page'::text]))),
  CONSTRAINT articles_likes_check CHECK ((likes >= 0)),
  CONSTRAINT articles_pkey PRIMARY KEY (id),
  CONSTRAINT articles_price_check CHECK ((price >= 0)),
  CONSTRAINT articles_revision_check CHECK ((revision > 0)),
  CONSTRAINT articles_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text) AND (length(slug) <= 80))),
  CONSTRAINT articles_slug_key UNIQUE (slug),
  CONSTRAINT articles_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'unaudited'::text, 'published'::text, 'refused'::text, 'offline'::text]))),
  CONSTRAINT articles_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX articles_by_change ON articles USING btree (updated_at DESC, id DESC);
CREATE INDEX articles_of_channel ON articles USING btree (channel_id, published_at DESC, id DESC) WHERE (live_revision IS NOT NULL);
CREATE INDEX articles_of_user ON articles USING btree (user_id, id DESC) WHERE (user_id IS NOT NULL);
CREATE INDEX articles_to_audit ON articles USING btree (updated_at, id) WHERE (status = 'unaudited'::text);
CREATE INDEX articles_to_tell ON articles USING btree (published_at) WHERE ((NOT author_told) AND (live_revision IS NOT NULL));
CREATE TRIGGER articles_inserted AFTER INSERT ON articles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_insert();
CREATE TRIGGER articles_updated AFTER UPDATE ON articles REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_article_update();

CREATE TABLE bank_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  currency character(3) NOT NULL,
  mapping jsonb,
  created_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  entity_id bigint NOT NULL,
  CONSTRAINT bank_accounts_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT bank_accounts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT bank_accounts_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT bank_accounts_id_currency_key UNIQUE (id, currency),
  CONSTRAINT bank_accounts_name_check CHECK ((name <> ''::text)),
  CONSTRAINT bank_accounts_name_key UNIQUE (name),
  CONSTRAINT bank_accounts_pkey PRIMARY KEY (id)
);

CREATE TABLE bank_files (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  name text NOT NULL,
  format text NOT NULL,
  bytes bytea NOT NULL,
  uploaded_by bigint NOT NULL,
  uploaded_at timestamp with time zone NOT NULL,
  imported_by bigint,
  imported_at timestamp with time zone,
  new_lines integer DEFAULT 0 NOT NULL,
  known_lines integer DEFAULT 0 NOT NULL,
  rate text,
  rate_of character(3),
  CONSTRAINT bank_files_account_id_fkey FOREIGN KEY (account_id) REFERENCES bank_accounts(id),
  CONSTRAINT bank_files_bytes_check CHECK (((octet_length(bytes) >= 1) AND (octet_length(bytes) <= 1400000))),
  CONSTRAINT bank_files_check CHECK (((imported_at IS NULL) = (imported_by IS NULL))),
  CONSTRAINT bank_files_check1 CHECK (((rate IS NULL) = (rate_of IS NULL))),
  CONSTRAINT bank_files_format_check CHECK ((format = ANY (ARRAY['csv'::text, 'xlsx'::text, 'camt053'::text, 'mt940'::text]))),
  CONSTRAINT bank_files_imported_by_fkey FOREIGN KEY (imported_by) REFERENCES users(id),
  CONSTRAINT bank_files_known_lines_check CHECK ((known_lines >= 0)),
  CONSTRAINT bank_files_new_lines_check CHECK ((new_lines >= 0)),
  CONSTRAINT bank_files_pkey PRIMARY KEY (id),
  CONSTRAINT bank_files_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX bank_files_account ON bank_files USING btree (account_id, id);

CREATE TABLE bank_line_uses (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  line_id bigint NOT NULL,
  kind text NOT NULL,
  rule_id bigint,
  receipt_id bigint,
  pay_back_id bigint,
  posting_id bigint,
  worth bigint,
  note text DEFAULT ''::text NOT NULL,
  used_by bigint NOT NULL,
  used_at timestamp with time zone NOT NULL,
  undone_by bigint,
  undone_at timestamp with time zone,
  undo_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT bank_line_uses_check CHECK (((kind = 'charge'::text) = (posting_id IS NOT NULL))),
  CONSTRAINT bank_line_uses_check1 CHECK (((kind = 'charge'::text) = (worth IS NOT NULL))),
  CONSTRAINT bank_line_uses_check2 CHECK (((kind = 'returned'::text) = (receipt_id IS NOT NULL))),
  CONSTRAINT bank_line_uses_check3 CHECK (((kind = 'pay_back'::text) = (pay_back_id IS NOT NULL))),
  CONSTRAINT bank_line_uses_check4 CHECK (((undone_at IS NULL) = (undone_by IS NULL))),
  CONSTRAINT bank_line_uses_check5 CHECK (((kind <> 'returned'::text) OR (undone_at IS NULL))),
  CONSTRAINT bank_line_uses_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'aside'::text, 'returned'::text, 'pay_back'::text, 'supplier'::text]))),
  CONSTRAINT bank_line_uses_line_id_fkey FOREIGN KEY (line_id) REFERENCES bank_lines(id),
  CONSTRAINT bank_line_uses_pay_back_id_fkey FOREIGN KEY (pay_back_id) REFERENCES pay_backs(id),
  CONSTRAINT bank_line_uses_pkey PRIMARY KEY (id),
  CONSTRAINT bank_line_uses_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_postings(id),
  CONSTRAINT bank_line_uses_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id),
  CONSTRAINT bank_line_uses_rule_id_fkey FOREIGN KEY (rule_id) REFERENCES bank_rules(id),
  CONSTRAINT bank_line_uses_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id),
  CONSTRAINT bank_line_uses_used_by_fkey FOREIGN KEY (used_by) REFERENCES users(id),
  CONSTRAINT bank_line_uses_worth_check CHECK ((worth > 0))
);
CREATE INDEX bank_line_uses_line ON bank_line_uses USING btree (line_id);
CREATE TRIGGER bank_line_uses_kept BEFORE DELETE OR TRUNCATE ON bank_line_uses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX bank_line_uses_once ON bank_line_uses USING btree (line_id) WHERE (undone_at IS NULL);
CREATE UNIQUE INDEX bank_line_uses_paid_back ON bank_line_uses USING btree (pay_back_id) WHERE ((pay_back_id IS NOT NULL) AND (undone_at IS NULL));
CREATE UNIQUE INDEX bank_line_uses_returned ON bank_line_uses USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);

CREATE TABLE bank_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  file_id bigint NOT NULL,
  line_key text NOT NULL,
  booked_on date NOT NULL,
  value_date date NOT NULL,
  amount bigint NOT NULL,
  currency character(3) NOT NULL,
  payer text NOT NULL,
  reference text NOT NULL,
  remittance text NOT NULL,
  receipt_id bigint,
  sent_amount bigint,
  sent_currency character(3),
  CONSTRAINT bank_lines_account_id_currency_fkey FOREIGN KEY (account_id, currency) REFERENCES bank_accounts(id, currency),
  CONSTRAINT bank_lines_account_id_fkey FOREIGN KEY (account_id) REFERENCES bank_accounts(id),
  CONSTRAINT bank_lines_account_id_line_key_key UNIQUE (account_id, line_key),
  CONSTRAINT bank_lines_amount_check CHECK ((amount <> 0)),
  CONSTRAINT bank_lines_check CHECK (((receipt_id IS NULL) OR (amount > 0))),
  CONSTRAINT bank_lines_check1 CHECK (((sent_amount IS NULL) = (sent_currency IS NULL))),
  CONSTRAINT bank_lines_check2 CHECK (((sent_amount IS NULL) OR (amount > 0))),
  CONSTRAINT bank_lines_file_id_fkey FOREIGN KEY (file_id) REFERENCES bank_files(id),
  CONSTRAINT bank_lines_line_key_check CHECK ((line_key <> ''::text)),
  CONSTRAINT bank_lines_pkey PRIMARY KEY (id),
  CONSTRAINT bank_lines_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id),
  CONSTRAINT bank_lines_sent_amount_check CHECK ((sent_amount > 0))
);
CREATE INDEX bank_lines_account ON bank_lines USING btree (account_id, id);
CREATE INDEX bank_lines_others ON bank_lines USING btree (id) WHERE (receipt_id IS NULL);
CREATE INDEX bank_lines_receipt ON bank_lines USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);
CREATE TRIGGER bank_lines_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON bank_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE bank_rules (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  account_id bigint NOT NULL,
  contains text NOT NULL,
  kind text NOT NULL,
  up_to bigint,
  created_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_by bigint,
  ended_at timestamp with time zone,
  CONSTRAINT bank_rules_account_id_fkey FOREIGN KEY (account_id) REFERENCES bank_accounts(id),
  CONSTRAINT bank_rules_check CHECK (((kind = 'charge'::text) = (up_to IS NOT NULL))),
  CONSTRAINT bank_rules_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  CONSTRAINT bank_rules_contains_check CHECK ((contains <> ''::text)),
  CONSTRAINT bank_rules_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT bank_rules_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  CONSTRAINT bank_rules_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'aside'::text]))),
  CONSTRAINT bank_rules_pkey PRIMARY KEY (id),
  CONSTRAINT bank_rules_up_to_check CHECK ((up_to > 0))
);
CREATE UNIQUE INDEX bank_rules_once ON bank_rules USING btree (account_id, contains) WHERE (ended_at IS NULL);

CREATE TABLE bases (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  country_code character(2) NOT NULL,
  tz text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  language text NOT NULL,
  turnaround_minutes smallint NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT bases_code_key UNIQUE (code),
  CONSTRAINT bases_language_check CHECK ((language = ANY (ARRAY['burmese'::text, 'chinese'::text, 'thai'::text, 'english'::text]))),
  CONSTRAINT bases_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  CONSTRAINT bases_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  CONSTRAINT bases_pkey PRIMARY KEY (id),
  CONSTRAINT bases_turnaround_minutes_check CHECK (((turnaround_minutes >= 0) AND (turnaround_minutes <= 1440)))
);
CREATE TRIGGER bases_deleted_for_cars AFTER DELETE ON bases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER bases_deleted_for_transfers AFTER DELETE ON bases REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER bases_inserted_for_cars AFTER INSERT ON bases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER bases_inserted_for_transfers AFTER INSERT ON bases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER bases_updated_for_cars AFTER UPDATE ON bases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER bases_updated_for_transfers AFTER UPDATE ON bases REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');

CREATE TABLE bill_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  event text NOT NULL,
  amount bigint,
  source text,
  bank_charge bigint DEFAULT 0 NOT NULL,
  fx_difference bigint DEFAULT 0 NOT NULL,
  posting_id bigint,
  reverses bigint,
  note text DEFAULT ''::text NOT NULL,
  user_id bigint,
  at timestamp with time zone NOT NULL,
  CONSTRAINT bill_events_bill_id_agency_id_fkey FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT bill_events_event_check CHECK ((event = ANY (ARRAY['submitted'::text, 'issued'::text, 'confirmed'::text, 'withdrawn'::text, 'rejected'::text, 'voided'::text, 'disputed'::text, 'answered'::text, 'offered'::text, 'paid'::text, 'unpaid'::text, 'written_off'::text, 'recovered'::text, 'unrecovered'::text, 'credited'::text, 'given_back'::text, 'reminded'::text]))),
  CONSTRAINT bill_events_pkey PRIMARY KEY (id),
  CONSTRAINT bill_events_posting_id_agency_id_fkey FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings(id, agency_id),
  CONSTRAINT bill_events_reverses_fkey FOREIGN KEY (reverses) REFERENCES bill_events(id),
  CONSTRAINT bill_events_reverses_key UNIQUE (reverses),
  CONSTRAINT bill_events_source_check CHECK ((source = ANY (ARRAY['deposit'::text, 'set_off'::text, 'receipt'::text, 'withholding'::text]))),
  CONSTRAINT bill_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX bill_events_bill ON bill_events USING btree (bill_id, id);
CREATE TRIGGER bill_events_immutable BEFORE DELETE OR UPDATE ON bill_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bill_events_kept BEFORE TRUNCATE ON bill_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE bill_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  charge_id bigint NOT NULL,
  amount bigint NOT NULL,
  state text DEFAULT 'billed'::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  disputed_by bigint,
  disputed_at timestamp with time zone,
  answer text DEFAULT ''::text NOT NULL,
  answered_by bigint,
  answered_at timestamp with time zone,
  given_back bigint DEFAULT 0 NOT NULL,
  answer_by timestamp with time zone,
  escalated_at timestamp with time zone,
  CONSTRAINT bill_lines_amount_check CHECK ((amount <> 0)),
  CONSTRAINT bill_lines_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT bill_lines_bill_id_agency_id_fkey FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT bill_lines_charge_id_agency_id_fkey FOREIGN KEY (charge_id, agency_id) REFERENCES charges(id, agency_id),
  CONSTRAINT bill_lines_check CHECK (((disputed_at IS NULL) = (disputed_by IS NULL))),
  CONSTRAINT bill_lines_check1 CHECK (((state <> 'disputed'::text) OR (disputed_at IS NOT NULL))),
  CONSTRAINT bill_lines_disputed_by_fkey FOREIGN KEY (disputed_by) REFERENCES users(id),
  CONSTRAINT bill_lines_given_back CHECK (((given_back >= 0) AND (given_back <= GREATEST(amount, (0)::bigint)))),
  CONSTRAINT bill_lines_pkey PRIMARY KEY (id),
  CONSTRAINT bill_lines_state_check CHECK ((state = ANY (ARRAY['billed'::text, 'disputed'::text, 'returned'::text])))
);
CREATE INDEX bill_lines_bill ON bill_lines USING btree (bill_id, id);
CREATE INDEX bill_lines_disputed ON bill_lines USING btree (disputed_at, id) WHERE (state = 'disputed'::text);
CREATE INDEX bill_lines_unanswered ON bill_lines USING btree (answer_by, id) WHERE ((state = 'disputed'::text) AND (escalated_at IS NULL));
CREATE UNIQUE INDEX bill_lines_charge ON bill_lines USING btree (charge_id) WHERE (state <> 'returned'::text);

CREATE TABLE bill_offers (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  currency character(3) NOT NULL,
  rate text NOT NULL,
  rate_of character(3) NOT NULL,
  offered_on date NOT NULL,
  until date NOT NULL,
  offered_by bigint NOT NULL,
  offered_at timestamp with time zone NOT NULL,
  CONSTRAINT bill_offers_bill_id_agency_id_fkey FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT bill_offers_check CHECK ((until >= offered_on)),
  CONSTRAINT bill_offers_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT bill_offers_offered_by_fkey FOREIGN KEY (offered_by) REFERENCES users(id),
  CONSTRAINT bill_offers_pkey PRIMARY KEY (id),
  CONSTRAINT bill_offers_rate_check CHECK ((rate ~ '^\d{1,9}(\.\d{1,8})?$'::text))
);
CREATE INDEX bill_offers_bill ON bill_offers USING btree (bill_id, currency, id);
CREATE TRIGGER bill_offers_immutable BEFORE DELETE OR UPDATE ON bill_offers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bill_offers_kept BEFORE TRUNCATE ON bill_offers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE bill_write_offs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  status text DEFAULT 'asked'::text NOT NULL,
  asked_by bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text DEFAULT ''::text NOT NULL,
  CONSTRAINT bill_write_offs_amount_check CHECK ((amount > 0)),
  CONSTRAINT bill_write_offs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT bill_write_offs_bill_id_agency_id_fkey FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT bill_write_offs_check CHECK ((((status = 'asked'::text) = (decided_by IS NULL)) AND ((status = 'asked'::text) = (decided_at IS NULL)))),
  CONSTRAINT bill_write_offs_check1 CHECK (((decided_by IS NULL) OR (decided_by <> asked_by))),
  CONSTRAINT bill_write_offs_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT bill_write_offs_pkey PRIMARY KEY (id),
  CONSTRAINT bill_write_offs_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'rejected'::text])))
);
CREATE TRIGGER bill_write_offs_decided BEFORE UPDATE ON bill_write_offs FOR EACH ROW EXECUTE FUNCTION decide_once();
CREATE TRIGGER bill_write_offs_kept BEFORE DELETE OR TRUNCATE ON bill_write_offs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX bill_write_offs_open ON bill_write_offs USING btree (bill_id) WHERE (status = 'asked'::text);

CREATE TABLE billing_clocks (
  agency_id bigint NOT NULL,
  billed_to date NOT NULL,
  CONSTRAINT billing_clocks_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT billing_clocks_pkey PRIMARY KEY (agency_id)
);

CREATE TABLE bills (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  number text GENERATED ALWAYS AS (('BL'::text || lpad((id)::text, GREATEST(7, length((id)::text)), '0'::text))) STORED NOT NULL,
  agency_id bigint NOT NULL,
  entity_id bigint NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  made_by bigint,
  made_at timestamp with time zone NOT NULL,
  period_from date,
  period_to date,
  total bigint NOT NULL,
  paid bigint DEFAULT 0 NOT NULL,
  written_off bigint DEFAULT 0 NOT NULL,
  recovered bigint DEFAULT 0 NOT NULL,
  due_on date,
  confirmed_at timestamp with time zone,
  closed_at timestamp with time zone,
  reminded_at_days smallint,
  given_back bigint DEFAULT 0 NOT NULL,
  CONSTRAINT bills_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT bills_check1 CHECK (((recovered >= 0) AND (recovered <= written_off))),
  CONSTRAINT bills_check2 CHECK (((period_from IS NULL) = (period_to IS NULL))),
  CONSTRAINT bills_check3 CHECK (((status <> ALL (ARRAY['confirmed'::text, 'part_paid'::text])) OR (due_on IS NOT NULL))),
  CONSTRAINT bills_check4 CHECK (((status <> 'part_paid'::text) OR (paid > 0))),
  CONSTRAINT bills_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT bills_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT bills_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT bills_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT bills_number_key UNIQUE (number),
  CONSTRAINT bills_paid_whole CHECK (((status <> 'paid'::text) OR ((paid + given_back) = total))),
  CONSTRAINT bills_pkey PRIMARY KEY (id),
  CONSTRAINT bills_settled_within CHECK (((paid >= 0) AND (written_off >= 0) AND (given_back >= 0) AND (((paid + written_off) + given_back) <= GREATEST(total, (0)::bigint)))),
  CONSTRAINT bills_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'confirmed'::text, 'part_paid'::text, 'paid'::text, 'closed'::text, 'withdrawn'::text, 'rejected'::text, 'void'::text])))
);
CREATE INDEX bills_of_agency ON bills USING btree (agency_id, id);
CREATE INDEX bills_payable ON bills USING btree (due_on, id) WHERE (status = ANY (ARRAY['confirmed'::text, 'part_paid'::text]));
CREATE INDEX bills_payable_of_agency ON bills USING btree (agency_id, due_on) WHERE (status = ANY (ARRAY['confirmed'::text, 'part_paid'::text]));
CREATE INDEX bills_submitted ON bills USING btree (id) WHERE (status = 'submitted'::text);

CREATE TABLE book_accounts (
  entity_id bigint NOT NULL,
  account_kind text NOT NULL,
  code text NOT NULL,
  name text NOT NULL,
  CONSTRAINT book_accounts_code_check CHECK ((code ~ '^[0-9A-Za-z.-]{1,15}$'::text)),
  CONSTRAINT book_accounts_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT book_accounts_name_check CHECK (((name <> ''::text) AND (length(name) <= 60))),
  CONSTRAINT book_accounts_pkey PRIMARY KEY (entity_id, account_kind)
);

CREATE TABLE captcha_challenges (
  id text NOT NULL,
  answer jsonb NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT captcha_challenges_pkey PRIMARY KEY (id)
);

CREATE TABLE car_locations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  kind text NOT NULL,
  city_id bigint,
  country_code character(2) NOT NULL,
  tz text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  drop_off_codes text[] DEFAULT '{}'::text[] NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  base_id bigint,
  CONSTRAINT car_locations_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  CONSTRAINT car_locations_check CHECK (((kind = 'city'::text) = (city_id IS NULL))),
  CONSTRAINT car_locations_check1 CHECK (((kind = 'city'::text) OR (base_id IS NULL))),
  CONSTRAINT car_locations_city_id_fkey FOREIGN KEY (city_id) REFERENCES car_locations(id),
  CONSTRAINT car_locations_code_key UNIQUE (code),
  CONSTRAINT car_locations_kind_check CHECK ((kind = ANY (ARRAY['city'::text, 'downtown'::text, 'airport'::text, 'station'::text, 'border'::text]))),
  CONSTRAINT car_locations_pkey PRIMARY KEY (id)
);
CREATE INDEX car_locations_city ON car_locations USING btree (city_id);
CREATE TRIGGER car_locations_deleted AFTER DELETE ON car_locations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER car_locations_inserted AFTER INSERT ON car_locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER car_locations_updated AFTER UPDATE ON car_locations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');

CREATE TABLE car_orders (
  order_id bigint NOT NULL,
  rate_id bigint NOT NULL,
  sold_as jsonb NOT NULL,
  passenger_name text NOT NULL,
  pick_up_address text DEFAULT ''::text NOT NULL,
  drop_off_address text DEFAULT ''::text NOT NULL,
  passenger_phone text DEFAULT ''::text NOT NULL,
  CONSTRAINT car_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT car_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT car_orders_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES car_rates(id)
);

CREATE TABLE car_rates (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  location_id bigint NOT NULL,
  model_id bigint NOT NULL,
  pool_id bigint NOT NULL,
  km_per_day integer,
  extra_km_amount bigint,
  included text[] DEFAULT '{}'::text[] NOT NULL,
  half_day_minutes smallint DEFAULT 300 NOT NULL,
  all_day_minutes smallint DEFAULT 600 NOT NULL,
  chinese_driver_amount bigint NOT NULL,
  policy jsonb NOT NULL,
  seasons jsonb DEFAULT '[]'::jsonb NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  cut_off_minutes integer DEFAULT 0 NOT NULL,
  CONSTRAINT car_rates_check CHECK ((all_day_minutes > half_day_minutes)),
  CONSTRAINT car_rates_check1 CHECK (((km_per_day IS NULL) = (extra_km_amount IS NULL))),
  CONSTRAINT car_rates_chinese_driver_amount_check CHECK ((chinese_driver_amount >= 0)),
  CONSTRAINT car_rates_code_key UNIQUE (code),
  CONSTRAINT car_rates_cut_off_minutes_check CHECK (((cut_off_minutes >= 0) AND (cut_off_minutes <= 43200))),
  CONSTRAINT car_rates_extra_km_amount_check CHECK ((extra_km_amount >= 0)),
  CONSTRAINT car_rates_half_day_minutes_check CHECK ((half_day_minutes > 0)),
  CONSTRAINT car_rates_km_per_day_check CHECK ((km_per_day > 0)),
  CONSTRAINT car_rates_location_id_fkey FOREIGN KEY (location_id) REFERENCES car_locations(id),
  CONSTRAINT car_rates_model_id_fkey FOREIGN KEY (model_id) REFERENCES vehicle_models(id),
  CONSTRAINT car_rates_pkey PRIMARY KEY (id),
  CONSTRAINT car_rates_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES vehicle_pools(id)
);
CREATE INDEX car_rates_location ON car_rates USING btree (location_id) WHERE active;
CREATE TRIGGER car_rates_deleted AFTER DELETE ON car_rates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER car_rates_inserted AFTER INSERT ON car_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER car_rates_updated AFTER UPDATE ON car_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');

CREATE TABLE cash_hand_ins (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  driver_id bigint NOT NULL,
  currency text NOT NULL,
  expected bigint NOT NULL,
  counted bigint NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  handed_in_on date NOT NULL,
  received_by bigint NOT NULL,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT cash_hand_ins_check CHECK (((counted = expected) OR (reason <> ''::text))),
  CONSTRAINT cash_hand_ins_counted_check CHECK ((counted >= 0)),
  CONSTRAINT cash_hand_ins_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT cash_hand_ins_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT cash_hand_ins_expected_check CHECK ((expected > 0)),
  CONSTRAINT cash_hand_ins_pkey PRIMARY KEY (id),
  CONSTRAINT cash_hand_ins_received_by_fkey FOREIGN KEY (received_by) REFERENCES users(id)
);

CREATE TABLE catalogue_horizon (
  one boolean DEFAULT true NOT NULL,
  open_until date NOT NULL,
  CONSTRAINT catalogue_horizon_one_check CHECK (one),
  CONSTRAINT catalogue_horizon_pkey PRIMARY KEY (one)
);

CREATE TABLE change_marks (
  at timestamp with time zone DEFAULT now() NOT NULL,
  oldest_open xid8 NOT NULL,
  CONSTRAINT change_marks_pkey PRIMARY KEY (at)
);

CREATE TABLE changes (
  xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
  topic text NOT NULL,
  id bigint,
  first_day date,
  last_day date,
  CONSTRAINT changes_check CHECK (((first_day IS NULL) = (last_day IS NULL)))
);
CREATE INDEX changes_xid ON changes USING btree (xid);

CREATE TABLE channels (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  parent_id bigint,
  slug text NOT NULL,
  kind text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  description_zh text DEFAULT ''::text NOT NULL,
  description_en text DEFAULT ''::text NOT NULL,
  url text DEFAULT ''::text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  shown boolean DEFAULT true NOT NULL,
  takes_articles boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT channels_check CHECK (((kind = 'link'::text) = (url <> ''::text))),
  CONSTRAINT channels_check1 CHECK (((kind = 'list'::text) OR (NOT takes_articles))),
  CONSTRAINT channels_check2 CHECK ((parent_id <> id)),
  CONSTRAINT channels_kind_check CHECK ((kind = ANY (ARRAY['cover'::text, 'list'::text, 'link'::text]))),
  CONSTRAINT channels_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES channels(id),
  CONSTRAINT channels_pkey PRIMARY KEY (id),
  CONSTRAINT channels_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (slug ~ '[a-z]'::text) AND (length(slug) <= 60))),
  CONSTRAINT channels_slug_key UNIQUE (slug)
);
CREATE INDEX channels_below ON channels USING btree (parent_id);
CREATE TRIGGER channels_changed AFTER INSERT OR DELETE OR UPDATE ON channels FOR EACH STATEMENT EXECUTE FUNCTION note_channels();

CREATE TABLE charge_offsets (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  credit_id bigint NOT NULL,
  debt_id bigint NOT NULL,
  bill_id bigint,
  amount bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT charge_offsets_amount_check CHECK ((amount > 0)),
  CONSTRAINT charge_offsets_credit_id_agency_id_fkey FOREIGN KEY (credit_id, agency_id) REFERENCES charges(id, agency_id),
  CONSTRAINT charge_offsets_debt_id_agency_id_fkey FOREIGN KEY (debt_id, agency_id) REFERENCES charges(id, agency_id),
  CONSTRAINT charge_offsets_pkey PRIMARY KEY (id)
);
CREATE INDEX charge_offsets_credit ON charge_offsets USING btree (credit_id);
CREATE INDEX charge_offsets_debt ON charge_offsets USING btree (debt_id);
CREATE TRIGGER charge_offsets_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON charge_offsets FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE charges (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  order_id bigint NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  posting_id bigint NOT NULL,
  product text NOT NULL,
  service_date date NOT NULL,
  charged_at timestamp with time zone NOT NULL,
  settled bigint DEFAULT 0 NOT NULL,
  stage text DEFAULT 'open'::text NOT NULL,
  bill_id bigint,
  memo text DEFAULT ''::text NOT NULL,
  user_id bigint,
  invoice_stage text DEFAULT 'open'::text NOT NULL,
  due_on date,
  paused boolean DEFAULT false NOT NULL,
  entity_id bigint NOT NULL,
  CONSTRAINT charges_amount_check CHECK ((amount <> 0)),
  CONSTRAINT charges_bill FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT charges_channel_check CHECK ((channel = ANY (ARRAY['balance'::text, 'credit'::text]))),
  CONSTRAINT charges_check CHECK ((((amount > 0) AND ((settled >= 0) AND (settled <= amount))) OR ((amount < 0) AND ((settled >= amount) AND (settled <= 0))))),
  CONSTRAINT charges_check1 CHECK (((channel = 'credit'::text) OR (settled = amount))),
  CONSTRAINT charges_check2 CHECK (((channel = 'credit'::text) OR ((stage = 'open'::text) AND (bill_id IS NULL)))),
  CONSTRAINT charges_due_on_credit CHECK (((due_on IS NULL) OR (channel = 'credit'::text))),
  CONSTRAINT charges_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT charges_invoice_stage_check CHECK ((invoice_stage = ANY (ARRAY['open'::text, 'applied'::text, 'issued'::text]))),
  CONSTRAINT charges_kind_check CHECK ((kind = ANY (ARRAY['price'::text, 'adjustment'::text, 'fee'::text, 'waiver'::text, 'refund'::text, 'correction'::text]))),
  CONSTRAINT charges_order_id_agency_id_fkey FOREIGN KEY (order_id, agency_id) REFERENCES orders(id, agency_id),
  CONSTRAINT charges_paused_while_disputed CHECK (((NOT paused) OR (stage = 'disputed'::text))),
  CONSTRAINT charges_pkey PRIMARY KEY (id),
  CONSTRAINT charges_posting_id_agency_id_fkey FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings(id, agency_id),
  CONSTRAINT charges_posting_id_kind_channel_key UNIQUE (posting_id, kind, channel),
  CONSTRAINT charges_stage_check CHECK ((stage = ANY (ARRAY['open'::text, 'applied'::text, 'billed'::text, 'disputed'::text, 'written_off'::text]))),
  CONSTRAINT charges_stage_on_bill CHECK (((bill_id IS NULL) = (stage = 'open'::text))),
  CONSTRAINT charges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX charges_bill ON charges USING btree (bill_id, id) WHERE (bill_id IS NOT NULL);
CREATE INDEX charges_due ON charges USING btree (agency_id, due_on) WHERE ((channel = 'credit'::text) AND (settled <> amount) AND (NOT paused));
CREATE INDEX charges_given_back ON charges USING btree (agency_id, id) WHERE ((channel = 'credit'::text) AND (settled <> amount) AND (amount < 0));
CREATE INDEX charges_open ON charges USING btree (agency_id, charged_at, id) INCLUDE (amount, settled, product, service_date, order_id) WHERE ((stage = 'open'::text) AND (bill_id IS NULL) AND (settled <> amount));
CREATE INDEX charges_order ON charges USING btree (order_id, id);
CREATE INDEX charges_unpaid ON charges USING btree (agency_id, charged_at, id) INCLUDE (amount, settled, order_id) WHERE ((channel = 'credit'::text) AND (settled <> amount));
CREATE TRIGGER charges_kept BEFORE DELETE OR TRUNCATE ON charges FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER charges_same BEFORE UPDATE ON charges FOR EACH ROW EXECUTE FUNCTION refuse_other_charge();

CREATE TABLE closed_months (
  month date NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  closed_by bigint NOT NULL,
  CONSTRAINT closed_months_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  CONSTRAINT closed_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT closed_months_pkey PRIMARY KEY (month)
);
CREATE TRIGGER closed_months_kept BEFORE UPDATE OR TRUNCATE ON closed_months FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER closed_months_reopened BEFORE DELETE ON closed_months FOR EACH ROW EXECUTE FUNCTION refuse_unless_reopened();

CREATE TABLE concessions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  amount bigint,
  currency text,
  agency_id bigint,
  order_id bigint,
  reason text NOT NULL,
  object_kind text NOT NULL,
  object_id bigint,
  object_name text NOT NULL,
  asked_by bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  needs text NOT NULL,
  status text NOT NULL,
  due_at timestamp with time zone,
  effective_at timestamp with time zone,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text DEFAULT ''::text NOT NULL,
  call text,
  input jsonb,
  lang text,
  call_key text,
  subject text,
  subject_id bigint,
  CONSTRAINT concessions_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT concessions_amount_check CHECK ((amount > 0)),
  CONSTRAINT concessions_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT concessions_check CHECK (((amount IS NULL) = (currency IS NULL))),
  CONSTRAINT concessions_check1 CHECK (((call IS NULL) = (input IS NULL))),
  CONSTRAINT concessions_check2 CHECK (((subject IS NULL) = (subject_id IS NULL))),
  CONSTRAINT concessions_check3 CHECK (((status <> 'asked'::text) OR (needs <> 'nobody'::text))),
  CONSTRAINT concessions_check4 CHECK (((due_at IS NULL) OR (effective_at IS NULL))),
  CONSTRAINT concessions_check5 CHECK (((status <> 'asked'::text) OR ((decided_by IS NULL) AND (decided_at IS NULL) AND ((call IS NULL) <> (subject IS NULL))))),
  CONSTRAINT concessions_check6 CHECK (((decided_by IS NULL) OR (needs = 'nobody'::text) OR (decided_by <> asked_by) OR (status <> 'done'::text))),
  CONSTRAINT concessions_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT concessions_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT concessions_kind_check CHECK ((kind = ANY (ARRAY['cancellation'::text, 'price'::text, 'room'::text, 'refund'::text, 'waiver'::text, 'goodwill'::text, 'correction'::text, 'write_off'::text, 'top_up'::text, 'credit'::text, 'price_group'::text, 'pay_back'::text, 'cost'::text, 'supplier'::text, 'bank_charge'::text, 'payment'::text, 'month'::text, 'supplier_payment'::text, 'settings'::text, 'bank'::text, 'staff'::text]))),
  CONSTRAINT concessions_needs_check CHECK ((needs = ANY (ARRAY['nobody'::text, 'colleague'::text, 'administrator'::text]))),
  CONSTRAINT concessions_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT concessions_pkey PRIMARY KEY (id),
  CONSTRAINT concessions_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'rejected'::text, 'lapsed'::text]))),
  CONSTRAINT concessions_subject_check CHECK ((subject = ANY (ARRAY['correction'::text, 'write_off'::text, 'pay_back'::text])))
);
CREATE INDEX concessions_agency ON concessions USING btree (agency_id, decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX concessions_asked ON concessions USING btree (asked_at, id) WHERE (status = 'asked'::text);
CREATE INDEX concessions_clerk ON concessions USING btree (asked_by, asked_at) WHERE (status = 'done'::text);
CREATE INDEX concessions_day ON concessions USING btree (asked_at) WHERE (status = 'done'::text);
CREATE INDEX concessions_order ON concessions USING btree (order_id) WHERE (status = 'done'::text);
CREATE TRIGGER concessions_decided BEFORE UPDATE ON concessions FOR EACH ROW EXECUTE FUNCTION decide_once();
CREATE TRIGGER concessions_kept BEFORE DELETE OR TRUNCATE ON concessions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX concessions_call_key ON concessions USING btree (asked_by, call, call_key);
CREATE UNIQUE INDEX concessions_open ON concessions USING btree (call, object_kind, object_name) WHERE (status = 'asked'::text);
CREATE UNIQUE INDEX concessions_subject ON concessions USING btree (subject, subject_id);

CREATE TABLE declared_payments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  declared_by bigint NOT NULL,
  declared_at timestamp with time zone NOT NULL,
  amount bigint NOT NULL,
  currency character(3) NOT NULL,
  paid_on date NOT NULL,
  payer text NOT NULL,
  reference text NOT NULL,
  meant_for text NOT NULL,
  slip text NOT NULL,
  status text DEFAULT 'declared'::text NOT NULL,
  ended_at timestamp with time zone,
  ended_by bigint,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT declared_payments_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT declared_payments_amount_check CHECK ((amount > 0)),
  CONSTRAINT declared_payments_check CHECK ((((status = 'declared'::text) = (ended_at IS NULL)) AND ((ended_at IS NULL) = (ended_by IS NULL)))),
  CONSTRAINT declared_payments_check1 CHECK (((status = 'refused'::text) = (reason <> ''::text))),
  CONSTRAINT declared_payments_declared_by_fkey FOREIGN KEY (declared_by) REFERENCES users(id),
  CONSTRAINT declared_payments_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  CONSTRAINT declared_payments_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT declared_payments_meant_for_check CHECK ((meant_for = ANY (ARRAY['deposit'::text, 'bills'::text]))),
  CONSTRAINT declared_payments_pkey PRIMARY KEY (id),
  CONSTRAINT declared_payments_slip_fkey FOREIGN KEY (slip) REFERENCES uploads(path),
  CONSTRAINT declared_payments_status_check CHECK ((status = ANY (ARRAY['declared'::text, 'matched'::text, 'refused'::text, 'withdrawn'::text])))
);
CREATE INDEX declared_payments_agency ON declared_payments USING btree (agency_id, id);
CREATE INDEX declared_payments_waiting ON declared_payments USING btree (declared_at, id) WHERE (status = 'declared'::text);
CREATE TRIGGER declared_payments_kept BEFORE DELETE OR TRUNCATE ON declared_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER declared_payments_same BEFORE UPDATE ON declared_payments FOR EACH ROW EXECUTE FUNCTION refuse_other_declaration();

CREATE TABLE destination_pictures (
  destination_id bigint NOT NULL,
  "position" smallint NOT NULL,
  picture_id bigint NOT NULL,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  CONSTRAINT destination_pictures_destination_id_fkey FOREIGN KEY (destination_id) REFERENCES destinations(id),
  CONSTRAINT destination_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT destination_pictures_pkey PRIMARY KEY (destination_id, "position"),
  CONSTRAINT destination_pictures_position_check CHECK (("position" > 0))
);
CREATE TRIGGER destination_pictures_deleted AFTER DELETE ON destination_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('destinations');
CREATE TRIGGER destination_pictures_inserted AFTER INSERT ON destination_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('destinations');
CREATE TRIGGER destination_pictures_updated AFTER UPDATE ON destination_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('destinations');

CREATE TABLE destinations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  kind text NOT NULL,
  city_id bigint,
  country_code character(2) NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  name_local text DEFAULT ''::text NOT NULL,
  tz text NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  radius_km double precision DEFAULT 0 NOT NULL,
  intro_zh text DEFAULT ''::text NOT NULL,
  intro_en text DEFAULT ''::text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT destinations_check CHECK (((kind = 'city'::text) = (city_id IS NULL))),
  CONSTRAINT destinations_city_id_fkey FOREIGN KEY (city_id) REFERENCES destinations(id),
  CONSTRAINT destinations_code_key UNIQUE (code),
  CONSTRAINT destinations_kind_check CHECK ((kind = ANY (ARRAY['city'::text, 'district'::text, 'landmark'::text]))),
  CONSTRAINT destinations_pkey PRIMARY KEY (id)
);
CREATE TRIGGER destinations_deleted AFTER DELETE ON destinations REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('destinations');
CREATE TRIGGER destinations_inserted AFTER INSERT ON destinations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('destinations');
CREATE TRIGGER destinations_updated AFTER UPDATE ON destinations REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('destinations');

CREATE TABLE digests (
  day date NOT NULL,
  user_id bigint,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT digests_day_user_id_key UNIQUE NULLS NOT DISTINCT (day, user_id),
  CONSTRAINT digests_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE driver_cash (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  ride_id bigint NOT NULL,
  driver_id bigint NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  purpose text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  recorded_by bigint NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  hand_in_id bigint,
  voided_by bigint,
  voided_at timestamp with time zone,
  void_reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT driver_cash_amount_check CHECK ((amount > 0)),
  CONSTRAINT driver_cash_check CHECK (((purpose <> 'other'::text) OR (note <> ''::text))),
  CONSTRAINT driver_cash_check1 CHECK (((voided_by IS NULL) = (voided_at IS NULL))),
  CONSTRAINT driver_cash_check2 CHECK (((voided_by IS NULL) = (void_reason = ''::text))),
  CONSTRAINT driver_cash_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT driver_cash_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT driver_cash_hand_in_id_fkey FOREIGN KEY (hand_in_id) REFERENCES cash_hand_ins(id),
  CONSTRAINT driver_cash_pkey PRIMARY KEY (id),
  CONSTRAINT driver_cash_purpose_check CHECK ((purpose = ANY (ARRAY['waiting'::text, 'extra_stop'::text, 'toll_parking'::text, 'extra_km'::text, 'other'::text]))),
  CONSTRAINT driver_cash_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT driver_cash_ride_id_fkey FOREIGN KEY (ride_id) REFERENCES rides(id),
  CONSTRAINT driver_cash_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES users(id)
);
CREATE INDEX driver_cash_driver ON driver_cash USING btree (driver_id, id);
CREATE INDEX driver_cash_open ON driver_cash USING btree (driver_id) WHERE ((hand_in_id IS NULL) AND (voided_at IS NULL));
CREATE INDEX driver_cash_ride ON driver_cash USING btree (ride_id, id);

CREATE TABLE driver_links (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  driver_id bigint NOT NULL,
  day date NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT driver_links_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT driver_links_pkey PRIMARY KEY (id),
  CONSTRAINT driver_links_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX driver_links_day ON driver_links USING btree (driver_id, day);
CREATE INDEX driver_links_expiry ON driver_links USING btree (expires_at);

CREATE TABLE drivers (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  phone text NOT NULL,
  languages text[] NOT NULL,
  active boolean DEFAULT true NOT NULL,
  base_id bigint,
  company text DEFAULT ''::text NOT NULL,
  CONSTRAINT drivers_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  CONSTRAINT drivers_code_key UNIQUE (code),
  CONSTRAINT drivers_languages_check CHECK ((cardinality(languages) > 0)),
  CONSTRAINT drivers_pkey PRIMARY KEY (id)
);
CREATE INDEX drivers_of_companies ON drivers USING btree (company, phone) WHERE (company <> ''::text);

CREATE TABLE entity_closings (
  month date NOT NULL,
  entity_id bigint NOT NULL,
  account_kind text NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT entity_closings_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT entity_closings_month_fkey FOREIGN KEY (month) REFERENCES closed_months(month),
  CONSTRAINT entity_closings_pkey PRIMARY KEY (month, entity_id, account_kind, currency)
);
CREATE TRIGGER entity_closings_kept BEFORE UPDATE OR TRUNCATE ON entity_closings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER entity_closings_reopened BEFORE DELETE ON entity_closings FOR EACH ROW EXECUTE FUNCTION refuse_unless_reopened();

CREATE TABLE favourites (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  target_id bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT favourites_kind_check CHECK ((kind = ANY (ARRAY['article'::text, 'hotel'::text]))),
  CONSTRAINT favourites_pkey PRIMARY KEY (id),
  CONSTRAINT favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT favourites_user_id_kind_target_id_key UNIQUE (user_id, kind, target_id)
);
CREATE INDEX favourites_of_user ON favourites USING btree (user_id, id DESC);

CREATE TABLE flight_reports (
  order_id bigint NOT NULL,
  flight_number text NOT NULL,
  state text NOT NULL,
  lands_at timestamp with time zone NOT NULL,
  since timestamp with time zone NOT NULL,
  looked_up_at timestamp with time zone NOT NULL,
  CONSTRAINT flight_reports_order_id_fkey FOREIGN KEY (order_id) REFERENCES transfer_orders(order_id),
  CONSTRAINT flight_reports_pkey PRIMARY KEY (order_id),
  CONSTRAINT flight_reports_state_check CHECK ((state = ANY (ARRAY['expected'::text, 'landed'::text, 'cancelled'::text])))
);

CREATE TABLE hired_rides (
  ride_id bigint NOT NULL,
  company text NOT NULL,
  cost bigint,
  hired_by bigint NOT NULL,
  hired_at timestamp with time zone NOT NULL,
  CONSTRAINT hired_rides_company_check CHECK (((char_length(company) >= 1) AND (char_length(company) <= 80))),
  CONSTRAINT hired_rides_cost_check CHECK ((cost >= 0)),
  CONSTRAINT hired_rides_hired_by_fkey FOREIGN KEY (hired_by) REFERENCES users(id),
  CONSTRAINT hired_rides_pkey PRIMARY KEY (ride_id),
  CONSTRAINT hired_rides_ride_id_fkey FOREIGN KEY (ride_id) REFERENCES rides(id)
);

CREATE TABLE hotel_fees (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  hotel_id bigint NOT NULL,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  basis text NOT NULL,
  amount bigint DEFAULT 0 NOT NULL,
  percent double precision DEFAULT 0 NOT NULL,
  currency character(3) NOT NULL,
  from_age smallint DEFAULT 0 NOT NULL,
  from_day text DEFAULT ''::text NOT NULL,
  to_day text DEFAULT ''::text NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT hotel_fees_amount_check CHECK ((amount >= 0)),
  CONSTRAINT hotel_fees_basis_check CHECK ((basis = ANY (ARRAY['room_night'::text, 'person_night'::text, 'person_stay'::text, 'stay'::text, 'percent'::text]))),
  CONSTRAINT hotel_fees_check CHECK ((((basis = 'percent'::text) = (amount = 0)) AND ((basis = 'percent'::text) = (percent > (0)::double precision)))),
  CONSTRAINT hotel_fees_check1 CHECK ((length(from_day) = length(to_day))),
  CONSTRAINT hotel_fees_from_age_check CHECK (((from_age >= 0) AND (from_age <= 18))),
  CONSTRAINT hotel_fees_hotel_id_code_key UNIQUE (hotel_id, code),
  CONSTRAINT hotel_fees_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT hotel_fees_percent_check CHECK (((percent >= (0)::double precision) AND (percent <= (100)::double precision))),
  CONSTRAINT hotel_fees_pkey PRIMARY KEY (id)
);
CREATE TRIGGER hotel_fees_inserted AFTER INSERT ON hotel_fees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER hotel_fees_updated AFTER UPDATE ON hotel_fees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();

CREATE TABLE hotel_notes (
  agency_id bigint NOT NULL,
  hotel_id bigint NOT NULL,
  text text NOT NULL,
  user_id bigint NOT NULL,
  written_at timestamp with time zone NOT NULL,
  CONSTRAINT hotel_notes_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT hotel_notes_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT hotel_notes_pkey PRIMARY KEY (agency_id, hotel_id),
  CONSTRAINT hotel_notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 500))),
  CONSTRAINT hotel_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);

CREATE TABLE hotel_notices (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  version smallint NOT NULL,
  kind text NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  sent_to text NOT NULL,
  mail text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  is_current boolean DEFAULT true NOT NULL,
  answer text,
  answered_at timestamp with time zone,
  answered_by text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT hotel_notices_answer_check CHECK ((answer = ANY (ARRAY['acknowledged'::text, 'refused'::text]))),
  CONSTRAINT hotel_notices_check CHECK (((answer IS NULL) = (answered_at IS NULL))),
  CONSTRAINT hotel_notices_kind_check CHECK ((kind = ANY (ARRAY['booking'::text, 'change'::text, 'cancellation'::text]))),
  CONSTRAINT hotel_notices_order_id_fkey FOREIGN KEY (order_id) REFERENCES hotel_orders(order_id),
  CONSTRAINT hotel_notices_order_id_version_key UNIQUE (order_id, version),
  CONSTRAINT hotel_notices_pkey PRIMARY KEY (id),
  CONSTRAINT hotel_notices_token_hash_key UNIQUE (token_hash),
  CONSTRAINT hotel_notices_version_check CHECK ((version >= 1))
);
CREATE INDEX hotel_notices_open ON hotel_notices USING btree (created_at, id) WHERE (is_current AND (answer IS DISTINCT FROM 'acknowledged'::text));
CREATE UNIQUE INDEX hotel_notices_current ON hotel_notices USING btree (order_id) WHERE is_current;

CREATE TABLE hotel_order_lines (
  order_id bigint NOT NULL,
  "position" smallint NOT NULL,
  room_type_id bigint NOT NULL,
  rate_plan_id bigint NOT NULL,
  rooms smallint NOT NULL,
  price bigint NOT NULL,
  CONSTRAINT hotel_order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES hotel_orders(order_id),
  CONSTRAINT hotel_order_lines_order_id_rate_plan_id_key UNIQUE (order_id, rate_plan_id),
  CONSTRAINT hotel_order_lines_pkey PRIMARY KEY (order_id, "position"),
  CONSTRAINT hotel_order_lines_position_check CHECK ((("position" >= 1) AND ("position" <= 9))),
  CONSTRAINT hotel_order_lines_price_check CHECK ((price >= 0)),
  CONSTRAINT hotel_order_lines_rate_plan_id_fkey FOREIGN KEY (rate_plan_id) REFERENCES rate_plans(id),
  CONSTRAINT hotel_order_lines_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id),
  CONSTRAINT hotel_order_lines_rooms_check CHECK (((rooms >= 1) AND (rooms <= 8)))
);
CREATE INDEX hotel_order_lines_room ON hotel_order_lines USING btree (room_type_id);

CREATE TABLE hotel_orders (
  order_id bigint NOT NULL,
  hotel_id bigint NOT NULL,
  room_type_id bigint NOT NULL,
  rate_plan_id bigint NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  rooms smallint NOT NULL,
  nationality character(2) NOT NULL,
  sold_as jsonb NOT NULL,
  guests jsonb NOT NULL,
  confirmation_code text DEFAULT ''::text NOT NULL,
  room_number text DEFAULT ''::text NOT NULL,
  holds_stock boolean DEFAULT true NOT NULL,
  asked_before_at timestamp with time zone,
  asked_after_at timestamp with time zone,
  first_guests jsonb,
  CONSTRAINT hotel_orders_check CHECK ((check_out > check_in)),
  CONSTRAINT hotel_orders_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT hotel_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT hotel_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT hotel_orders_rate_plan_id_fkey FOREIGN KEY (rate_plan_id) REFERENCES rate_plans(id),
  CONSTRAINT hotel_orders_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id),
  CONSTRAINT hotel_orders_rooms_check CHECK (((rooms >= 1) AND (rooms <= 9)))
);
CREATE INDEX hotel_orders_check_in ON hotel_orders USING btree (check_in);
CREATE INDEX hotel_orders_check_out ON hotel_orders USING btree (check_out);
CREATE INDEX hotel_orders_room ON hotel_orders USING btree (room_type_id, check_in) WHERE holds_stock;
CREATE TRIGGER hotel_orders_searched AFTER UPDATE OF confirmation_code ON hotel_orders FOR EACH ROW WHEN ((old.confirmation_code IS DISTINCT FROM new.confirmation_code)) EXECUTE FUNCTION note_confirmation_code();

CREATE TABLE hotel_pictures (
  hotel_id bigint NOT NULL,
  "position" smallint NOT NULL,
  picture_id bigint NOT NULL,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  CONSTRAINT hotel_pictures_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT hotel_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT hotel_pictures_pkey PRIMARY KEY (hotel_id, "position"),
  CONSTRAINT hotel_pictures_position_check CHECK (("position" > 0))
);
CREATE TRIGGER hotel_pictures_deleted AFTER DELETE ON hotel_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER hotel_pictures_inserted AFTER INSERT ON hotel_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER hotel_pictures_updated AFTER UPDATE ON hotel_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();

CREATE TABLE hotels (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  city_id bigint NOT NULL,
  district_id bigint,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  name_local text DEFAULT ''::text NOT NULL,
  address_zh text NOT NULL,
  address_en text NOT NULL,
  phone text NOT NULL,
  zip text NOT NULL,
  email text NOT NULL,
  star smallint NOT NULL,
  latitude double precision NOT NULL,
  longitude double precision NOT NULL,
  facilities text[] DEFAULT '{}'::text[] NOT NULL,
  description_zh text DEFAULT ''::text NOT NULL,
  description_en text DEFAULT ''::text NOT NULL,
  check_in_from time without time zone DEFAULT '14:00:00'::time without time zone NOT NULL,
  check_out_until time without time zone DEFAULT '12:00:00'::time without time zone NOT NULL,
  opened_year smallint NOT NULL,
  renovated_year smallint,
  recommended integer DEFAULT 0 NOT NULL,
  hot integer DEFAULT 0 NOT NULL,
  views integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  listed_at timestamp with time zone NOT NULL,
  reservation_email text DEFAULT ''::text NOT NULL,
  reservation_lang text DEFAULT ''::text NOT NULL,
  is_trusted boolean DEFAULT false NOT NULL,
  supplier text,
  important_zh text DEFAULT ''::text NOT NULL,
  important_en text DEFAULT ''::text NOT NULL,
  sold_recently integer DEFAULT 0 NOT NULL,
  address_local text DEFAULT ''::text NOT NULL,
  CONSTRAINT hotels_city_id_fkey FOREIGN KEY (city_id) REFERENCES destinations(id),
  CONSTRAINT hotels_code_key UNIQUE (code),
  CONSTRAINT hotels_district_id_fkey FOREIGN KEY (district_id) REFERENCES destinations(id),
  CONSTRAINT hotels_pkey PRIMARY KEY (id),
  CONSTRAINT hotels_reservation_lang_check CHECK ((reservation_lang = ANY (ARRAY[''::text, 'en'::text, 'zh-cn'::text, 'my'::text, 'th'::text]))),
  CONSTRAINT hotels_sold_recently_check CHECK ((sold_recently >= 0)),
  CONSTRAINT hotels_star_check CHECK (((star >= 1) AND (star <= 5)))
);
CREATE INDEX hotels_city ON hotels USING btree (city_id);
CREATE TRIGGER hotels_inserted AFTER INSERT ON hotels REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_hotel_insert();
CREATE TRIGGER hotels_updated AFTER UPDATE ON hotels REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_hotel_update();

CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  call text NOT NULL,
  key text NOT NULL,
  body_hash bytea NOT NULL,
  reply jsonb,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, call, key)
);
CREATE INDEX idempotency_keys_age ON idempotency_keys USING btree (created_at);

CREATE TABLE industrial_zones (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  city_id bigint NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  amount bigint NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT industrial_zones_amount_check CHECK ((amount >= 0)),
  CONSTRAINT industrial_zones_city_id_fkey FOREIGN KEY (city_id) REFERENCES car_locations(id),
  CONSTRAINT industrial_zones_code_key UNIQUE (code),
  CONSTRAINT industrial_zones_pkey PRIMARY KEY (id)
);
CREATE INDEX industrial_zones_city ON industrial_zones USING btree (city_id);

CREATE TABLE invoice_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  event text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  user_id bigint,
  at timestamp with time zone NOT NULL,
  CONSTRAINT invoice_events_event_check CHECK ((event = ANY (ARRAY['submitted'::text, 'withdrawn'::text, 'approved'::text, 'rejected'::text, 'issued'::text, 'delivered'::text, 'red_asked'::text, 'red_confirmed'::text, 'red_declined'::text, 'red_lapsed'::text, 'red_issued'::text]))),
  CONSTRAINT invoice_events_invoice_id_agency_id_fkey FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices(id, agency_id),
  CONSTRAINT invoice_events_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX invoice_events_invoice ON invoice_events USING btree (invoice_id, id);
CREATE TRIGGER invoice_events_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE invoice_files (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  red_id bigint,
  name text NOT NULL,
  path text,
  CONSTRAINT invoice_files_invoice_id_agency_id_fkey FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices(id, agency_id),
  CONSTRAINT invoice_files_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_files_red_id_agency_id_fkey FOREIGN KEY (red_id, agency_id) REFERENCES invoice_reds(id, agency_id)
);
CREATE INDEX invoice_files_invoice ON invoice_files USING btree (invoice_id, id);

CREATE TABLE invoice_line_charges (
  line_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  charge_id bigint NOT NULL,
  live boolean DEFAULT true NOT NULL,
  CONSTRAINT invoice_line_charges_charge_id_agency_id_fkey FOREIGN KEY (charge_id, agency_id) REFERENCES charges(id, agency_id),
  CONSTRAINT invoice_line_charges_line_id_agency_id_fkey FOREIGN KEY (line_id, agency_id) REFERENCES invoice_lines(id, agency_id),
  CONSTRAINT invoice_line_charges_pkey PRIMARY KEY (line_id, charge_id)
);
CREATE UNIQUE INDEX invoice_line_charges_once ON invoice_line_charges USING btree (charge_id) WHERE live;

CREATE TABLE invoice_lines (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  order_id bigint NOT NULL,
  tax_code_id bigint NOT NULL,
  amount bigint NOT NULL,
  gross bigint,
  net bigint,
  tax bigint,
  deducted bigint DEFAULT 0 NOT NULL,
  red_asked bigint DEFAULT 0 NOT NULL,
  red_issued bigint DEFAULT 0 NOT NULL,
  live boolean DEFAULT true NOT NULL,
  site_tax bigint DEFAULT 0 NOT NULL,
  site_deducted bigint DEFAULT 0 NOT NULL,
  CONSTRAINT invoice_lines_amount_check CHECK ((amount > 0)),
  CONSTRAINT invoice_lines_check CHECK (((red_issued >= 0) AND (red_issued <= red_asked))),
  CONSTRAINT invoice_lines_check1 CHECK ((red_asked <= amount)),
  CONSTRAINT invoice_lines_check2 CHECK ((gross = (net + tax))),
  CONSTRAINT invoice_lines_check3 CHECK (((site_tax >= 0) AND (site_tax <= amount))),
  CONSTRAINT invoice_lines_check4 CHECK (((site_deducted >= 0) AND (site_deducted <= amount))),
  CONSTRAINT invoice_lines_deducted_check CHECK ((deducted >= 0)),
  CONSTRAINT invoice_lines_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT invoice_lines_invoice_id_agency_id_fkey FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices(id, agency_id),
  CONSTRAINT invoice_lines_invoice_id_order_id_key UNIQUE (invoice_id, order_id),
  CONSTRAINT invoice_lines_order_id_agency_id_fkey FOREIGN KEY (order_id, agency_id) REFERENCES orders(id, agency_id),
  CONSTRAINT invoice_lines_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_lines_red_asked_check CHECK ((red_asked >= 0)),
  CONSTRAINT invoice_lines_tax_code_id_fkey FOREIGN KEY (tax_code_id) REFERENCES tax_codes(id)
);
CREATE INDEX invoice_lines_order ON invoice_lines USING btree (order_id, id) WHERE live;

CREATE TABLE invoice_red_lines (
  red_id bigint NOT NULL,
  line_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  amount bigint NOT NULL,
  gross bigint NOT NULL,
  net bigint NOT NULL,
  tax bigint NOT NULL,
  site_tax bigint DEFAULT 0 NOT NULL,
  CONSTRAINT invoice_red_lines_amount_check CHECK ((amount < 0)),
  CONSTRAINT invoice_red_lines_check CHECK ((gross = (net + tax))),
  CONSTRAINT invoice_red_lines_check1 CHECK (((site_tax >= amount) AND (site_tax <= 0))),
  CONSTRAINT invoice_red_lines_gross_check CHECK ((gross <= 0)),
  CONSTRAINT invoice_red_lines_line_id_agency_id_fkey FOREIGN KEY (line_id, agency_id) REFERENCES invoice_lines(id, agency_id),
  CONSTRAINT invoice_red_lines_net_check CHECK ((net <= 0)),
  CONSTRAINT invoice_red_lines_pkey PRIMARY KEY (red_id, line_id),
  CONSTRAINT invoice_red_lines_red_id_agency_id_fkey FOREIGN KEY (red_id, agency_id) REFERENCES invoice_reds(id, agency_id),
  CONSTRAINT invoice_red_lines_tax_check CHECK ((tax <= 0))
);
CREATE TRIGGER invoice_red_lines_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON invoice_red_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE invoice_reds (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  invoice_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  status text NOT NULL,
  is_full boolean NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  asked_by bigint,
  asked_at timestamp with time zone NOT NULL,
  until timestamp with time zone,
  answered_by bigint,
  answered_at timestamp with time zone,
  invoice_number text DEFAULT ''::text NOT NULL,
  entity_id bigint NOT NULL,
  series_no integer,
  issued_on date,
  issued_at timestamp with time zone,
  CONSTRAINT invoice_reds_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  CONSTRAINT invoice_reds_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT invoice_reds_check CHECK (((status = 'asked'::text) <= (until IS NOT NULL))),
  CONSTRAINT invoice_reds_check1 CHECK (((status = 'issued'::text) = (issued_at IS NOT NULL))),
  CONSTRAINT invoice_reds_check2 CHECK (((issued_at IS NULL) OR ((issued_on IS NOT NULL) AND (invoice_number <> ''::text)))),
  CONSTRAINT invoice_reds_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT invoice_reds_entity_id_series_no_key UNIQUE (entity_id, series_no),
  CONSTRAINT invoice_reds_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT invoice_reds_invoice_id_agency_id_fkey FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices(id, agency_id),
  CONSTRAINT invoice_reds_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_reds_series_no_check CHECK ((series_no > 0)),
  CONSTRAINT invoice_reds_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'confirmed'::text, 'declined'::text, 'lapsed'::text, 'issued'::text])))
);
CREATE INDEX invoice_reds_asked ON invoice_reds USING btree (until, id) WHERE (status = 'asked'::text);
CREATE INDEX invoice_reds_invoice ON invoice_reds USING btree (invoice_id, id);
CREATE TRIGGER invoice_reds_searched AFTER UPDATE OF invoice_number ON invoice_reds FOR EACH ROW EXECUTE FUNCTION note_invoice_words();
CREATE UNIQUE INDEX invoice_reds_authority_number ON invoice_reds USING btree (invoice_number) WHERE ((series_no IS NULL) AND (invoice_number <> ''::text));

CREATE TABLE invoice_search (
  invoice_id bigint NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT invoice_search_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  CONSTRAINT invoice_search_pkey PRIMARY KEY (invoice_id)
);
CREATE INDEX invoice_search_words ON invoice_search USING gin (words) WITH (fastupdate=off);

CREATE TABLE invoice_titles (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  taxpayer_id text DEFAULT ''::text NOT NULL,
  branch text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  bank text DEFAULT ''::text NOT NULL,
  bank_account text DEFAULT ''::text NOT NULL,
  email text NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  removed_at timestamp with time zone,
  CONSTRAINT invoice_titles_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT invoice_titles_branch_check CHECK ((branch ~ '^([0-9]{5})?$'::text)),
  CONSTRAINT invoice_titles_check CHECK (((kind <> 'company'::text) OR (taxpayer_id <> ''::text))),
  CONSTRAINT invoice_titles_check1 CHECK ((NOT (is_default AND (removed_at IS NOT NULL)))),
  CONSTRAINT invoice_titles_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT invoice_titles_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'individual'::text]))),
  CONSTRAINT invoice_titles_pkey PRIMARY KEY (id),
  CONSTRAINT invoice_titles_title_check CHECK ((title <> ''::text))
);
CREATE INDEX invoice_titles_of_agency ON invoice_titles USING btree (agency_id, id) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX invoice_titles_default ON invoice_titles USING btree (agency_id) WHERE is_default;

CREATE TABLE invoices (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  number text GENERATED ALWAYS AS (('IA'::text || lpad((id)::text, GREATEST(7, length((id)::text)), '0'::text))) STORED NOT NULL,
  agency_id bigint NOT NULL,
  entity_id bigint NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  title_kind text NOT NULL,
  title text NOT NULL,
  taxpayer_id text DEFAULT ''::text NOT NULL,
  branch text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  bank text DEFAULT ''::text NOT NULL,
  bank_account text DEFAULT ''::text NOT NULL,
  email text DEFAULT ''::text NOT NULL,
  currency character(3) NOT NULL,
  total bigint NOT NULL,
  remark text DEFAULT ''::text NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  made_by bigint NOT NULL,
  made_at timestamp with time zone NOT NULL,
  invoice_number text DEFAULT ''::text NOT NULL,
  series_no integer,
  issued_on date,
  issued_at timestamp with time zone,
  seller jsonb,
  out_currency character(3),
  rate text,
  rate_of character(3),
  gross bigint,
  net bigint,
  tax bigint,
  delivered_at timestamp with time zone,
  delivered_to text DEFAULT ''::text NOT NULL,
  CONSTRAINT invoices_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT invoices_check CHECK (((status = ANY (ARRAY['issued'::text, 'delivered'::text])) = (issued_at IS NOT NULL))),
  CONSTRAINT invoices_check1 CHECK (((issued_at IS NULL) OR ((issued_on IS NOT NULL) AND (seller IS NOT NULL) AND (out_currency IS NOT NULL) AND (gross IS NOT NULL) AND (net IS NOT NULL) AND (tax IS NOT NULL) AND (invoice_number <> ''::text)))),
  CONSTRAINT invoices_check2 CHECK ((gross = (net + tax))),
  CONSTRAINT invoices_check3 CHECK (((rate IS NULL) = (rate_of IS NULL))),
  CONSTRAINT invoices_check4 CHECK (((status = 'delivered'::text) = (delivered_at IS NOT NULL))),
  CONSTRAINT invoices_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT invoices_entity_id_kind_series_no_key UNIQUE (entity_id, kind, series_no),
  CONSTRAINT invoices_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT invoices_kind_check CHECK ((kind = ANY (ARRAY['special'::text, 'ordinary'::text, 'commercial'::text, 'thai_tax'::text, 'commercial_tax'::text, 'receipt'::text]))),
  CONSTRAINT invoices_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT invoices_number_key UNIQUE (number),
  CONSTRAINT invoices_pkey PRIMARY KEY (id),
  CONSTRAINT invoices_rate_check CHECK ((rate ~ '^\d{1,9}(\.\d{1,8})?$'::text)),
  CONSTRAINT invoices_series_no_check CHECK ((series_no > 0)),
  CONSTRAINT invoices_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'approved'::text, 'issued'::text, 'delivered'::text, 'withdrawn'::text, 'rejected'::text]))),
  CONSTRAINT invoices_title_kind_check CHECK ((title_kind = ANY (ARRAY['company'::text, 'individual'::text]))),
  CONSTRAINT invoices_total_check CHECK ((total > 0))
);
CREATE INDEX invoices_of_agency ON invoices USING btree (agency_id, id);
CREATE INDEX invoices_waiting ON invoices USING btree (id) WHERE (status = ANY (ARRAY['submitted'::text, 'approved'::text]));
CREATE TRIGGER invoices_searched AFTER INSERT OR UPDATE OF invoice_number, title, taxpayer_id ON invoices FOR EACH ROW EXECUTE FUNCTION note_invoice_words();
CREATE UNIQUE INDEX invoices_authority_number ON invoices USING btree (invoice_number) WHERE ((kind = ANY (ARRAY['special'::text, 'ordinary'::text])) AND (invoice_number <> ''::text));

CREATE TABLE ledger_accounts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint,
  kind text NOT NULL,
  currency character(3) NOT NULL,
  balance bigint,
  told_level smallint DEFAULT 0 NOT NULL,
  closed_before timestamp with time zone,
  supplier_id bigint,
  CONSTRAINT ledger_accounts_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT ledger_accounts_balance CHECK (((agency_id IS NULL) = (balance IS NULL))),
  CONSTRAINT ledger_accounts_check CHECK (((agency_id IS NULL) = (kind <> ALL (ARRAY['deposit'::text, 'receivable'::text, 'order_hold'::text])))),
  CONSTRAINT ledger_accounts_check1 CHECK (((kind <> 'deposit'::text) OR (balance <= 0))),
  CONSTRAINT ledger_accounts_check2 CHECK (((kind <> 'order_hold'::text) OR (balance <= 0))),
  CONSTRAINT ledger_accounts_check3 CHECK (((closed_before IS NULL) OR (agency_id IS NOT NULL))),
  CONSTRAINT ledger_accounts_currency FOREIGN KEY (agency_id, currency) REFERENCES agencies(id, currency) ON UPDATE CASCADE,
  CONSTRAINT ledger_accounts_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'receivable'::text, 'order_hold'::text, 'sales'::text, 'sales_returns'::text, 'penalty_income'::text, 'bank_clearing'::text, 'bad_debt'::text, 'bank_charges'::text, 'fx_difference'::text, 'tax_payable'::text, 'withholding_receivable'::text, 'cost_of_sales'::text, 'payable'::text]))),
  CONSTRAINT ledger_accounts_owner_kind_currency_key UNIQUE NULLS NOT DISTINCT (agency_id, supplier_id, kind, currency),
  CONSTRAINT ledger_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_accounts_supplier CHECK (((kind = 'payable'::text) = (supplier_id IS NOT NULL))),
  CONSTRAINT ledger_accounts_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  CONSTRAINT ledger_accounts_told CHECK (((told_level >= 0) AND (told_level <=
CASE kind
    WHEN 'receivable'::text THEN 3
    WHEN 'deposit'::text THEN 1
    ELSE 0
END)))
);
CREATE TRIGGER ledger_accounts_kept BEFORE DELETE OR TRUNCATE ON ledger_accounts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_accounts_moved AFTER UPDATE ON ledger_accounts FOR EACH ROW WHEN (((old.balance <> new.balance) OR (old.id <> new.id))) EXECUTE FUNCTION check_balance_moved();
CREATE TRIGGER ledger_accounts_opened AFTER INSERT ON ledger_accounts FOR EACH ROW EXECUTE FUNCTION check_balance_moved();
CREATE TRIGGER ledger_accounts_same BEFORE UPDATE ON ledger_accounts FOR EACH ROW WHEN (((((old.id IS DISTINCT FROM new.id) OR (old.agency_id IS DISTINCT FROM new.agency_id)) OR (old.supplier_id IS DISTINCT FROM new.supplier_id)) OR (old.kind IS DISTINCT FROM new.kind))) EXECUTE FUNCTION refuse_other_account();
CREATE TRIGGER ledger_accounts_stay_closed BEFORE UPDATE ON ledger_accounts FOR EACH ROW WHEN (((old.closed_before IS NOT NULL) AND ((new.closed_before IS NULL) OR (new.closed_before < old.closed_before)))) EXECUTE FUNCTION refuse_reopening();

CREATE TABLE ledger_check_ends (
  ended_at timestamp with time zone NOT NULL,
  is_whole boolean DEFAULT false NOT NULL,
  CONSTRAINT ledger_check_ends_pkey PRIMARY KEY (ended_at)
);

CREATE TABLE ledger_check_findings (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  ended_at timestamp with time zone NOT NULL,
  agency_id bigint,
  supplier_id bigint,
  rule text NOT NULL,
  account_kind text,
  posting_id bigint,
  expected bigint NOT NULL,
  found bigint NOT NULL,
  CONSTRAINT ledger_check_findings_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT ledger_check_findings_check CHECK (((rule = 'account'::text) = (account_kind IS NOT NULL))),
  CONSTRAINT ledger_check_findings_check1 CHECK (((rule = 'account'::text) = (posting_id IS NULL))),
  CONSTRAINT ledger_check_findings_check2 CHECK (((agency_id IS NULL) OR (supplier_id IS NULL))),
  CONSTRAINT ledger_check_findings_check3 CHECK ((expected <> found)),
  CONSTRAINT ledger_check_findings_ended_at_fkey FOREIGN KEY (ended_at) REFERENCES ledger_check_ends(ended_at),
  CONSTRAINT ledger_check_findings_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_check_findings_posting_id_fkey FOREIGN KEY (posting_id) REFERENCES ledger_postings(id),
  CONSTRAINT ledger_check_findings_rule_check CHECK ((rule = ANY (ARRAY['account'::text, 'posting_sum'::text, 'posting_entity'::text]))),
  CONSTRAINT ledger_check_findings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX ledger_check_findings_end ON ledger_check_findings USING btree (ended_at DESC, id);
CREATE TRIGGER ledger_check_findings_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON ledger_check_findings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_checks (
  account_id bigint NOT NULL,
  last_entry_id bigint NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT ledger_checks_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  CONSTRAINT ledger_checks_pkey PRIMARY KEY (account_id)
);

CREATE TABLE ledger_entries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  posting_id bigint NOT NULL,
  account_id bigint NOT NULL,
  account_kind text NOT NULL,
  amount bigint NOT NULL,
  balance_before bigint,
  balance_after bigint,
  limit_in_force bigint,
  created_at timestamp with time zone NOT NULL,
  restores boolean DEFAULT false NOT NULL,
  CONSTRAINT ledger_entries_amount_check CHECK ((amount <> 0)),
  CONSTRAINT ledger_entries_chained CHECK ((num_nulls(balance_before, balance_after, limit_in_force) =
CASE
    WHEN (account_kind = ANY (ARRAY['deposit'::text, 'receivable'::text, 'order_hold'::text])) THEN 0
    ELSE 3
END)),
  CONSTRAINT ledger_entries_check CHECK ((balance_after = (balance_before + amount))),
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_entries_within_limit CHECK (((account_kind <> 'receivable'::text) OR (amount < 0) OR restores OR (balance_after <= limit_in_force)))
);
CREATE INDEX ledger_entries_of_account ON ledger_entries USING btree (account_id, id);
CREATE INDEX ledger_entries_posting ON ledger_entries USING btree (posting_id);
CREATE INDEX ledger_entries_time ON ledger_entries USING btree (account_id, created_at DESC, id DESC);
CREATE TRIGGER ledger_entries_added AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_entries_added();
CREATE TRIGGER ledger_entries_immutable BEFORE DELETE OR UPDATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_kept BEFORE TRUNCATE ON ledger_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ledger_postings (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  idempotency_key text NOT NULL,
  event text NOT NULL,
  agency_id bigint,
  order_id bigint,
  memo text DEFAULT ''::text NOT NULL,
  user_id bigint,
  created_at timestamp with time zone NOT NULL,
  receipt_id bigint,
  pay_back_id bigint,
  bill_id bigint,
  invoice_id bigint,
  entity_id bigint NOT NULL,
  booked_on date NOT NULL,
  supplier_id bigint,
  CONSTRAINT ledger_postings_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT ledger_postings_agency_once UNIQUE (id, agency_id),
  CONSTRAINT ledger_postings_bill FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT ledger_postings_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT ledger_postings_idempotency_key_key UNIQUE (idempotency_key),
  CONSTRAINT ledger_postings_invoice FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices(id, agency_id),
  CONSTRAINT ledger_postings_of_agency CHECK (((agency_id IS NOT NULL) OR (num_nonnulls(bill_id, invoice_id, receipt_id, pay_back_id) = 0))),
  CONSTRAINT ledger_postings_order FOREIGN KEY (order_id, agency_id) REFERENCES orders(id, agency_id),
  CONSTRAINT ledger_postings_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT ledger_postings_owner CHECK ((num_nonnulls(agency_id, supplier_id) <= 1)),
  CONSTRAINT ledger_postings_pay_back_id_agency_id_fkey FOREIGN KEY (pay_back_id, agency_id) REFERENCES pay_backs(id, agency_id),
  CONSTRAINT ledger_postings_pkey PRIMARY KEY (id),
  CONSTRAINT ledger_postings_receipt_id_agency_id_fkey FOREIGN KEY (receipt_id, agency_id) REFERENCES receipts(id, agency_id),
  CONSTRAINT ledger_postings_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  CONSTRAINT ledger_postings_supplier_once UNIQUE (id, supplier_id),
  CONSTRAINT ledger_postings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_posting_balances();
CREATE INDEX ledger_postings_books ON ledger_postings USING btree (entity_id, booked_on, id);
CREATE INDEX ledger_postings_of_articles ON ledger_postings USING btree (user_id, created_at) WHERE (event = 'article'::text);
CREATE INDEX ledger_postings_of_bill ON ledger_postings USING btree (bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX ledger_postings_of_invoice ON ledger_postings USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX ledger_postings_order ON ledger_postings USING btree (order_id);
CREATE INDEX ledger_postings_pay_back ON ledger_postings USING btree (pay_back_id) WHERE (pay_back_id IS NOT NULL);
CREATE INDEX ledger_postings_receipt ON ledger_postings USING btree (receipt_id) WHERE (receipt_id IS NOT NULL);
CREATE TRIGGER ledger_postings_dated BEFORE INSERT ON ledger_postings FOR EACH ROW EXECUTE FUNCTION date_posting();
CREATE TRIGGER ledger_postings_immutable BEFORE DELETE OR UPDATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_kept BEFORE TRUNCATE ON ledger_postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE licence_papers (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  path text NOT NULL,
  added_by bigint NOT NULL,
  added_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  CONSTRAINT licence_papers_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  CONSTRAINT licence_papers_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT licence_papers_path_fkey FOREIGN KEY (path) REFERENCES uploads(path),
  CONSTRAINT licence_papers_path_key UNIQUE (path),
  CONSTRAINT licence_papers_pkey PRIMARY KEY (id)
);
CREATE INDEX licence_papers_current ON licence_papers USING btree (agency_id, id) WHERE (removed_at IS NULL);

CREATE TABLE login_tickets (
  hash bytea NOT NULL,
  user_id bigint NOT NULL,
  account_state bytea NOT NULL,
  keep boolean NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT login_tickets_pkey PRIMARY KEY (hash),
  CONSTRAINT login_tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);
CREATE INDEX login_tickets_user ON login_tickets USING btree (user_id);

CREATE TABLE menu_entries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  tree text NOT NULL,
  parent_id bigint,
  type text NOT NULL,
  name text NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  icon text DEFAULT ''::text NOT NULL,
  menu_type text DEFAULT 'tab'::text NOT NULL,
  url text DEFAULT ''::text NOT NULL,
  extend text DEFAULT 'none'::text NOT NULL,
  audience text DEFAULT 'everybody'::text NOT NULL,
  needs text,
  "position" integer DEFAULT 0 NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  built_in boolean DEFAULT false NOT NULL,
  CONSTRAINT menu_entries_audience_check CHECK ((audience = ANY (ARRAY['everybody'::text, 'users'::text, 'members'::text, 'operators'::text]))),
  CONSTRAINT menu_entries_check CHECK (((menu_type = 'tab'::text) = (url = ''::text))),
  CONSTRAINT menu_entries_check1 CHECK (((type = 'route'::text) OR ((tree = 'menus'::text) = (type = ANY (ARRAY['menu'::text, 'menu_dir'::text]))))),
  CONSTRAINT menu_entries_check2 CHECK (((parent_id IS NULL) OR (type = 'menu'::text))),
  CONSTRAINT menu_entries_check3 CHECK (((type <> 'menu_dir'::text) OR (menu_type = 'tab'::text))),
  CONSTRAINT menu_entries_extend_check CHECK ((extend = ANY (ARRAY['none'::text, 'add_rules_only'::text, 'add_menu_only'::text]))),
  CONSTRAINT menu_entries_id_tree_key UNIQUE (id, tree),
  CONSTRAINT menu_entries_menu_type_check CHECK ((menu_type = ANY (ARRAY['tab'::text, 'iframe'::text, 'link'::text]))),
  CONSTRAINT menu_entries_name_check CHECK ((name ~ '^[A-Za-z0-9][A-Za-z0-9/_-]*$'::text)),
  CONSTRAINT menu_entries_parent_id_tree_fkey FOREIGN KEY (parent_id, tree) REFERENCES menu_entries(id, tree) ON DELETE CASCADE,
  CONSTRAINT menu_entries_pkey PRIMARY KEY (id),
  CONSTRAINT menu_entries_title_en_check CHECK ((title_en <> ''::text)),
  CONSTRAINT menu_entries_title_zh_check CHECK ((title_zh <> ''::text)),
  CONSTRAINT menu_entries_tree_check CHECK ((tree = ANY (ARRAY['rules'::text, 'menus'::text]))),
  CONSTRAINT menu_entries_tree_type_name_key UNIQUE (tree, type, name),
  CONSTRAINT menu_entries_type_check CHECK ((type = ANY (ARRAY['route'::text, 'menu_dir'::text, 'menu'::text, 'nav'::text, 'nav_user_menu'::text]))),
  CONSTRAINT menu_entries_url_check CHECK (((url = ''::text) OR (url ~* '^https?://[^/[:space:]]'::text)))
);
CREATE INDEX menu_entries_parent ON menu_entries USING btree (parent_id, tree);

CREATE TABLE message_switches (
  user_id bigint NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  is_on boolean NOT NULL,
  CONSTRAINT message_switches_channel_check CHECK ((channel = ANY (ARRAY['mail'::text, 'notice'::text, 'text'::text]))),
  CONSTRAINT message_switches_pkey PRIMARY KEY (user_id, kind, channel),
  CONSTRAINT message_switches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE month_closings (
  account_id bigint NOT NULL,
  month date NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  last_entry_id bigint NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT month_closings_account_id_fkey FOREIGN KEY (account_id) REFERENCES ledger_accounts(id),
  CONSTRAINT month_closings_month_fkey FOREIGN KEY (month) REFERENCES closed_months(month),
  CONSTRAINT month_closings_pkey PRIMARY KEY (account_id, month)
);
CREATE TRIGGER month_closings_kept BEFORE UPDATE OR TRUNCATE ON month_closings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER month_closings_reopened BEFORE DELETE ON month_closings FOR EACH ROW EXECUTE FUNCTION refuse_unless_reopened();

CREATE TABLE month_events (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  month date NOT NULL,
  event text NOT NULL,
  user_id bigint NOT NULL,
  approved_by bigint,
  at timestamp with time zone NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  open_items jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT month_events_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  CONSTRAINT month_events_check CHECK ((approved_by <> user_id)),
  CONSTRAINT month_events_check1 CHECK (((event = 'closed'::text) OR ((reason <> ''::text) AND (approved_by IS NOT NULL)))),
  CONSTRAINT month_events_event_check CHECK ((event = ANY (ARRAY['closed'::text, 'reopened'::text]))),
  CONSTRAINT month_events_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT month_events_pkey PRIMARY KEY (id),
  CONSTRAINT month_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX month_events_month ON month_events USING btree (month, id);
CREATE TRIGGER month_events_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON month_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  event text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  read_at timestamp with time zone,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  link text NOT NULL,
  CONSTRAINT notices_pkey PRIMARY KEY (id),
  CONSTRAINT notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX notices_kind ON notices USING btree (user_id, kind, ((- id)));
CREATE INDEX notices_order ON notices USING btree ((((facts ->> 'order_id'::text))::bigint), id) WHERE (facts ? 'order_id'::text);
CREATE INDEX notices_unread ON notices USING btree (user_id, ((- id))) WHERE (read_at IS NULL);
CREATE INDEX notices_user ON notices USING btree (user_id, ((- id)));
CREATE TRIGGER notices_added AFTER INSERT ON notices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_notices();
CREATE TRIGGER notices_read AFTER UPDATE ON notices REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_added_notices();

CREATE TABLE one_time_links (
  token_hash bytea NOT NULL,
  purpose text NOT NULL,
  facts jsonb NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT one_time_links_pkey PRIMARY KEY (token_hash)
);

CREATE TABLE operator_actions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  operator_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  call text NOT NULL,
  object_kind text NOT NULL,
  object_id bigint,
  object_name text NOT NULL,
  before jsonb,
  after jsonb,
  reason text DEFAULT ''::text NOT NULL,
  ip text NOT NULL,
  CONSTRAINT operator_actions_object_kind_check CHECK ((object_kind = ANY (ARRAY['order'::text, 'agency'::text, 'site'::text, 'menu_entry'::text, 'operator'::text, 'staff_role'::text, 'driver'::text, 'vehicle'::text, 'hotel'::text, 'entity'::text, 'receipt'::text, 'bill'::text, 'invoice'::text, 'tax_code'::text, 'price_group'::text, 'work_order'::text, 'reply_template'::text, 'article'::text, 'channel'::text, 'comment'::text, 'tag'::text, 'office'::text, 'supplier'::text]))),
  CONSTRAINT operator_actions_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES users(id),
  CONSTRAINT operator_actions_pkey PRIMARY KEY (id)
);
CREATE INDEX operator_actions_at ON operator_actions USING btree (at, id);
CREATE INDEX operator_actions_object ON operator_actions USING btree (object_name, at, id);
CREATE INDEX operator_actions_operator ON operator_actions USING btree (operator_id, at, id);
CREATE TRIGGER operator_actions_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON operator_actions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE order_adjustments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'proposed'::text NOT NULL,
  quantity integer NOT NULL,
  unit_amount bigint NOT NULL,
  amount bigint NOT NULL,
  reason text DEFAULT ''::text NOT NULL,
  proposed_by bigint NOT NULL,
  proposed_at timestamp with time zone NOT NULL,
  confirmed_by bigint,
  confirmed_at timestamp with time zone,
  declined_because text DEFAULT ''::text NOT NULL,
  question text DEFAULT ''::text NOT NULL,
  asked_at timestamp with time zone,
  answer text DEFAULT ''::text NOT NULL,
  answered_at timestamp with time zone,
  reminded_at timestamp with time zone,
  accepted_by text,
  accepted_because text DEFAULT ''::text NOT NULL,
  retry_at timestamp with time zone,
  refused_because text DEFAULT ''::text NOT NULL,
  CONSTRAINT order_adjustments_accepted_by_check CHECK ((accepted_by = ANY (ARRAY['member'::text, 'silence'::text, 'desk'::text]))),
  CONSTRAINT order_adjustments_check CHECK ((amount = (quantity * unit_amount))),
  CONSTRAINT order_adjustments_check1 CHECK (((status = 'confirmed'::text) = (confirmed_at IS NOT NULL))),
  CONSTRAINT order_adjustments_check2 CHECK (((unit_amount <> 0) AND ((unit_amount < 0) = (kind = 'unused'::text)))),
  CONSTRAINT order_adjustments_check3 CHECK (((question = ''::text) = (asked_at IS NULL))),
  CONSTRAINT order_adjustments_check4 CHECK ((((answer = ''::text) = (answered_at IS NULL)) AND ((answer = ''::text) OR (question <> ''::text)))),
  CONSTRAINT order_adjustments_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES users(id),
  CONSTRAINT order_adjustments_kind_check CHECK ((kind = ANY (ARRAY['overtime'::text, 'extra_km'::text, 'waiting'::text, 'tolls_parking'::text, 'other'::text, 'unused'::text]))),
  CONSTRAINT order_adjustments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_adjustments_pkey PRIMARY KEY (id),
  CONSTRAINT order_adjustments_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  CONSTRAINT order_adjustments_quantity_check CHECK ((quantity > 0)),
  CONSTRAINT order_adjustments_status_check CHECK ((status = ANY (ARRAY['proposed'::text, 'confirmed'::text, 'declined'::text, 'withdrawn'::text])))
);
CREATE INDEX order_adjustments_open ON order_adjustments USING btree (proposed_at, id) WHERE (status = 'proposed'::text);
CREATE INDEX order_adjustments_order ON order_adjustments USING btree (order_id, id);

CREATE TABLE order_approvals (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  asked_by bigint NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT order_approvals_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT order_approvals_asked_by_agency_id_fkey FOREIGN KEY (asked_by, agency_id) REFERENCES users(id, agency_id),
  CONSTRAINT order_approvals_check CHECK (((status = 'pending'::text) = (decided_by IS NULL))),
  CONSTRAINT order_approvals_check1 CHECK (((status = 'pending'::text) = (decided_at IS NULL))),
  CONSTRAINT order_approvals_decided_by_agency_id_fkey FOREIGN KEY (decided_by, agency_id) REFERENCES users(id, agency_id),
  CONSTRAINT order_approvals_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_approvals_order_of_agency FOREIGN KEY (order_id, agency_id) REFERENCES orders(id, agency_id),
  CONSTRAINT order_approvals_pkey PRIMARY KEY (id),
  CONSTRAINT order_approvals_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'approved'::text, 'declined'::text])))
);
CREATE INDEX order_approvals_agency ON order_approvals USING btree (agency_id, id DESC);
CREATE INDEX order_approvals_asked ON order_approvals USING btree (asked_by, id DESC);
CREATE INDEX order_approvals_order ON order_approvals USING btree (order_id);
CREATE UNIQUE INDEX order_approvals_pending ON order_approvals USING btree (order_id) WHERE (status = 'pending'::text);

CREATE TABLE order_corrections (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  to_status text,
  fee bigint NOT NULL,
  amount bigint NOT NULL,
  reason text NOT NULL,
  status text NOT NULL,
  needs_second boolean NOT NULL,
  asked_by bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text DEFAULT ''::text NOT NULL,
  due_at timestamp with time zone,
  kind text NOT NULL,
  CONSTRAINT order_corrections_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT order_corrections_check CHECK ((((status = 'asked'::text) = (decided_at IS NULL)) AND ((status = ANY (ARRAY['asked'::text, 'lapsed'::text])) = (decided_by IS NULL)))),
  CONSTRAINT order_corrections_check1 CHECK (((NOT needs_second) OR (decided_by IS NULL) OR (decided_by <> asked_by))),
  CONSTRAINT order_corrections_check2 CHECK (((kind = 'outcome'::text) = (to_status IS NOT NULL))),
  CONSTRAINT order_corrections_check3 CHECK (((kind = 'outcome'::text) OR (amount < 0))),
  CONSTRAINT order_corrections_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT order_corrections_due_check CHECK ((needs_second = (due_at IS NOT NULL))),
  CONSTRAINT order_corrections_fee_check CHECK ((fee >= 0)),
  CONSTRAINT order_corrections_kind_check CHECK ((kind = ANY (ARRAY['outcome'::text, 'refund'::text, 'waiver'::text, 'cancellation'::text, 'price'::text]))),
  CONSTRAINT order_corrections_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_corrections_pkey PRIMARY KEY (id),
  CONSTRAINT order_corrections_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'rejected'::text, 'lapsed'::text]))),
  CONSTRAINT order_corrections_to_status_check CHECK ((to_status = ANY (ARRAY['completed'::text, 'no_show'::text])))
);
CREATE INDEX order_corrections_asked ON order_corrections USING btree (asked_at, id) WHERE (status = 'asked'::text);
CREATE INDEX order_corrections_due ON order_corrections USING btree (due_at, order_id) WHERE (status = 'asked'::text);
CREATE TRIGGER order_corrections_decided BEFORE UPDATE ON order_corrections FOR EACH ROW EXECUTE FUNCTION decide_once();
CREATE TRIGGER order_corrections_kept BEFORE DELETE OR TRUNCATE ON order_corrections FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX order_corrections_open ON order_corrections USING btree (order_id) WHERE (status = 'asked'::text);

CREATE TABLE order_history (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  event text NOT NULL,
  moves jsonb NOT NULL,
  actor text NOT NULL,
  user_id bigint,
  reason text DEFAULT ''::text NOT NULL,
  facts jsonb DEFAULT '{}'::jsonb NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT order_history_actor_check CHECK ((actor = ANY (ARRAY['member'::text, 'operator'::text, 'timer'::text, 'supplier'::text]))),
  CONSTRAINT order_history_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_history_pkey PRIMARY KEY (id),
  CONSTRAINT order_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX order_history_desk_payments ON order_history USING btree (at) WHERE ((actor = 'operator'::text) AND (event = ANY (ARRAY['payByBalance'::text, 'payByCredit'::text])));
CREATE INDEX order_history_order ON order_history USING btree (order_id, id);
CREATE INDEX order_history_payments ON order_history USING btree (user_id, at) WHERE (event = ANY (ARRAY['payByBalance'::text, 'payByCredit'::text, 'confirmAdjustment'::text]));
CREATE TRIGGER order_history_immutable BEFORE DELETE OR UPDATE ON order_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_history_kept BEFORE TRUNCATE ON order_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE order_lines (
  order_id bigint NOT NULL,
  "position" smallint NOT NULL,
  label_zh text NOT NULL,
  label_en text NOT NULL,
  quantity integer NOT NULL,
  unit_amount bigint NOT NULL,
  amount bigint NOT NULL,
  offer_id bigint,
  revision integer DEFAULT 0 NOT NULL,
  CONSTRAINT order_lines_check CHECK ((amount = (quantity * unit_amount))),
  CONSTRAINT order_lines_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES order_offers(id),
  CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, "position"),
  CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0))
);
CREATE TRIGGER order_lines_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON order_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE order_notes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  user_id bigint NOT NULL,
  text text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_notes_pkey PRIMARY KEY (id),
  CONSTRAINT order_notes_text_check CHECK (((char_length(text) >= 1) AND (char_length(text) <= 1000))),
  CONSTRAINT order_notes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX order_notes_order ON order_notes USING btree (order_id, id);
CREATE TRIGGER order_notes_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON order_notes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE order_offers (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  kind text NOT NULL,
  total bigint NOT NULL,
  lines jsonb NOT NULL,
  policy jsonb NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  detail jsonb NOT NULL,
  from_stock boolean NOT NULL,
  note text NOT NULL,
  made_by bigint NOT NULL,
  made_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT order_offers_kind_check CHECK ((kind = ANY (ARRAY['same'::text, 'price'::text, 'alternative'::text]))),
  CONSTRAINT order_offers_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT order_offers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_offers_pkey PRIMARY KEY (id),
  CONSTRAINT order_offers_total_check CHECK ((total > 0))
);
CREATE INDEX order_offers_order ON order_offers USING btree (order_id, id);
CREATE TRIGGER order_offers_immutable BEFORE DELETE OR UPDATE ON order_offers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER order_offers_kept BEFORE TRUNCATE ON order_offers FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE order_presence (
  order_id bigint NOT NULL,
  user_id bigint NOT NULL,
  since timestamp with time zone NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  doing text,
  CONSTRAINT order_presence_check CHECK ((since <= seen_at)),
  CONSTRAINT order_presence_doing_check CHECK (((char_length(doing) >= 1) AND (char_length(doing) <= 40))),
  CONSTRAINT order_presence_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_presence_pkey PRIMARY KEY (order_id, user_id),
  CONSTRAINT order_presence_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX order_presence_seen ON order_presence USING btree (seen_at);

CREATE TABLE order_reminders (
  order_id bigint NOT NULL,
  kind text NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT order_reminders_kind_check CHECK ((kind = ANY (ARRAY['received'::text, 'pay_by'::text, 'free_until'::text, 'day_before'::text]))),
  CONSTRAINT order_reminders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE,
  CONSTRAINT order_reminders_pkey PRIMARY KEY (order_id, kind)
);

CREATE TABLE order_search (
  order_id bigint NOT NULL,
  words tsvector NOT NULL,
  agency_id bigint NOT NULL,
  product text NOT NULL,
  booked_by bigint NOT NULL,
  order_status text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  service_start timestamp with time zone NOT NULL,
  tz text NOT NULL,
  product_words text DEFAULT ''::text NOT NULL,
  CONSTRAINT order_search_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT order_search_pkey PRIMARY KEY (order_id)
);
CREATE INDEX order_search_words_by_day ON order_search USING gin (words, order_days(agency_id, created_at, service_start)) WITH (fastupdate=off);

CREATE TABLE orders (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  sn text NOT NULL,
  product text NOT NULL,
  agency_id bigint NOT NULL,
  booked_by bigint NOT NULL,
  order_status text NOT NULL,
  pay_status text DEFAULT 'unpaid'::text NOT NULL,
  refund_status text DEFAULT 'none'::text NOT NULL,
  settlement_status text DEFAULT 'none'::text NOT NULL,
  invoice_status text DEFAULT 'not_eligible'::text NOT NULL,
  pay_channel text,
  currency character(3) NOT NULL,
  total_price bigint NOT NULL,
  adjustments bigint DEFAULT 0 NOT NULL,
  fee bigint DEFAULT 0 NOT NULL,
  refund_money bigint DEFAULT 0 NOT NULL,
  settlement_money bigint DEFAULT 0 NOT NULL,
  policy jsonb NOT NULL,
  tz text NOT NULL,
  service_start timestamp with time zone NOT NULL,
  service_end timestamp with time zone NOT NULL,
  no_show_from timestamp with time zone NOT NULL,
  pay_by timestamp with time zone NOT NULL,
  auto_complete_at timestamp with time zone NOT NULL,
  contact_name text NOT NULL,
  contact_phone text NOT NULL,
  reference text DEFAULT ''::text NOT NULL,
  special_requests text DEFAULT ''::text NOT NULL,
  title_zh text NOT NULL,
  title_en text NOT NULL,
  guest_names text[] DEFAULT '{}'::text[] NOT NULL,
  needs_review text,
  operator_id bigint,
  created_at timestamp with time zone NOT NULL,
  paid_at timestamp with time zone,
  confirmed_at timestamp with time zone,
  refunded_at timestamp with time zone,
  review_queue text,
  review_since timestamp with time zone,
  review_due timestamp with time zone,
  cut_off timestamp with time zone,
  answer_by timestamp with time zone,
  offer_id bigint,
  offer_total bigint,
  offer_until timestamp with time zone,
  supplier text,
  cost bigint,
  invoiced bigint DEFAULT 0 NOT NULL,
  reds_open integer DEFAULT 0 NOT NULL,
  review_owner bigint,
  review_level smallint DEFAULT 0 NOT NULL,
  review_step_at timestamp with time zone,
  country text DEFAULT ''::text NOT NULL,
  on_behalf bigint,
  entity_id bigint,
  CONSTRAINT orders_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT orders_agency_once UNIQUE (id, agency_id),
  CONSTRAINT orders_booked_by_agency_id_fkey FOREIGN KEY (booked_by, agency_id) REFERENCES users(id, agency_id),
  CONSTRAINT orders_check CHECK (((refund_money + fee) <= (total_price + adjustments))),
  CONSTRAINT orders_check1 CHECK ((num_nulls(offer_id, offer_total, offer_until) = ANY (ARRAY[0, 3]))),
  CONSTRAINT orders_cost_check CHECK ((cost >= 0)),
  CONSTRAINT orders_currency FOREIGN KEY (agency_id, currency) REFERENCES agencies(id, currency) DEFERRABLE,
  CONSTRAINT orders_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT orders_fee_check CHECK ((fee >= 0)),
  CONSTRAINT orders_invoice_status_check CHECK ((invoice_status = ANY (ARRAY['not_eligible'::text, 'invoiceable'::text, 'applied'::text, 'issued'::text, 'red_pending'::text, 'red_issued'::text]))),
  CONSTRAINT orders_invoiced_check CHECK ((invoiced >= 0)),
  CONSTRAINT orders_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES order_offers(id),
  CONSTRAINT orders_on_behalf_fkey FOREIGN KEY (on_behalf) REFERENCES users(id),
  CONSTRAINT orders_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES users(id),
  CONSTRAINT orders_order_status_check CHECK ((order_status = ANY (ARRAY['offer_pending'::text, 'pending_payment'::text, 'processing'::text, 'confirmed'::text, 'in_service'::text, 'completed'::text, 'cancelling'::text, 'cancelled'::text, 'rejected'::text, 'expired'::text, 'no_show'::text]))),
  CONSTRAINT orders_pay_channel_check CHECK ((pay_channel = ANY (ARRAY['balance'::text, 'credit'::text]))),
  CONSTRAINT orders_pay_status_check CHECK ((pay_status = ANY (ARRAY['unpaid'::text, 'paid'::text, 'on_credit'::text, 'part_refunded'::text, 'refunded'::text, 'released'::text]))),
  CONSTRAINT orders_pkey PRIMARY KEY (id),
  CONSTRAINT orders_reds_open_check CHECK ((reds_open >= 0)),
  CONSTRAINT orders_refund_money_check CHECK ((refund_money >= 0)),
  CONSTRAINT orders_refund_status_check CHECK ((refund_status = ANY (ARRAY['none'::text, 'requested'::text, 'approved'::text, 'refunded'::text, 'rejected'::text]))),
  CONSTRAINT orders_review_owner_fkey FOREIGN KEY (review_owner) REFERENCES users(id),
  CONSTRAINT orders_review_queue_check CHECK ((review_queue = ANY (ARRAY['desk'::text, 'finance'::text]))),
  CONSTRAINT orders_review_whole CHECK ((num_nulls(needs_review, review_queue, review_since, review_due) = ANY (ARRAY[0, 4]))),
  CONSTRAINT orders_settlement_status_check CHECK ((settlement_status = ANY (ARRAY['none'::text, 'unsettled'::text, 'applied'::text, 'billed'::text, 'settled'::text, 'disputed'::text, 'written_off'::text]))),
  CONSTRAINT orders_sn_key UNIQUE (sn),
  CONSTRAINT orders_total_price_check CHECK ((total_price > 0))
);
CREATE INDEX orders_answer_by ON orders USING btree (answer_by, id) WHERE (order_status = 'offer_pending'::text);
CREATE INDEX orders_auto_complete ON orders USING btree (auto_complete_at) WHERE (order_status = ANY (ARRAY['confirmed'::text, 'in_service'::text]));
CREATE INDEX orders_booked ON orders USING btree (created_at DESC, id DESC);
CREATE INDEX orders_created ON orders USING brin (created_at);
CREATE INDEX orders_held ON orders USING btree (agency_id) INCLUDE (total_price, pay_status) WHERE (order_status = ANY (ARRAY['processing'::text, 'confirmed'::text, 'in_service'::text, 'cancelling'::text]));
CREATE INDEX orders_in_state ON orders USING btree (order_status, created_at DESC, id DESC);
CREATE INDEX orders_invoiceable ON orders USING btree (agency_id, service_start, id) WHERE (invoice_status = 'invoiceable'::text);
CREATE INDEX orders_of_agency_booked ON orders USING btree (agency_id, product, created_at DESC, id DESC);
CREATE INDEX orders_of_agency_by_sum ON orders USING btree (agency_id, ((total_price + adjustments)), id);
CREATE INDEX orders_of_agency_in_state ON orders USING btree (agency_id, product, order_status, created_at DESC, id DESC);
CREATE INDEX orders_of_agency_newest ON orders USING btree (agency_id, created_at, id);
CREATE INDEX orders_of_agency_next ON orders USING btree (agency_id, service_start, id);
CREATE INDEX orders_of_agency_served ON orders USING btree (agency_id, product, service_start DESC, id DESC);
CREATE INDEX orders_of_booker_booked ON orders USING btree (booked_by, product, created_at DESC, id DESC);
CREATE INDEX orders_of_booker_in_state ON orders USING btree (booked_by, product, order_status, created_at DESC, id DESC);
CREATE INDEX orders_offer_pending ON orders USING btree (LEAST(pay_by, offer_until)) WHERE (order_status = 'offer_pending'::text);
CREATE INDEX orders_pay_by ON orders USING btree (pay_by) WHERE (order_status = 'pending_payment'::text);
CREATE INDEX orders_requested ON orders USING btree (agency_id) WHERE (order_status = 'offer_pending'::text);
CREATE INDEX orders_review ON orders USING btree (review_due, id) WHERE (needs_review IS NOT NULL);
CREATE INDEX orders_review_step ON orders USING btree (COALESCE(review_step_at, review_due)) WHERE (needs_review IS NOT NULL);
CREATE INDEX orders_served ON orders USING btree (service_start DESC, id DESC);
CREATE INDEX orders_to_redden ON orders USING btree (id) WHERE (invoice_status = 'red_pending'::text);
CREATE INDEX orders_unpaid ON orders USING btree (agency_id) WHERE (order_status = 'pending_payment'::text);
CREATE TRIGGER orders_kept BEFORE DELETE OR TRUNCATE ON orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_placed AFTER UPDATE OF agency_id, product, booked_by, order_status, created_at, service_start, tz ON orders FOR EACH ROW WHEN ((((((((old.agency_id IS DISTINCT FROM new.agency_id) OR (old.product IS DISTINCT FROM new.product)) OR (old.booked_by IS DISTINCT FROM new.booked_by)) OR (old.order_status IS DISTINCT FROM new.order_status)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.service_start IS DISTINCT FROM new.service_start)) OR (old.tz IS DISTINCT FROM new.tz))) EXECUTE FUNCTION note_order_place();
CREATE TRIGGER orders_searched AFTER INSERT OR UPDATE OF sn, reference, contact_name, contact_phone, title_zh, title_en, guest_names ON orders FOR EACH ROW EXECUTE FUNCTION note_order_words();

CREATE TABLE outbox (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  kind text NOT NULL,
  event text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  message_id text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  next_try_at timestamp with time zone NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  last_error text,
  sent_at timestamp with time zone,
  valid_until timestamp with time zone,
  given_up_at timestamp with time zone,
  user_id bigint,
  parts jsonb,
  files jsonb,
  lang text DEFAULT 'zh-cn'::text NOT NULL,
  link text DEFAULT ''::text NOT NULL,
  reply_to text DEFAULT ''::text NOT NULL,
  order_id bigint,
  CONSTRAINT outbox_check CHECK (((kind = 'sms'::text) OR (parts IS NULL))),
  CONSTRAINT outbox_kind_check CHECK ((kind = ANY (ARRAY['mail'::text, 'sms'::text]))),
  CONSTRAINT outbox_lang_check CHECK ((lang = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  CONSTRAINT outbox_message_id_key UNIQUE (message_id),
  CONSTRAINT outbox_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX outbox_given_up ON outbox USING btree (given_up_at DESC, id DESC) WHERE (given_up_at IS NOT NULL);
CREATE INDEX outbox_next ON outbox USING btree (kind, ((event ~ '^(code|captcha)_'::text)) DESC, next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));
CREATE INDEX outbox_order ON outbox USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX outbox_texts ON outbox USING btree (recipient, id) WHERE (kind = 'sms'::text);
CREATE INDEX outbox_user ON outbox USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX outbox_waiting ON outbox USING btree (kind, next_try_at) WHERE ((sent_at IS NULL) AND (given_up_at IS NULL));

CREATE TABLE paper_series (
  entity_id bigint NOT NULL,
  series text NOT NULL,
  last integer DEFAULT 0 NOT NULL,
  CONSTRAINT paper_series_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT paper_series_last_check CHECK ((last >= 0)),
  CONSTRAINT paper_series_pkey PRIMARY KEY (entity_id, series),
  CONSTRAINT paper_series_series_check CHECK ((series = ANY (ARRAY['commercial'::text, 'thai_tax'::text, 'commercial_tax'::text, 'receipt'::text, 'credit_note'::text])))
);

CREATE TABLE pay_backs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  amount bigint NOT NULL,
  currency character(3) NOT NULL,
  payee text NOT NULL,
  reason text NOT NULL,
  status text NOT NULL,
  needs_second boolean NOT NULL,
  asked_by bigint NOT NULL,
  asked_at timestamp with time zone NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone,
  note text DEFAULT ''::text NOT NULL,
  CONSTRAINT pay_backs_amount_check CHECK ((amount > 0)),
  CONSTRAINT pay_backs_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT pay_backs_check CHECK ((((status = 'asked'::text) = (decided_by IS NULL)) AND ((status = 'asked'::text) = (decided_at IS NULL)))),
  CONSTRAINT pay_backs_check1 CHECK (((NOT needs_second) OR (decided_by IS NULL) OR (decided_by <> asked_by))),
  CONSTRAINT pay_backs_currency FOREIGN KEY (agency_id, currency) REFERENCES agencies(id, currency) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT pay_backs_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT pay_backs_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT pay_backs_payee_check CHECK ((payee <> ''::text)),
  CONSTRAINT pay_backs_pkey PRIMARY KEY (id),
  CONSTRAINT pay_backs_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'done'::text, 'rejected'::text])))
);
CREATE INDEX pay_backs_amount ON pay_backs USING btree (amount, currency) WHERE (status <> 'rejected'::text);
CREATE INDEX pay_backs_asked ON pay_backs USING btree (asked_at, id) WHERE (status = 'asked'::text);
CREATE TRIGGER pay_backs_decided BEFORE UPDATE ON pay_backs FOR EACH ROW EXECUTE FUNCTION decide_once();
CREATE TRIGGER pay_backs_kept BEFORE DELETE OR TRUNCATE ON pay_backs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX pay_backs_open ON pay_backs USING btree (agency_id) WHERE (status = 'asked'::text);

CREATE TABLE pictures (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  key text NOT NULL,
  driver text NOT NULL,
  path text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  preview text NOT NULL,
  CONSTRAINT pictures_height_check CHECK ((height > 0)),
  CONSTRAINT pictures_key_check CHECK ((key ~ '^[A-Za-z0-9_-]{22}$'::text)),
  CONSTRAINT pictures_key_key UNIQUE (key),
  CONSTRAINT pictures_pkey PRIMARY KEY (id),
  CONSTRAINT pictures_preview_check CHECK ((length(preview) = 48)),
  CONSTRAINT pictures_width_check CHECK ((width > 0))
);

CREATE TABLE point_entries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id bigint NOT NULL,
  event text NOT NULL,
  order_id bigint NOT NULL,
  amount bigint NOT NULL,
  before bigint NOT NULL,
  after bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT point_entries_after_check CHECK ((after >= 0)),
  CONSTRAINT point_entries_amount_check CHECK ((amount <> 0)),
  CONSTRAINT point_entries_check CHECK ((after = (before + amount))),
  CONSTRAINT point_entries_event_check CHECK ((event = ANY (ARRAY['order_completed'::text, 'order_corrected'::text]))),
  CONSTRAINT point_entries_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT point_entries_pkey PRIMARY KEY (id),
  CONSTRAINT point_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX point_entries_order ON point_entries USING btree (order_id);
CREATE INDEX point_entries_user ON point_entries USING btree (user_id, id DESC);
CREATE TRIGGER point_entries_immutable BEFORE DELETE OR UPDATE ON point_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER point_entries_kept BEFORE TRUNCATE ON point_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE pool_shortages (
  pool_id bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  short smallint NOT NULL,
  told_at timestamp with time zone NOT NULL,
  CONSTRAINT pool_shortages_pkey PRIMARY KEY (pool_id, at),
  CONSTRAINT pool_shortages_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES vehicle_pools(id),
  CONSTRAINT pool_shortages_short_check CHECK ((short > 0))
);

CREATE TABLE price_groups (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name text NOT NULL,
  hotel_percent smallint NOT NULL,
  car_percent smallint NOT NULL,
  transfer_percent smallint NOT NULL,
  CONSTRAINT price_groups_car_percent_check CHECK (((car_percent >= '-50'::integer) AND (car_percent <= 100))),
  CONSTRAINT price_groups_hotel_percent_check CHECK (((hotel_percent >= '-50'::integer) AND (hotel_percent <= 100))),
  CONSTRAINT price_groups_name_key UNIQUE (name),
  CONSTRAINT price_groups_pkey PRIMARY KEY (id),
  CONSTRAINT price_groups_transfer_percent_check CHECK (((transfer_percent >= '-50'::integer) AND (transfer_percent <= 100)))
);
CREATE TRIGGER price_groups_changed AFTER UPDATE ON price_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('price_groups');
CREATE TRIGGER price_groups_inserted AFTER INSERT ON price_groups REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('price_groups');
CREATE TRIGGER price_groups_kept BEFORE DELETE OR TRUNCATE ON price_groups FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE queue_claims (
  queue text NOT NULL,
  object_id bigint NOT NULL,
  staff_id bigint NOT NULL,
  since timestamp with time zone NOT NULL,
  snoozed_until timestamp with time zone,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT queue_claims_check CHECK ((snoozed_until > since)),
  CONSTRAINT queue_claims_check1 CHECK (((snoozed_until IS NULL) = (reason = ''::text))),
  CONSTRAINT queue_claims_pkey PRIMARY KEY (queue, object_id),
  CONSTRAINT queue_claims_staff_id_fkey FOREIGN KEY (staff_id) REFERENCES users(id)
);

CREATE TABLE quotes (
  id uuid NOT NULL,
  agency_id bigint NOT NULL,
  user_id bigint NOT NULL,
  product text NOT NULL,
  offer jsonb NOT NULL,
  total bigint NOT NULL,
  currency character(3) NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  order_id bigint,
  CONSTRAINT quotes_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT quotes_order FOREIGN KEY (order_id, agency_id) REFERENCES orders(id, agency_id),
  CONSTRAINT quotes_pkey PRIMARY KEY (id),
  CONSTRAINT quotes_total_check CHECK ((total > 0)),
  CONSTRAINT quotes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX quotes_expiry ON quotes USING btree (expires_at);

CREATE TABLE rate_months (
  rate_plan_id bigint NOT NULL,
  month date NOT NULL,
  hotel_id bigint NOT NULL,
  prices integer[] NOT NULL,
  costs integer[],
  contract_prices integer[],
  contract_costs integer[],
  CONSTRAINT rate_months_contract_costs_check CHECK ((0 <= ALL (contract_costs))),
  CONSTRAINT rate_months_contract_prices_check CHECK ((0 <= ALL (contract_prices))),
  CONSTRAINT rate_months_costs_check CHECK ((0 <= ALL (costs))),
  CONSTRAINT rate_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT rate_months_pkey PRIMARY KEY (rate_plan_id, month),
  CONSTRAINT rate_months_prices_check CHECK ((0 <= ALL (prices))),
  CONSTRAINT rate_months_rate_plan_id_fkey FOREIGN KEY (rate_plan_id) REFERENCES rate_plans(id)
);
CREATE TRIGGER rate_months_deleted AFTER DELETE ON rate_months REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices_change();
CREATE TRIGGER rate_months_inserted AFTER INSERT ON rate_months REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices_change();
CREATE TRIGGER rate_months_updated AFTER UPDATE ON rate_months REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_prices_change();

CREATE TABLE rate_plans (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  hotel_id bigint NOT NULL,
  room_type_id bigint NOT NULL,
  code text NOT NULL,
  meal text NOT NULL,
  breakfasts smallint DEFAULT 0 NOT NULL,
  bed text NOT NULL,
  policy jsonb NOT NULL,
  min_stay smallint DEFAULT 1 NOT NULL,
  nationalities text[] DEFAULT '{}'::text[] NOT NULL,
  child_bands jsonb DEFAULT '[]'::jsonb NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  price_rules jsonb DEFAULT '[]'::jsonb NOT NULL,
  sells text DEFAULT 'instant'::text NOT NULL,
  request_when_gone boolean DEFAULT false NOT NULL,
  cut_off jsonb,
  supplements jsonb DEFAULT '[]'::jsonb NOT NULL,
  stay_limits jsonb DEFAULT '[]'::jsonb NOT NULL,
  included text[] DEFAULT '{}'::text[] NOT NULL,
  cost_rules jsonb DEFAULT '[]'::jsonb NOT NULL,
  contract_terms jsonb,
  CONSTRAINT rate_plans_bed_check CHECK ((bed = ANY (ARRAY['king'::text, 'queen'::text, 'double'::text, 'twin'::text, 'single'::text, 'triple'::text, 'family'::text]))),
  CONSTRAINT rate_plans_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT rate_plans_included_check CHECK ((included <@ '{vat,service_charge,commercial_tax,city_tax}'::text[])),
  CONSTRAINT rate_plans_meal_check CHECK ((meal = ANY (ARRAY['room_only'::text, 'breakfast'::text, 'half_board'::text, 'full_board'::text]))),
  CONSTRAINT rate_plans_min_stay_check CHECK (((min_stay >= 1) AND (min_stay <= 30))),
  CONSTRAINT rate_plans_pkey PRIMARY KEY (id),
  CONSTRAINT rate_plans_room_type_id_code_key UNIQUE (room_type_id, code),
  CONSTRAINT rate_plans_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id),
  CONSTRAINT rate_plans_sells_check CHECK ((sells = ANY (ARRAY['instant'::text, 'request'::text])))
);
CREATE INDEX rate_plans_hotel ON rate_plans USING btree (hotel_id);
CREATE TRIGGER rate_plans_inserted AFTER INSERT ON rate_plans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER rate_plans_updated AFTER UPDATE ON rate_plans REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();

CREATE TABLE receipt_allocations (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  receipt_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  amount bigint NOT NULL,
  posting_id bigint NOT NULL,
  allocated_by bigint NOT NULL,
  allocated_at timestamp with time zone NOT NULL,
  reversed_at timestamp with time zone,
  bill_id bigint,
  CONSTRAINT receipt_allocations_allocated_by_fkey FOREIGN KEY (allocated_by) REFERENCES users(id),
  CONSTRAINT receipt_allocations_amount_check CHECK ((amount > 0)),
  CONSTRAINT receipt_allocations_bill_id_agency_id_fkey FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT receipt_allocations_pkey PRIMARY KEY (id),
  CONSTRAINT receipt_allocations_posting_id_agency_id_fkey FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings(id, agency_id),
  CONSTRAINT receipt_allocations_posting_id_key UNIQUE (posting_id),
  CONSTRAINT receipt_allocations_receipt_id_agency_id_fkey FOREIGN KEY (receipt_id, agency_id) REFERENCES receipts(id, agency_id)
);
CREATE INDEX receipt_allocations_bill ON receipt_allocations USING btree (bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX receipt_allocations_receipt ON receipt_allocations USING btree (receipt_id, id);
CREATE TRIGGER receipt_allocations_kept BEFORE DELETE OR TRUNCATE ON receipt_allocations FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipt_allocations_same BEFORE UPDATE ON receipt_allocations FOR EACH ROW EXECUTE FUNCTION refuse_other_allocation();

CREATE TABLE receipt_search (
  receipt_id bigint NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT receipt_search_pkey PRIMARY KEY (receipt_id),
  CONSTRAINT receipt_search_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipts(id)
);
CREATE INDEX receipt_search_words ON receipt_search USING gin (words) WITH (fastupdate=off);

CREATE TABLE receipts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  received_on date NOT NULL,
  value_date date NOT NULL,
  bank_reference text NOT NULL,
  reference_key text NOT NULL,
  payer text NOT NULL,
  currency character(3) NOT NULL,
  gross bigint NOT NULL,
  bank_charge bigint NOT NULL,
  charge_to text NOT NULL,
  rate text,
  rate_of character(3),
  account_currency character(3) NOT NULL,
  worth bigint NOT NULL,
  charge_worth bigint NOT NULL,
  recorded_by bigint NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  agency_id bigint,
  declaration_id bigint,
  matched_by bigint,
  matched_at timestamp with time zone,
  allocated bigint DEFAULT 0 NOT NULL,
  reversed_by bigint,
  reversed_at timestamp with time zone,
  reverse_reason text DEFAULT ''::text NOT NULL,
  slip text,
  remittance text DEFAULT ''::text NOT NULL,
  CONSTRAINT receipts_bank_charge_check CHECK ((bank_charge >= 0)),
  CONSTRAINT receipts_bank_reference_check CHECK ((bank_reference <> ''::text)),
  CONSTRAINT receipts_charge_to_check CHECK ((charge_to = ANY (ARRAY['agency'::text, 'seller'::text]))),
  CONSTRAINT receipts_check CHECK ((bank_charge < gross)),
  CONSTRAINT receipts_check1 CHECK (((rate IS NULL) = (rate_of IS NULL))),
  CONSTRAINT receipts_check2 CHECK (((charge_worth >= 0) AND (charge_worth < worth))),
  CONSTRAINT receipts_check3 CHECK (((currency = account_currency) = (rate IS NULL))),
  CONSTRAINT receipts_check4 CHECK ((((agency_id IS NULL) = (matched_at IS NULL)) AND ((agency_id IS NULL) = (matched_by IS NULL)))),
  CONSTRAINT receipts_check5 CHECK (((declaration_id IS NULL) OR (agency_id IS NOT NULL))),
  CONSTRAINT receipts_check6 CHECK ((((allocated >= 0) AND (allocated <= worth)) AND ((agency_id IS NOT NULL) OR (allocated = 0)))),
  CONSTRAINT receipts_check7 CHECK ((((reversed_at IS NULL) = (reversed_by IS NULL)) AND ((reversed_at IS NULL) = (reverse_reason = ''::text)))),
  CONSTRAINT receipts_check8 CHECK (((reversed_at IS NULL) OR (allocated = 0))),
  CONSTRAINT receipts_currency FOREIGN KEY (agency_id, account_currency) REFERENCES agencies(id, currency) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT receipts_declaration_id_agency_id_fkey FOREIGN KEY (declaration_id, agency_id) REFERENCES declared_payments(id, agency_id),
  CONSTRAINT receipts_gross_check CHECK ((gross > 0)),
  CONSTRAINT receipts_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT receipts_matched_by_fkey FOREIGN KEY (matched_by) REFERENCES users(id),
  CONSTRAINT receipts_pkey PRIMARY KEY (id),
  CONSTRAINT receipts_rate_check CHECK ((rate ~ '^\d{1,9}(\.\d{1,8})?$'::text)),
  CONSTRAINT receipts_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT receipts_reference_key_check CHECK ((reference_key <> ''::text)),
  CONSTRAINT receipts_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES users(id),
  CONSTRAINT receipts_slip_fkey FOREIGN KEY (slip) REFERENCES uploads(path),
  CONSTRAINT receipts_worth_check CHECK ((worth > 0))
);
CREATE INDEX receipts_agency ON receipts USING btree (agency_id, id);
CREATE INDEX receipts_arrived ON receipts USING btree (((gross - bank_charge)), currency, id) WHERE (reversed_at IS NULL);
CREATE INDEX receipts_open ON receipts USING btree (id) WHERE ((reversed_at IS NULL) AND (allocated < worth));
CREATE INDEX receipts_payer ON receipts USING btree (plain_letters(payer), id) WHERE ((agency_id IS NOT NULL) AND (reversed_at IS NULL));
CREATE TRIGGER receipts_kept BEFORE DELETE OR TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_same BEFORE UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_other_receipt();
CREATE TRIGGER receipts_searched AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION note_receipt_words();
CREATE UNIQUE INDEX receipts_declaration ON receipts USING btree (declaration_id) WHERE (reversed_at IS NULL);
CREATE UNIQUE INDEX receipts_reference ON receipts USING btree (reference_key, received_on, currency, gross) WHERE (reversed_at IS NULL);

CREATE TABLE recent_searches (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id bigint NOT NULL,
  product text NOT NULL,
  query text NOT NULL,
  searched_at timestamp with time zone NOT NULL,
  CONSTRAINT recent_searches_pkey PRIMARY KEY (id),
  CONSTRAINT recent_searches_product_check CHECK ((product = ANY (ARRAY['hotel'::text, 'car'::text, 'airport'::text]))),
  CONSTRAINT recent_searches_query_check CHECK (((char_length(query) >= 1) AND (char_length(query) <= 1000))),
  CONSTRAINT recent_searches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT recent_searches_user_id_product_query_key UNIQUE (user_id, product, query)
);
CREATE INDEX recent_searches_of_user ON recent_searches USING btree (user_id, id DESC);

CREATE TABLE recovery_codes (
  user_id bigint NOT NULL,
  hash bytea NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE
);

CREATE TABLE refresh_tokens (
  hash bytea NOT NULL,
  session_id bigint NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash),
  CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON refresh_tokens USING btree (session_id);

CREATE TABLE refund_previews (
  id uuid NOT NULL,
  order_id bigint NOT NULL,
  fee bigint NOT NULL,
  refund bigint NOT NULL,
  valid_until timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT refund_previews_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT refund_previews_pkey PRIMARY KEY (id)
);

CREATE TABLE refused_addresses (
  address text NOT NULL,
  reason text NOT NULL,
  at timestamp with time zone NOT NULL,
  came_back boolean NOT NULL,
  CONSTRAINT refused_addresses_pkey PRIMARY KEY (address)
);

CREATE TABLE reminder_pauses (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint NOT NULL,
  until date,
  reason text NOT NULL,
  user_id bigint NOT NULL,
  set_at timestamp with time zone NOT NULL,
  CONSTRAINT reminder_pauses_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT reminder_pauses_pkey PRIMARY KEY (id),
  CONSTRAINT reminder_pauses_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))),
  CONSTRAINT reminder_pauses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX reminder_pauses_agency ON reminder_pauses USING btree (agency_id, id DESC);
CREATE TRIGGER reminder_pauses_immutable BEFORE DELETE OR UPDATE ON reminder_pauses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER reminder_pauses_kept BEFORE TRUNCATE ON reminder_pauses FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE replaced_pictures (
  path text NOT NULL,
  replaced_at timestamp with time zone NOT NULL,
  CONSTRAINT replaced_pictures_path_fkey FOREIGN KEY (path) REFERENCES uploads(path) ON DELETE CASCADE,
  CONSTRAINT replaced_pictures_pkey PRIMARY KEY (path)
);
CREATE INDEX replaced_pictures_age ON replaced_pictures USING btree (replaced_at);

CREATE TABLE reply_templates (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  title text NOT NULL,
  type text,
  content_zh text NOT NULL,
  content_en text NOT NULL,
  saved_by bigint NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  CONSTRAINT reply_templates_pkey PRIMARY KEY (id),
  CONSTRAINT reply_templates_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id),
  CONSTRAINT reply_templates_title_check CHECK ((title <> ''::text))
);
CREATE UNIQUE INDEX reply_templates_title ON reply_templates USING btree (lower(title));

CREATE TABLE ride_history (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  ride_id bigint NOT NULL,
  event text NOT NULL,
  from_status text NOT NULL,
  to_status text NOT NULL,
  driver_id bigint,
  vehicle_id bigint,
  user_id bigint,
  reason text DEFAULT ''::text NOT NULL,
  at timestamp with time zone NOT NULL,
  actor text DEFAULT 'operator'::text NOT NULL,
  CONSTRAINT ride_history_actor_check CHECK ((actor = ANY (ARRAY['operator'::text, 'supplier'::text, 'member'::text]))),
  CONSTRAINT ride_history_check CHECK (((actor = 'supplier'::text) = (user_id IS NULL))),
  CONSTRAINT ride_history_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT ride_history_pkey PRIMARY KEY (id),
  CONSTRAINT ride_history_ride_id_fkey FOREIGN KEY (ride_id) REFERENCES rides(id),
  CONSTRAINT ride_history_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT ride_history_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id)
);
CREATE INDEX ride_history_ride ON ride_history USING btree (ride_id, id);
CREATE TRIGGER ride_history_immutable BEFORE DELETE OR UPDATE ON ride_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ride_history_kept BEFORE TRUNCATE ON ride_history FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ride_photos (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  ride_id bigint NOT NULL,
  driver_id bigint NOT NULL,
  status text NOT NULL,
  url text NOT NULL,
  at timestamp with time zone NOT NULL,
  CONSTRAINT ride_photos_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT ride_photos_pkey PRIMARY KEY (id),
  CONSTRAINT ride_photos_ride_id_fkey FOREIGN KEY (ride_id) REFERENCES rides(id),
  CONSTRAINT ride_photos_status_check CHECK ((status = ANY (ARRAY['en_route'::text, 'on_location'::text, 'on_board'::text, 'finished'::text])))
);
CREATE INDEX ride_photos_ride ON ride_photos USING btree (ride_id, id);
CREATE TRIGGER ride_photos_kept BEFORE DELETE OR UPDATE OR TRUNCATE ON ride_photos FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE ride_texts (
  ride_id bigint NOT NULL,
  driver_id bigint NOT NULL,
  vehicle_id bigint NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT ride_texts_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT ride_texts_pkey PRIMARY KEY (ride_id),
  CONSTRAINT ride_texts_ride_id_fkey FOREIGN KEY (ride_id) REFERENCES rides(id) ON DELETE CASCADE,
  CONSTRAINT ride_texts_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id)
);

CREATE TABLE rides (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  "position" smallint NOT NULL,
  status text DEFAULT 'unassigned'::text NOT NULL,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  tz text NOT NULL,
  driver_language text NOT NULL,
  model_id bigint,
  class_id bigint,
  passenger_name text NOT NULL,
  driver_id bigint,
  vehicle_id bigint,
  active boolean DEFAULT true NOT NULL,
  passenger_phone text DEFAULT ''::text NOT NULL,
  from_base_id bigint,
  to_base_id bigint,
  out_minutes integer DEFAULT 0 NOT NULL,
  back_minutes integer DEFAULT 0 NOT NULL,
  CONSTRAINT rides_back_minutes_check CHECK ((back_minutes >= 0)),
  CONSTRAINT rides_check CHECK ((ends_at > starts_at)),
  CONSTRAINT rides_check1 CHECK (((model_id IS NULL) <> (class_id IS NULL))),
  CONSTRAINT rides_check2 CHECK (((driver_id IS NULL) = (vehicle_id IS NULL))),
  CONSTRAINT rides_check3 CHECK (((status = 'unassigned'::text) = (driver_id IS NULL))),
  CONSTRAINT rides_class_id_fkey FOREIGN KEY (class_id) REFERENCES vehicle_classes(id),
  CONSTRAINT rides_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES drivers(id),
  CONSTRAINT rides_driver_language_check CHECK ((driver_language = ANY (ARRAY['burmese'::text, 'chinese'::text, 'thai'::text, 'english'::text]))),
  CONSTRAINT rides_driver_once EXCLUDE USING gist (int8range(driver_id, driver_id, '[]'::text) WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((active AND (driver_id IS NOT NULL))),
  CONSTRAINT rides_from_base_id_fkey FOREIGN KEY (from_base_id) REFERENCES bases(id),
  CONSTRAINT rides_model_id_fkey FOREIGN KEY (model_id) REFERENCES vehicle_models(id),
  CONSTRAINT rides_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT rides_order_id_position_key UNIQUE (order_id, "position"),
  CONSTRAINT rides_out_minutes_check CHECK ((out_minutes >= 0)),
  CONSTRAINT rides_pkey PRIMARY KEY (id),
  CONSTRAINT rides_position_check CHECK (("position" >= 1)),
  CONSTRAINT rides_status_check CHECK ((status = ANY (ARRAY['unassigned'::text, 'assigned'::text, 'en_route'::text, 'on_location'::text, 'on_board'::text, 'finished'::text]))),
  CONSTRAINT rides_to_base_id_fkey FOREIGN KEY (to_base_id) REFERENCES bases(id),
  CONSTRAINT rides_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id),
  CONSTRAINT rides_vehicle_once EXCLUDE USING gist (int8range(vehicle_id, vehicle_id, '[]'::text) WITH =, tstzrange(starts_at, ends_at) WITH &&) WHERE ((active AND (vehicle_id IS NOT NULL)))
);
CREATE INDEX rides_driver ON rides USING btree (driver_id, starts_at);
CREATE INDEX rides_start ON rides USING btree (starts_at) WHERE active;
CREATE INDEX rides_vehicle ON rides USING btree (vehicle_id, starts_at);
CREATE TRIGGER rides_searched AFTER INSERT OR UPDATE OF vehicle_id ON rides FOR EACH ROW EXECUTE FUNCTION note_product_words();

CREATE TABLE room_months (
  room_type_id bigint NOT NULL,
  month date NOT NULL,
  hotel_id bigint NOT NULL,
  units smallint[] NOT NULL,
  sold smallint[] NOT NULL,
  CONSTRAINT room_months_check CHECK ((cardinality(units) = cardinality(sold))),
  CONSTRAINT room_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  CONSTRAINT room_months_pkey PRIMARY KEY (room_type_id, month),
  CONSTRAINT room_months_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id),
  CONSTRAINT room_months_sold_check CHECK ((0 <= ALL (sold))),
  CONSTRAINT room_months_units_check CHECK ((0 <= ALL (units)))
);
CREATE TRIGGER room_months_deleted AFTER DELETE ON room_months REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_change();
CREATE TRIGGER room_months_inserted AFTER INSERT ON room_months REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_change();
CREATE TRIGGER room_months_updated AFTER UPDATE ON room_months REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_units_change();

CREATE TABLE room_type_pictures (
  room_type_id bigint NOT NULL,
  "position" smallint NOT NULL,
  picture_id bigint NOT NULL,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  CONSTRAINT room_type_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT room_type_pictures_pkey PRIMARY KEY (room_type_id, "position"),
  CONSTRAINT room_type_pictures_position_check CHECK (("position" > 0)),
  CONSTRAINT room_type_pictures_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id)
);

CREATE TABLE room_types (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  hotel_id bigint NOT NULL,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  size_m2 smallint NOT NULL,
  max_adults smallint NOT NULL,
  max_children smallint NOT NULL,
  max_guests smallint NOT NULL,
  floor text DEFAULT ''::text NOT NULL,
  has_window boolean DEFAULT true NOT NULL,
  smoking boolean DEFAULT false NOT NULL,
  facilities text[] DEFAULT '{}'::text[] NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  unit_rules jsonb DEFAULT '[]'::jsonb NOT NULL,
  release_days smallint,
  release_keep smallint DEFAULT 0 NOT NULL,
  base_guests smallint,
  extra_beds smallint DEFAULT 0 NOT NULL,
  CONSTRAINT room_types_base_guests_check CHECK (((base_guests >= 1) AND (base_guests <= 30))),
  CONSTRAINT room_types_extra_beds_check CHECK (((extra_beds >= 0) AND (extra_beds <= 4))),
  CONSTRAINT room_types_hotel_id_code_key UNIQUE (hotel_id, code),
  CONSTRAINT room_types_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT room_types_max_adults_check CHECK ((max_adults > 0)),
  CONSTRAINT room_types_max_children_check CHECK ((max_children >= 0)),
  CONSTRAINT room_types_max_guests_check CHECK ((max_guests > 0)),
  CONSTRAINT room_types_pkey PRIMARY KEY (id),
  CONSTRAINT room_types_release_days_check CHECK (((release_days >= 1) AND (release_days <= 364))),
  CONSTRAINT room_types_release_keep_check CHECK ((release_keep >= 0))
);
CREATE INDEX room_types_released ON room_types USING btree (id) WHERE (release_days IS NOT NULL);
CREATE TRIGGER room_types_inserted AFTER INSERT ON room_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER room_types_updated AFTER UPDATE ON room_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();

CREATE TABLE rooming_lists (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  hotel_id bigint NOT NULL,
  day date NOT NULL,
  version smallint NOT NULL,
  sent_to text NOT NULL,
  mail text NOT NULL,
  stays jsonb NOT NULL,
  sent_by bigint NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  CONSTRAINT rooming_lists_hotel_id_day_version_key UNIQUE (hotel_id, day, version),
  CONSTRAINT rooming_lists_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT rooming_lists_pkey PRIMARY KEY (id),
  CONSTRAINT rooming_lists_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id),
  CONSTRAINT rooming_lists_stays_check CHECK ((jsonb_typeof(stays) = 'object'::text)),
  CONSTRAINT rooming_lists_version_check CHECK ((version > 0))
);

CREATE TABLE route_fees (
  route_id bigint NOT NULL,
  class_id bigint NOT NULL,
  one_way_fee bigint NOT NULL,
  driver_night bigint NOT NULL,
  CONSTRAINT route_fees_class_id_fkey FOREIGN KEY (class_id) REFERENCES vehicle_classes(id),
  CONSTRAINT route_fees_driver_night_check CHECK ((driver_night >= 0)),
  CONSTRAINT route_fees_one_way_fee_check CHECK ((one_way_fee >= 0)),
  CONSTRAINT route_fees_pkey PRIMARY KEY (route_id, class_id),
  CONSTRAINT route_fees_route_id_fkey FOREIGN KEY (route_id) REFERENCES routes(id)
);
CREATE INDEX route_fees_class ON route_fees USING btree (class_id);
CREATE TRIGGER route_fees_deleted AFTER DELETE ON route_fees REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER route_fees_inserted AFTER INSERT ON route_fees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER route_fees_updated AFTER UPDATE ON route_fees REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');

CREATE TABLE routes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  from_base_id bigint NOT NULL,
  to_base_id bigint NOT NULL,
  km integer NOT NULL,
  minutes integer NOT NULL,
  tolls bigint DEFAULT 0 NOT NULL,
  driver_nights smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT routes_check CHECK ((from_base_id <> to_base_id)),
  CONSTRAINT routes_driver_nights_check CHECK (((driver_nights >= 0) AND (driver_nights <= 30))),
  CONSTRAINT routes_from_base_id_fkey FOREIGN KEY (from_base_id) REFERENCES bases(id),
  CONSTRAINT routes_from_base_id_to_base_id_key UNIQUE (from_base_id, to_base_id),
  CONSTRAINT routes_km_check CHECK (((km >= 1) AND (km <= 5000))),
  CONSTRAINT routes_minutes_check CHECK (((minutes >= 1) AND (minutes <= 10080))),
  CONSTRAINT routes_pkey PRIMARY KEY (id),
  CONSTRAINT routes_to_base_id_fkey FOREIGN KEY (to_base_id) REFERENCES bases(id),
  CONSTRAINT routes_tolls_check CHECK ((tolls >= 0))
);
CREATE INDEX routes_to_base ON routes USING btree (to_base_id);
CREATE TRIGGER routes_deleted AFTER DELETE ON routes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER routes_inserted AFTER INSERT ON routes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER routes_updated AFTER UPDATE ON routes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');

CREATE TABLE saved_views (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id bigint NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  CONSTRAINT saved_views_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 40))),
  CONSTRAINT saved_views_pkey PRIMARY KEY (id),
  CONSTRAINT saved_views_query_check CHECK ((char_length(query) <= 500)),
  CONSTRAINT saved_views_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX saved_views_name ON saved_views USING btree (user_id, list, lower(name));

CREATE TABLE schema_migrations (
  number integer NOT NULL,
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT schema_migrations_pkey PRIMARY KEY (number)
);

CREATE TABLE search_words (
  lang text NOT NULL,
  word text NOT NULL,
  day date NOT NULL,
  times integer NOT NULL,
  CONSTRAINT search_words_lang_check CHECK ((lang = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  CONSTRAINT search_words_pkey PRIMARY KEY (lang, day, word),
  CONSTRAINT search_words_times_check CHECK ((times > 0)),
  CONSTRAINT search_words_word_check CHECK (((length(word) >= 1) AND (length(word) <= 40)))
);

CREATE TABLE second_factors (
  user_id bigint NOT NULL,
  secret bytea NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint,
  recovery_salt bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT second_factors_pkey PRIMARY KEY (user_id),
  CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);

CREATE TABLE secret_keys_in_use (
  is_only boolean DEFAULT true NOT NULL,
  key_id bytea NOT NULL,
  CONSTRAINT secret_keys_in_use_is_only_check CHECK (is_only),
  CONSTRAINT secret_keys_in_use_pkey PRIMARY KEY (is_only)
);

CREATE TABLE seller_entities (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  country character(2) NOT NULL,
  tax_id text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  bank text DEFAULT ''::text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  phone_24h text DEFAULT ''::text NOT NULL,
  email text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  branch text DEFAULT ''::text NOT NULL,
  calendar jsonb,
  name_local text DEFAULT ''::text NOT NULL,
  CONSTRAINT seller_entities_branch_check CHECK ((branch ~ '^([0-9]{5})?$'::text)),
  CONSTRAINT seller_entities_calendar_check CHECK ((calendar ?& ARRAY['tz'::text, 'hours'::text, 'holidays'::text])),
  CONSTRAINT seller_entities_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT seller_entities_pkey PRIMARY KEY (id)
);
CREATE TRIGGER seller_entities_kept BEFORE DELETE OR TRUNCATE ON seller_entities FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE seller_offices (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  entity_id bigint NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  address_zh text NOT NULL,
  address_en text NOT NULL,
  phone text DEFAULT ''::text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  CONSTRAINT seller_offices_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT seller_offices_pkey PRIMARY KEY (id)
);
CREATE INDEX seller_offices_of ON seller_offices USING btree (entity_id, "position", id);

CREATE TABLE session_uses (
  session_id bigint NOT NULL,
  used_at timestamp with time zone NOT NULL,
  CONSTRAINT session_uses_pkey PRIMARY KEY (session_id),
  CONSTRAINT session_uses_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);

CREATE TABLE sessions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id bigint NOT NULL,
  access_hash bytea NOT NULL,
  access_expires_at timestamp with time zone NOT NULL,
  previous_hash bytea,
  previous_expires_at timestamp with time zone,
  refresh_secret bytea DEFAULT (uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())) NOT NULL,
  keep boolean NOT NULL,
  ip text NOT NULL,
  agent text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  password_changed boolean DEFAULT false NOT NULL,
  CONSTRAINT sessions_access_hash_key UNIQUE (access_hash),
  CONSTRAINT sessions_check CHECK (((NOT password_changed) OR (ended_at IS NOT NULL))),
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_previous_hash_key UNIQUE (previous_hash),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sessions_user ON sessions USING btree (user_id);

CREATE TABLE site_settings (
  name text NOT NULL,
  value jsonb NOT NULL,
  CONSTRAINT site_settings_pkey PRIMARY KEY (name)
);
CREATE TRIGGER site_settings_deleted AFTER DELETE ON site_settings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('site_settings');
CREATE TRIGGER site_settings_inserted AFTER INSERT ON site_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('site_settings');
CREATE TRIGGER site_settings_updated AFTER UPDATE ON site_settings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('site_settings');

CREATE TABLE staff_roles (
  code text NOT NULL,
  name text NOT NULL,
  nodes text[],
  changed_at timestamp with time zone,
  countries text[],
  queues text[],
  sellers integer[],
  CONSTRAINT staff_roles_check CHECK (((code ~~ 'role\_%'::text) = (nodes IS NOT NULL))),
  CONSTRAINT staff_roles_check1 CHECK (((nodes IS NULL) = (name = ''::text))),
  CONSTRAINT staff_roles_check2 CHECK (((nodes IS NULL) = (changed_at IS NULL))),
  CONSTRAINT staff_roles_check3 CHECK (((countries IS NULL) OR ((nodes IS NOT NULL) AND (cardinality(countries) > 0)))),
  CONSTRAINT staff_roles_check4 CHECK (((queues IS NULL) OR ((nodes IS NOT NULL) AND (cardinality(queues) > 0)))),
  CONSTRAINT staff_roles_check5 CHECK (((sellers IS NULL) OR ((nodes IS NOT NULL) AND (cardinality(sellers) > 0)))),
  CONSTRAINT staff_roles_code_check CHECK ((code ~ '^(administrator|desk|finance|editor|auditor|role_[1-9][0-9]{0,8})$'::text)),
  CONSTRAINT staff_roles_name_check CHECK ((char_length(name) <= 40)),
  CONSTRAINT staff_roles_pkey PRIMARY KEY (code)
);
CREATE UNIQUE INDEX staff_roles_name ON staff_roles USING btree (lower(name)) WHERE (nodes IS NOT NULL);

CREATE TABLE stop_sells (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  hotel_id bigint NOT NULL,
  room_type_id bigint,
  from_night date NOT NULL,
  to_night date NOT NULL,
  reason text NOT NULL,
  stopped_by bigint NOT NULL,
  stopped_at timestamp with time zone NOT NULL,
  opened_by bigint,
  opened_at timestamp with time zone,
  CONSTRAINT stop_sells_check CHECK (((to_night >= from_night) AND (to_night <= (from_night + 365)))),
  CONSTRAINT stop_sells_check1 CHECK (((opened_by IS NULL) = (opened_at IS NULL))),
  CONSTRAINT stop_sells_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT stop_sells_opened_by_fkey FOREIGN KEY (opened_by) REFERENCES users(id),
  CONSTRAINT stop_sells_pkey PRIMARY KEY (id),
  CONSTRAINT stop_sells_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))),
  CONSTRAINT stop_sells_room_type_id_fkey FOREIGN KEY (room_type_id) REFERENCES room_types(id),
  CONSTRAINT stop_sells_stopped_by_fkey FOREIGN KEY (stopped_by) REFERENCES users(id)
);
CREATE INDEX stop_sells_hotel ON stop_sells USING btree (hotel_id) WHERE (opened_at IS NULL);
CREATE INDEX stop_sells_last_night ON stop_sells USING btree (to_night);
CREATE TRIGGER stop_sells_deleted AFTER DELETE ON stop_sells REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER stop_sells_inserted AFTER INSERT ON stop_sells REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();
CREATE TRIGGER stop_sells_updated AFTER UPDATE ON stop_sells REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_facts_change();

CREATE TABLE supplier_companies (
  company text NOT NULL,
  supplier_id bigint NOT NULL,
  CONSTRAINT supplier_companies_company_check CHECK (((char_length(company) >= 1) AND (char_length(company) <= 120))),
  CONSTRAINT supplier_companies_pkey PRIMARY KEY (company),
  CONSTRAINT supplier_companies_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX supplier_companies_of ON supplier_companies USING btree (supplier_id);

CREATE TABLE supplier_contract_versions (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  contract_id bigint NOT NULL,
  number integer NOT NULL,
  terms jsonb NOT NULL,
  revision integer DEFAULT 1 NOT NULL,
  made_by bigint NOT NULL,
  made_at timestamp with time zone NOT NULL,
  effective_at timestamp with time zone,
  reason text,
  published_by bigint,
  published_at timestamp with time zone,
  undone_by bigint,
  undone_at timestamp with time zone,
  CONSTRAINT supplier_contract_versions_check CHECK (((effective_at IS NULL) = (published_at IS NULL))),
  CONSTRAINT supplier_contract_versions_check1 CHECK ((((effective_at IS NULL) = (published_by IS NULL)) AND ((effective_at IS NULL) = (reason IS NULL)))),
  CONSTRAINT supplier_contract_versions_check2 CHECK (((undone_by IS NULL) = (undone_at IS NULL))),
  CONSTRAINT supplier_contract_versions_check3 CHECK (((undone_at IS NULL) OR (undone_at < effective_at))),
  CONSTRAINT supplier_contract_versions_contract_id_fkey FOREIGN KEY (contract_id) REFERENCES supplier_contracts(id),
  CONSTRAINT supplier_contract_versions_contract_id_number_key UNIQUE (contract_id, number),
  CONSTRAINT supplier_contract_versions_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT supplier_contract_versions_number_check CHECK ((number > 0)),
  CONSTRAINT supplier_contract_versions_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_contract_versions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  CONSTRAINT supplier_contract_versions_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 200))),
  CONSTRAINT supplier_contract_versions_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX supplier_contract_versions_draft ON supplier_contract_versions USING btree (contract_id) WHERE (effective_at IS NULL);

CREATE TABLE supplier_contracts (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  hotel_id bigint NOT NULL,
  reapply_at timestamp with time zone NOT NULL,
  CONSTRAINT supplier_contracts_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT supplier_contracts_hotel_id_key UNIQUE (hotel_id),
  CONSTRAINT supplier_contracts_pkey PRIMARY KEY (id)
);
CREATE INDEX supplier_contracts_reapply ON supplier_contracts USING btree (reapply_at);

CREATE TABLE supplier_costs (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  supplier_id bigint NOT NULL,
  order_id bigint NOT NULL,
  entity_id bigint NOT NULL,
  kind text NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  posting_id bigint NOT NULL,
  served_on date NOT NULL,
  memo text DEFAULT ''::text NOT NULL,
  user_id bigint,
  created_at timestamp with time zone NOT NULL,
  invoice_id bigint,
  CONSTRAINT supplier_costs_amount_check CHECK ((amount <> 0)),
  CONSTRAINT supplier_costs_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT supplier_costs_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES supplier_invoices(id),
  CONSTRAINT supplier_costs_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'hired'::text, 'adjustment'::text, 'difference'::text]))),
  CONSTRAINT supplier_costs_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT supplier_costs_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_costs_posting_id_key UNIQUE (posting_id),
  CONSTRAINT supplier_costs_posting_id_supplier_id_fkey FOREIGN KEY (posting_id, supplier_id) REFERENCES ledger_postings(id, supplier_id),
  CONSTRAINT supplier_costs_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  CONSTRAINT supplier_costs_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX supplier_costs_invoice ON supplier_costs USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX supplier_costs_open ON supplier_costs USING btree (supplier_id, entity_id, order_id) WHERE (invoice_id IS NULL);
CREATE INDEX supplier_costs_order ON supplier_costs USING btree (order_id, id);
CREATE INDEX supplier_costs_time ON supplier_costs USING btree (supplier_id, created_at, id);
CREATE TRIGGER supplier_costs_kept BEFORE DELETE OR TRUNCATE ON supplier_costs FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER supplier_costs_same BEFORE UPDATE ON supplier_costs FOR EACH ROW EXECUTE FUNCTION refuse_other_cost();

CREATE TABLE supplier_hotels (
  hotel_id bigint NOT NULL,
  supplier_id bigint NOT NULL,
  CONSTRAINT supplier_hotels_hotel_id_fkey FOREIGN KEY (hotel_id) REFERENCES hotels(id),
  CONSTRAINT supplier_hotels_pkey PRIMARY KEY (hotel_id),
  CONSTRAINT supplier_hotels_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX supplier_hotels_of ON supplier_hotels USING btree (supplier_id);

CREATE TABLE supplier_invoice_lines (
  invoice_id bigint NOT NULL,
  order_id bigint NOT NULL,
  stated bigint NOT NULL,
  cost bigint NOT NULL,
  CONSTRAINT supplier_invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES supplier_invoices(id),
  CONSTRAINT supplier_invoice_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT supplier_invoice_lines_pkey PRIMARY KEY (invoice_id, order_id)
);
CREATE INDEX supplier_invoice_lines_order ON supplier_invoice_lines USING btree (order_id);

CREATE TABLE supplier_invoices (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  supplier_id bigint NOT NULL,
  entity_id bigint NOT NULL,
  number text NOT NULL,
  number_key text NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  currency character(3) NOT NULL,
  total bigint NOT NULL,
  file text,
  note text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'entered'::text NOT NULL,
  dispute text DEFAULT ''::text NOT NULL,
  payment_id bigint,
  entered_by bigint NOT NULL,
  entered_at timestamp with time zone NOT NULL,
  decided_by bigint,
  decided_at timestamp with time zone,
  CONSTRAINT supplier_invoices_check CHECK ((due_on >= issued_on)),
  CONSTRAINT supplier_invoices_check1 CHECK (((status <> 'disputed'::text) OR (dispute <> ''::text))),
  CONSTRAINT supplier_invoices_check2 CHECK (((status = 'paid'::text) = (payment_id IS NOT NULL))),
  CONSTRAINT supplier_invoices_check3 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  CONSTRAINT supplier_invoices_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT supplier_invoices_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  CONSTRAINT supplier_invoices_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT supplier_invoices_file_fkey FOREIGN KEY (file) REFERENCES uploads(path),
  CONSTRAINT supplier_invoices_number_check CHECK (((char_length(number) >= 1) AND (char_length(number) <= 60))),
  CONSTRAINT supplier_invoices_number_key_check CHECK ((number_key <> ''::text)),
  CONSTRAINT supplier_invoices_payment_id_supplier_id_fkey FOREIGN KEY (payment_id, supplier_id) REFERENCES supplier_payments(id, supplier_id),
  CONSTRAINT supplier_invoices_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_invoices_status_check CHECK ((status = ANY (ARRAY['entered'::text, 'disputed'::text, 'accepted'::text, 'paid'::text, 'withdrawn'::text]))),
  CONSTRAINT supplier_invoices_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id),
  CONSTRAINT supplier_invoices_total_check CHECK ((total > 0))
);
CREATE INDEX supplier_invoices_due ON supplier_invoices USING btree (due_on, id) WHERE (status = 'accepted'::text);
CREATE INDEX supplier_invoices_of ON supplier_invoices USING btree (supplier_id, id);
CREATE INDEX supplier_invoices_payment ON supplier_invoices USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE TRIGGER supplier_invoices_kept BEFORE DELETE OR TRUNCATE ON supplier_invoices FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX supplier_invoices_once ON supplier_invoices USING btree (supplier_id, number_key) WHERE (status <> 'withdrawn'::text);

CREATE TABLE supplier_payment_invoices (
  payment_id bigint NOT NULL,
  invoice_id bigint NOT NULL,
  CONSTRAINT supplier_payment_invoices_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES supplier_invoices(id),
  CONSTRAINT supplier_payment_invoices_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES supplier_payments(id),
  CONSTRAINT supplier_payment_invoices_pkey PRIMARY KEY (payment_id, invoice_id)
);
CREATE INDEX supplier_payment_invoices_of ON supplier_payment_invoices USING btree (invoice_id);

CREATE TABLE supplier_payments (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  supplier_id bigint NOT NULL,
  entity_id bigint NOT NULL,
  currency character(3) NOT NULL,
  amount bigint NOT NULL,
  paid_on date NOT NULL,
  reference text DEFAULT ''::text NOT NULL,
  bank text NOT NULL,
  bank_line_id bigint,
  posting_id bigint NOT NULL,
  paid_by bigint NOT NULL,
  approved_by bigint,
  paid_at timestamp with time zone NOT NULL,
  reversal_posting_id bigint,
  reversed_by bigint,
  reversed_at timestamp with time zone,
  reversed_because text DEFAULT ''::text NOT NULL,
  CONSTRAINT supplier_payments_amount_check CHECK ((amount > 0)),
  CONSTRAINT supplier_payments_approved_by_fkey FOREIGN KEY (approved_by) REFERENCES users(id),
  CONSTRAINT supplier_payments_bank_line_id_fkey FOREIGN KEY (bank_line_id) REFERENCES bank_lines(id),
  CONSTRAINT supplier_payments_check CHECK ((num_nonnulls(reversal_posting_id, reversed_by, reversed_at) = ANY (ARRAY[0, 3]))),
  CONSTRAINT supplier_payments_check1 CHECK (((reversed_at IS NULL) = (reversed_because = ''::text))),
  CONSTRAINT supplier_payments_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT supplier_payments_id_supplier_id_key UNIQUE (id, supplier_id),
  CONSTRAINT supplier_payments_paid_by_fkey FOREIGN KEY (paid_by) REFERENCES users(id),
  CONSTRAINT supplier_payments_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_payments_posting_id_key UNIQUE (posting_id),
  CONSTRAINT supplier_payments_posting_id_supplier_id_fkey FOREIGN KEY (posting_id, supplier_id) REFERENCES ledger_postings(id, supplier_id),
  CONSTRAINT supplier_payments_reversal_posting_id_key UNIQUE (reversal_posting_id),
  CONSTRAINT supplier_payments_reversal_posting_id_supplier_id_fkey FOREIGN KEY (reversal_posting_id, supplier_id) REFERENCES ledger_postings(id, supplier_id),
  CONSTRAINT supplier_payments_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES users(id),
  CONSTRAINT supplier_payments_supplier_id_fkey FOREIGN KEY (supplier_id) REFERENCES suppliers(id)
);
CREATE INDEX supplier_payments_of ON supplier_payments USING btree (supplier_id, id);
CREATE TRIGGER supplier_payments_kept BEFORE DELETE OR TRUNCATE ON supplier_payments FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX supplier_payments_bank_line ON supplier_payments USING btree (bank_line_id) WHERE (reversed_at IS NULL);

CREATE TABLE supplier_requests (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  order_id bigint NOT NULL,
  kind text NOT NULL,
  state text NOT NULL,
  attempt integer DEFAULT 0 NOT NULL,
  next_at timestamp with time zone NOT NULL,
  silent_at timestamp with time zone NOT NULL,
  sent_at timestamp with time zone,
  price bigint,
  answer jsonb,
  asked_at timestamp with time zone NOT NULL,
  CONSTRAINT supplier_requests_attempt_check CHECK ((attempt >= 0)),
  CONSTRAINT supplier_requests_check CHECK (((kind = 'book'::text) = (price IS NOT NULL))),
  CONSTRAINT supplier_requests_kind_check CHECK ((kind = ANY (ARRAY['book'::text, 'cancel'::text]))),
  CONSTRAINT supplier_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT supplier_requests_order_id_kind_key UNIQUE (order_id, kind),
  CONSTRAINT supplier_requests_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_requests_price_check CHECK ((price > 0)),
  CONSTRAINT supplier_requests_state_check CHECK ((state = ANY (ARRAY['open'::text, 'held'::text, 'done'::text])))
);
CREATE INDEX supplier_requests_due ON supplier_requests USING btree (next_at) WHERE (state = 'open'::text);
CREATE INDEX supplier_requests_silent ON supplier_requests USING btree (silent_at) WHERE (state = 'open'::text);

CREATE TABLE suppliers (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  name_local text DEFAULT ''::text NOT NULL,
  kind text NOT NULL,
  tax_number text DEFAULT ''::text NOT NULL,
  bank text DEFAULT ''::text NOT NULL,
  terms_days smallint DEFAULT 30 NOT NULL,
  entity_id bigint,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT suppliers_bank_check CHECK ((char_length(bank) <= 500)),
  CONSTRAINT suppliers_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT suppliers_kind_check CHECK ((kind = ANY (ARRAY['hotel'::text, 'fleet'::text, 'other'::text]))),
  CONSTRAINT suppliers_name_en_check CHECK (((char_length(name_en) >= 1) AND (char_length(name_en) <= 120))),
  CONSTRAINT suppliers_name_local_check CHECK ((char_length(name_local) <= 120)),
  CONSTRAINT suppliers_name_zh_check CHECK (((char_length(name_zh) >= 1) AND (char_length(name_zh) <= 120))),
  CONSTRAINT suppliers_pkey PRIMARY KEY (id),
  CONSTRAINT suppliers_tax_number_check CHECK ((char_length(tax_number) <= 40)),
  CONSTRAINT suppliers_terms_days_check CHECK (((terms_days >= 0) AND (terms_days <= 180)))
);
CREATE INDEX suppliers_name ON suppliers USING btree (name_en, id);

CREATE TABLE tags (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  slug text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  also text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT tags_pkey PRIMARY KEY (id),
  CONSTRAINT tags_slug_check CHECK (((length(slug) >= 1) AND (length(slug) <= 60))),
  CONSTRAINT tags_slug_key UNIQUE (slug)
);
CREATE TRIGGER tags_changed AFTER DELETE OR UPDATE ON tags FOR EACH STATEMENT EXECUTE FUNCTION note_channels();

CREATE TABLE tax_codes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  entity_id bigint NOT NULL,
  product text NOT NULL,
  covers text NOT NULL,
  place text DEFAULT ''::text NOT NULL,
  valid_from date NOT NULL,
  treatment text NOT NULL,
  rate_bp integer DEFAULT 0 NOT NULL,
  class_code text DEFAULT ''::text NOT NULL,
  class_name text DEFAULT ''::text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  made_by bigint,
  made_at timestamp with time zone NOT NULL,
  CONSTRAINT tax_codes_check CHECK (((treatment = ANY (ARRAY['rate'::text, 'margin'::text])) = (rate_bp > 0))),
  CONSTRAINT tax_codes_check1 CHECK (((treatment <> 'receipt'::text) OR (covers = 'fee'::text))),
  CONSTRAINT tax_codes_class_code_check CHECK ((class_code ~ '^(\d{19})?$'::text)),
  CONSTRAINT tax_codes_covers_check CHECK ((covers = ANY (ARRAY['service'::text, 'fee'::text]))),
  CONSTRAINT tax_codes_entity_id_fkey FOREIGN KEY (entity_id) REFERENCES seller_entities(id),
  CONSTRAINT tax_codes_entity_id_product_covers_place_valid_from_key UNIQUE (entity_id, product, covers, place, valid_from),
  CONSTRAINT tax_codes_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT tax_codes_pkey PRIMARY KEY (id),
  CONSTRAINT tax_codes_place_check CHECK ((place ~ '^([A-Z]{2})?$'::text)),
  CONSTRAINT tax_codes_rate_bp_check CHECK (((rate_bp >= 0) AND (rate_bp <= 10000))),
  CONSTRAINT tax_codes_treatment_check CHECK ((treatment = ANY (ARRAY['rate'::text, 'exempt'::text, 'outside'::text, 'margin'::text, 'receipt'::text])))
);
CREATE TRIGGER tax_codes_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON tax_codes FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE throttle_counters (
  name text NOT NULL,
  taken_at timestamp with time zone[] NOT NULL,
  CONSTRAINT throttle_counters_pkey PRIMARY KEY (name)
);

CREATE TABLE transfer_orders (
  order_id bigint NOT NULL,
  rate_id bigint NOT NULL,
  mode text NOT NULL,
  sold_as jsonb NOT NULL,
  passenger_name text NOT NULL,
  sign_text text NOT NULL,
  passenger_phone text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  landing_checked_at timestamp with time zone,
  CONSTRAINT transfer_orders_mode_check CHECK ((mode = ANY (ARRAY['pick_up'::text, 'drop_off'::text]))),
  CONSTRAINT transfer_orders_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT transfer_orders_pkey PRIMARY KEY (order_id),
  CONSTRAINT transfer_orders_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES transfer_rates(id)
);
CREATE TRIGGER transfer_orders_searched AFTER INSERT OR UPDATE OF sold_as ON transfer_orders FOR EACH ROW EXECUTE FUNCTION note_product_words();

CREATE TABLE transfer_places (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  airport_id bigint NOT NULL,
  zone_id bigint NOT NULL,
  kind text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  name_local text DEFAULT ''::text NOT NULL,
  address_zh text DEFAULT ''::text NOT NULL,
  address_en text DEFAULT ''::text NOT NULL,
  "position" integer DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT transfer_places_airport_id_code_key UNIQUE (airport_id, code),
  CONSTRAINT transfer_places_airport_id_fkey FOREIGN KEY (airport_id) REFERENCES airports(id),
  CONSTRAINT transfer_places_kind_check CHECK ((kind = ANY (ARRAY['hotel'::text, 'landmark'::text, 'station'::text, 'border'::text, 'area'::text]))),
  CONSTRAINT transfer_places_pkey PRIMARY KEY (id),
  CONSTRAINT transfer_places_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES transfer_zones(id)
);
CREATE TRIGGER transfer_places_deleted AFTER DELETE ON transfer_places REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER transfer_places_inserted AFTER INSERT ON transfer_places REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER transfer_places_updated AFTER UPDATE ON transfer_places REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');

CREATE TABLE transfer_rates (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  zone_id bigint NOT NULL,
  class_id bigint NOT NULL,
  pool_id bigint NOT NULL,
  seasons jsonb DEFAULT '[]'::jsonb NOT NULL,
  active boolean DEFAULT true NOT NULL,
  cut_off_minutes integer DEFAULT 0 NOT NULL,
  CONSTRAINT transfer_rates_class_id_fkey FOREIGN KEY (class_id) REFERENCES vehicle_classes(id),
  CONSTRAINT transfer_rates_cut_off_minutes_check CHECK (((cut_off_minutes >= 0) AND (cut_off_minutes <= 43200))),
  CONSTRAINT transfer_rates_pkey PRIMARY KEY (id),
  CONSTRAINT transfer_rates_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES vehicle_pools(id),
  CONSTRAINT transfer_rates_zone_id_class_id_key UNIQUE (zone_id, class_id),
  CONSTRAINT transfer_rates_zone_id_fkey FOREIGN KEY (zone_id) REFERENCES transfer_zones(id)
);
CREATE TRIGGER transfer_rates_deleted AFTER DELETE ON transfer_rates REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER transfer_rates_inserted AFTER INSERT ON transfer_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER transfer_rates_updated AFTER UPDATE ON transfer_rates REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');

CREATE TABLE transfer_zones (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  airport_id bigint NOT NULL,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  drive_minutes smallint NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT transfer_zones_airport_id_code_key UNIQUE (airport_id, code),
  CONSTRAINT transfer_zones_airport_id_fkey FOREIGN KEY (airport_id) REFERENCES airports(id),
  CONSTRAINT transfer_zones_drive_minutes_check CHECK ((drive_minutes > 0)),
  CONSTRAINT transfer_zones_pkey PRIMARY KEY (id)
);
CREATE TRIGGER transfer_zones_deleted AFTER DELETE ON transfer_zones REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER transfer_zones_inserted AFTER INSERT ON transfer_zones REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER transfer_zones_updated AFTER UPDATE ON transfer_zones REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');

CREATE TABLE upload_attempts (
  path text NOT NULL,
  driver text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  failures integer DEFAULT 0 NOT NULL,
  CONSTRAINT upload_attempts_pkey PRIMARY KEY (path)
);
CREATE INDEX upload_attempts_turn ON upload_attempts USING btree (failures, created_at);

CREATE TABLE uploads (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  user_id bigint,
  driver text NOT NULL,
  path text NOT NULL,
  name text NOT NULL,
  suffix text NOT NULL,
  mimetype text NOT NULL,
  is_picture boolean NOT NULL,
  size integer NOT NULL,
  received integer NOT NULL,
  sha1 text NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  sender text,
  is_private boolean DEFAULT false NOT NULL,
  CONSTRAINT uploads_check CHECK (((user_id IS NULL) <> (sender IS NULL))),
  CONSTRAINT uploads_height_check CHECK ((height >= 0)),
  CONSTRAINT uploads_path_key UNIQUE (path),
  CONSTRAINT uploads_pkey PRIMARY KEY (id),
  CONSTRAINT uploads_received_check CHECK ((received > 0)),
  CONSTRAINT uploads_sha1_check CHECK ((sha1 ~ '^[0-9a-f]{40}$'::text)),
  CONSTRAINT uploads_size_check CHECK ((size > 0)),
  CONSTRAINT uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT uploads_width_check CHECK ((width >= 0))
);
CREATE INDEX uploads_sender ON uploads USING btree (sender, created_at) WHERE (sender IS NOT NULL);
CREATE INDEX uploads_user ON uploads USING btree (user_id, created_at);

CREATE TABLE users (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  agency_id bigint,
  role text NOT NULL,
  username text NOT NULL,
  password_hash text NOT NULL,
  nickname text NOT NULL,
  email text,
  area_num text,
  mobile text,
  avatar text DEFAULT ''::text NOT NULL,
  gender smallint DEFAULT 0 NOT NULL,
  birthday date,
  motto text DEFAULT ''::text NOT NULL,
  score bigint DEFAULT 0 NOT NULL,
  lang text DEFAULT 'zh-cn'::text NOT NULL,
  disabled_at timestamp with time zone,
  last_login_at timestamp with time zone,
  last_login_ip text DEFAULT ''::text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  nodes text[],
  order_limit bigint,
  day_limit bigint,
  month_limit bigint,
  products text[],
  pay_channels text[],
  staff_role text,
  appointed_by bigint,
  appointed_with bigint,
  CONSTRAINT users_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT users_appointed_by_fkey FOREIGN KEY (appointed_by) REFERENCES users(id),
  CONSTRAINT users_appointed_with_fkey FOREIGN KEY (appointed_with) REFERENCES users(id),
  CONSTRAINT users_check CHECK (((role = 'operator'::text) = (agency_id IS NULL))),
  CONSTRAINT users_check1 CHECK (((appointed_by IS NULL) OR (role = 'operator'::text))),
  CONSTRAINT users_check2 CHECK (((appointed_with IS NULL) OR (appointed_by IS NOT NULL))),
  CONSTRAINT users_day_limit_check CHECK ((day_limit >= 0)),
  CONSTRAINT users_gender_check CHECK ((gender = ANY (ARRAY[0, 1, 2]))),
  CONSTRAINT users_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT users_lang_check CHECK ((lang = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  CONSTRAINT users_masters_unlimited CHECK (((role <> ALL (ARRAY['owner'::text, 'operator'::text])) OR ((nodes IS NULL) AND (order_limit IS NULL) AND (day_limit IS NULL) AND (month_limit IS NULL) AND (products IS NULL) AND (pay_channels IS NULL)))),
  CONSTRAINT users_mobile_form CHECK ((((area_num IS NULL) = (mobile IS NULL)) AND (area_num ~ '^[1-9]\d{0,3}$'::text) AND (mobile ~ '^\d{4,14}$'::text))),
  CONSTRAINT users_month_limit_check CHECK ((month_limit >= 0)),
  CONSTRAINT users_order_limit_check CHECK ((order_limit >= 0)),
  CONSTRAINT users_pay_channels_check CHECK ((pay_channels <@ ARRAY['balance'::text, 'credit'::text])),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'finance'::text, 'booker'::text, 'viewer'::text, 'operator'::text]))),
  CONSTRAINT users_score_check CHECK ((score >= 0)),
  CONSTRAINT users_staff_role CHECK (((role = 'operator'::text) = (staff_role IS NOT NULL))),
  CONSTRAINT users_staff_role_fkey FOREIGN KEY (staff_role) REFERENCES staff_roles(code)
);
CREATE INDEX users_mobile_digits ON users USING btree (mobile);
CREATE INDEX users_of_agency ON users USING btree (agency_id, id);
CREATE INDEX users_staff ON users USING btree (id) WHERE (role = 'operator'::text);
CREATE TRIGGER users_searched AFTER INSERT OR UPDATE OF username, nickname, email, area_num, mobile ON users FOR EACH ROW WHEN ((new.agency_id IS NOT NULL)) EXECUTE FUNCTION note_agency_user_words();
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email));
CREATE UNIQUE INDEX users_mobile ON users USING btree (area_num, mobile);
CREATE UNIQUE INDEX users_username ON users USING btree (lower(username));

CREATE TABLE vehicle_class_pictures (
  class_id bigint NOT NULL,
  "position" smallint NOT NULL,
  picture_id bigint NOT NULL,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  CONSTRAINT vehicle_class_pictures_class_id_fkey FOREIGN KEY (class_id) REFERENCES vehicle_classes(id),
  CONSTRAINT vehicle_class_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT vehicle_class_pictures_pkey PRIMARY KEY (class_id, "position"),
  CONSTRAINT vehicle_class_pictures_position_check CHECK (("position" > 0))
);
CREATE TRIGGER vehicle_class_pictures_deleted AFTER DELETE ON vehicle_class_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER vehicle_class_pictures_inserted AFTER INSERT ON vehicle_class_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER vehicle_class_pictures_updated AFTER UPDATE ON vehicle_class_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');

CREATE TABLE vehicle_classes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  examples_zh text DEFAULT ''::text NOT NULL,
  examples_en text DEFAULT ''::text NOT NULL,
  body text NOT NULL,
  seats smallint NOT NULL,
  bags smallint NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT vehicle_classes_bags_check CHECK ((bags >= 0)),
  CONSTRAINT vehicle_classes_body_check CHECK ((body = ANY (ARRAY['sedan'::text, 'suv'::text, 'pickup'::text, 'mpv'::text, 'van'::text, 'minibus'::text, 'coach'::text]))),
  CONSTRAINT vehicle_classes_code_key UNIQUE (code),
  CONSTRAINT vehicle_classes_pkey PRIMARY KEY (id),
  CONSTRAINT vehicle_classes_seats_check CHECK (((seats >= 1) AND (seats <= 60)))
);
CREATE TRIGGER vehicle_classes_deleted AFTER DELETE ON vehicle_classes REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER vehicle_classes_inserted AFTER INSERT ON vehicle_classes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');
CREATE TRIGGER vehicle_classes_updated AFTER UPDATE ON vehicle_classes REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('transfers');

CREATE TABLE vehicle_holds (
  order_id bigint NOT NULL,
  pool_id bigint NOT NULL,
  vehicles smallint NOT NULL,
  active boolean DEFAULT true NOT NULL,
  from_at timestamp with time zone NOT NULL,
  to_at timestamp with time zone NOT NULL,
  CONSTRAINT vehicle_holds_check CHECK ((to_at > from_at)),
  CONSTRAINT vehicle_holds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT vehicle_holds_pkey PRIMARY KEY (order_id),
  CONSTRAINT vehicle_holds_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES vehicle_pools(id),
  CONSTRAINT vehicle_holds_vehicles_check CHECK (((vehicles >= 1) AND (vehicles <= 20)))
);
CREATE INDEX vehicle_holds_pool ON vehicle_holds USING btree (pool_id, to_at) WHERE active;
CREATE TRIGGER vehicle_holds_deleted AFTER DELETE ON vehicle_holds REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_gone();
CREATE TRIGGER vehicle_holds_inserted AFTER INSERT ON vehicle_holds REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_added();
CREATE TRIGGER vehicle_holds_updated AFTER UPDATE ON vehicle_holds REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_moved();

CREATE TABLE vehicle_model_pictures (
  model_id bigint NOT NULL,
  "position" smallint NOT NULL,
  picture_id bigint NOT NULL,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  CONSTRAINT vehicle_model_pictures_model_id_fkey FOREIGN KEY (model_id) REFERENCES vehicle_models(id),
  CONSTRAINT vehicle_model_pictures_picture_id_fkey FOREIGN KEY (picture_id) REFERENCES pictures(id),
  CONSTRAINT vehicle_model_pictures_pkey PRIMARY KEY (model_id, "position"),
  CONSTRAINT vehicle_model_pictures_position_check CHECK (("position" > 0))
);
CREATE TRIGGER vehicle_model_pictures_deleted AFTER DELETE ON vehicle_model_pictures REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER vehicle_model_pictures_inserted AFTER INSERT ON vehicle_model_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER vehicle_model_pictures_updated AFTER UPDATE ON vehicle_model_pictures REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');

CREATE TABLE vehicle_models (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  class_id bigint NOT NULL,
  name_zh text NOT NULL,
  name_en text NOT NULL,
  body text NOT NULL,
  seats smallint NOT NULL,
  bags smallint NOT NULL,
  energy text NOT NULL,
  drivetrain text NOT NULL,
  "position" smallint DEFAULT 0 NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT vehicle_models_bags_check CHECK ((bags >= 0)),
  CONSTRAINT vehicle_models_body_check CHECK ((body = ANY (ARRAY['sedan'::text, 'suv'::text, 'pickup'::text, 'mpv'::text, 'van'::text, 'minibus'::text, 'coach'::text]))),
  CONSTRAINT vehicle_models_class_id_fkey FOREIGN KEY (class_id) REFERENCES vehicle_classes(id),
  CONSTRAINT vehicle_models_code_key UNIQUE (code),
  CONSTRAINT vehicle_models_drivetrain_check CHECK ((drivetrain = ANY (ARRAY['two_wheel'::text, 'four_wheel'::text]))),
  CONSTRAINT vehicle_models_energy_check CHECK ((energy = ANY (ARRAY['petrol'::text, 'diesel'::text, 'hybrid'::text, 'electric'::text]))),
  CONSTRAINT vehicle_models_pkey PRIMARY KEY (id),
  CONSTRAINT vehicle_models_seats_check CHECK (((seats >= 1) AND (seats <= 60)))
);
CREATE TRIGGER vehicle_models_deleted AFTER DELETE ON vehicle_models REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER vehicle_models_inserted AFTER INSERT ON vehicle_models REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');
CREATE TRIGGER vehicle_models_updated AFTER UPDATE ON vehicle_models REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('cars');

CREATE TABLE vehicle_pools (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  code text NOT NULL,
  units smallint NOT NULL,
  active boolean DEFAULT true NOT NULL,
  CONSTRAINT vehicle_pools_code_key UNIQUE (code),
  CONSTRAINT vehicle_pools_pkey PRIMARY KEY (id),
  CONSTRAINT vehicle_pools_units_check CHECK ((units >= 0))
);
CREATE TRIGGER vehicle_pools_deleted AFTER DELETE ON vehicle_pools REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_pool_change();
CREATE TRIGGER vehicle_pools_inserted AFTER INSERT ON vehicle_pools REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_pool_change();
CREATE TRIGGER vehicle_pools_updated AFTER UPDATE ON vehicle_pools REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_pool_change();

CREATE TABLE vehicles (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  plate_number text NOT NULL,
  model_id bigint NOT NULL,
  active boolean DEFAULT true NOT NULL,
  base_id bigint,
  pool_id bigint,
  company text DEFAULT ''::text NOT NULL,
  CONSTRAINT vehicles_base_id_fkey FOREIGN KEY (base_id) REFERENCES bases(id),
  CONSTRAINT vehicles_model_id_fkey FOREIGN KEY (model_id) REFERENCES vehicle_models(id),
  CONSTRAINT vehicles_pkey PRIMARY KEY (id),
  CONSTRAINT vehicles_plate_number_key UNIQUE (plate_number),
  CONSTRAINT vehicles_pool_id_fkey FOREIGN KEY (pool_id) REFERENCES vehicle_pools(id)
);
CREATE INDEX vehicles_pool ON vehicles USING btree (pool_id);
CREATE TRIGGER vehicles_deleted AFTER DELETE ON vehicles REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_gone();
CREATE TRIGGER vehicles_inserted AFTER INSERT ON vehicles REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_added();
CREATE TRIGGER vehicles_updated AFTER UPDATE ON vehicles REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_pool_of_moved();

CREATE TABLE verification_codes (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  target text NOT NULL,
  event text NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint DEFAULT 0 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT verification_codes_pkey PRIMARY KEY (id)
);
CREATE INDEX verification_codes_target ON verification_codes USING btree (target, event, id DESC);

CREATE TABLE voucher_links (
  token_hash bytea NOT NULL,
  order_id bigint NOT NULL,
  made_by bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT voucher_links_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  CONSTRAINT voucher_links_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT voucher_links_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX voucher_links_expires ON voucher_links USING btree (expires_at);
CREATE INDEX voucher_links_order ON voucher_links USING btree (order_id);

CREATE TABLE voucher_settings (
  agency_id bigint NOT NULL,
  product text NOT NULL,
  logo text NOT NULL,
  logo_print bytea,
  banner text NOT NULL,
  banner_print bytea,
  company_zh text NOT NULL,
  company_en text NOT NULL,
  address text NOT NULL,
  phone text NOT NULL,
  email text NOT NULL,
  accent text NOT NULL,
  languages text[] NOT NULL,
  show_price boolean NOT NULL,
  terms_zh text NOT NULL,
  terms_en text NOT NULL,
  footer text NOT NULL,
  saved_by bigint NOT NULL,
  saved_at timestamp with time zone NOT NULL,
  show_policy boolean DEFAULT true NOT NULL,
  CONSTRAINT voucher_settings_accent_check CHECK ((accent ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT voucher_settings_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT voucher_settings_banner_print_check CHECK ((octet_length(banner_print) < 1000000)),
  CONSTRAINT voucher_settings_languages_check CHECK (((cardinality(languages) >= 1) AND (cardinality(languages) <= 3))),
  CONSTRAINT voucher_settings_logo_print_check CHECK ((octet_length(logo_print) < 1000000)),
  CONSTRAINT voucher_settings_pkey PRIMARY KEY (agency_id, product),
  CONSTRAINT voucher_settings_product_check CHECK ((product ~ '^(hotel|car|airport)?$'::text)),
  CONSTRAINT voucher_settings_saved_by_fkey FOREIGN KEY (saved_by) REFERENCES users(id)
);

CREATE TABLE vouchers (
  order_id bigint NOT NULL,
  check_code text NOT NULL,
  CONSTRAINT vouchers_check_code_key UNIQUE (check_code),
  CONSTRAINT vouchers_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id),
  CONSTRAINT vouchers_pkey PRIMARY KEY (order_id)
);

CREATE TABLE withholding_certificates (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  number text NOT NULL,
  dated date NOT NULL,
  base bigint NOT NULL,
  rate_bp integer NOT NULL,
  amount bigint NOT NULL,
  posting_id bigint NOT NULL,
  recorded_by bigint NOT NULL,
  recorded_at timestamp with time zone NOT NULL,
  taken_back_by bigint,
  taken_back_at timestamp with time zone,
  reason text DEFAULT ''::text NOT NULL,
  CONSTRAINT withholding_certificates_base_check CHECK ((base > 0)),
  CONSTRAINT withholding_certificates_bill_id_agency_id_fkey FOREIGN KEY (bill_id, agency_id) REFERENCES bills(id, agency_id),
  CONSTRAINT withholding_certificates_check CHECK (((amount >= 1) AND (amount <= (((base * rate_bp) + 5000) / 10000)))),
  CONSTRAINT withholding_certificates_check1 CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL))),
  CONSTRAINT withholding_certificates_number_check CHECK ((number <> ''::text)),
  CONSTRAINT withholding_certificates_pkey PRIMARY KEY (id),
  CONSTRAINT withholding_certificates_posting_id_agency_id_fkey FOREIGN KEY (posting_id, agency_id) REFERENCES ledger_postings(id, agency_id),
  CONSTRAINT withholding_certificates_rate_bp_check CHECK (((rate_bp >= 1) AND (rate_bp <= 10000))),
  CONSTRAINT withholding_certificates_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT withholding_certificates_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES users(id)
);
CREATE INDEX withholding_certificates_bill ON withholding_certificates USING btree (bill_id, id);
CREATE TRIGGER withholding_certificates_kept BEFORE DELETE OR TRUNCATE ON withholding_certificates FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX withholding_certificates_number ON withholding_certificates USING btree (agency_id, upper(number)) WHERE (taken_back_at IS NULL);

CREATE TABLE work_order_commands (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  work_order_id bigint NOT NULL,
  kind text NOT NULL,
  input jsonb NOT NULL,
  preview jsonb NOT NULL,
  state text NOT NULL,
  asked_by bigint NOT NULL,
  decided_by bigint,
  created_at timestamp with time zone NOT NULL,
  decided_at timestamp with time zone,
  reason text DEFAULT ''::text NOT NULL,
  correction_id bigint,
  CONSTRAINT work_order_commands_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  CONSTRAINT work_order_commands_check CHECK (((state <> ALL (ARRAY['carried_out'::text, 'dismissed'::text, 'refused'::text, 'failed'::text])) OR (decided_at IS NOT NULL))),
  CONSTRAINT work_order_commands_check1 CHECK (((state <> 'waiting_second'::text) OR (correction_id IS NOT NULL))),
  CONSTRAINT work_order_commands_correction_id_fkey FOREIGN KEY (correction_id) REFERENCES order_corrections(id),
  CONSTRAINT work_order_commands_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  CONSTRAINT work_order_commands_kind_check CHECK ((kind <> ''::text)),
  CONSTRAINT work_order_commands_pkey PRIMARY KEY (id),
  CONSTRAINT work_order_commands_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'proposed'::text, 'accepted'::text, 'carried_out'::text, 'dismissed'::text, 'refused'::text, 'waiting_second'::text, 'failed'::text]))),
  CONSTRAINT work_order_commands_work_order_id_fkey FOREIGN KEY (work_order_id) REFERENCES work_orders(id)
);
CREATE INDEX work_order_commands_of ON work_order_commands USING btree (work_order_id, id);
CREATE TRIGGER work_order_commands_kept BEFORE DELETE OR TRUNCATE ON work_order_commands FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE UNIQUE INDEX work_order_commands_correction ON work_order_commands USING btree (correction_id) WHERE (correction_id IS NOT NULL);
CREATE UNIQUE INDEX work_order_commands_open ON work_order_commands USING btree (work_order_id) WHERE (state = ANY (ARRAY['asked'::text, 'proposed'::text, 'accepted'::text, 'waiting_second'::text]));

CREATE TABLE work_order_entries (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  work_order_id bigint NOT NULL,
  kind text NOT NULL,
  event text,
  by_kind text NOT NULL,
  user_id bigint,
  content text DEFAULT ''::text NOT NULL,
  command_id bigint,
  at timestamp with time zone NOT NULL,
  CONSTRAINT work_order_entries_by_kind_check CHECK ((by_kind = ANY (ARRAY['member'::text, 'staff'::text, 'system'::text]))),
  CONSTRAINT work_order_entries_check CHECK (((kind = 'command'::text) = (command_id IS NOT NULL))),
  CONSTRAINT work_order_entries_check1 CHECK (((kind = ANY (ARRAY['reply'::text, 'note'::text])) OR (event IS NOT NULL))),
  CONSTRAINT work_order_entries_check2 CHECK (((kind <> 'note'::text) OR (by_kind = 'staff'::text))),
  CONSTRAINT work_order_entries_check3 CHECK (((by_kind <> 'staff'::text) OR (user_id IS NOT NULL))),
  CONSTRAINT work_order_entries_command_id_fkey FOREIGN KEY (command_id) REFERENCES work_order_commands(id),
  CONSTRAINT work_order_entries_event_check CHECK ((event = ANY (ARRAY['submit'::text, 'accept'::text, 'reply_staff'::text, 'ask_member'::text, 'reply_member'::text, 'resolve'::text, 'reopen'::text, 'close'::text, 'withdraw'::text, 'decline'::text, 'lapse'::text, 'hand_over'::text, 'rate'::text, 'propose'::text, 'ask_command'::text, 'accept_command'::text, 'refuse_command'::text, 'dismiss_command'::text, 'await_second'::text, 'carry_out'::text, 'fail_command'::text, 'remind'::text]))),
  CONSTRAINT work_order_entries_kind_check CHECK ((kind = ANY (ARRAY['reply'::text, 'note'::text, 'event'::text, 'command'::text]))),
  CONSTRAINT work_order_entries_pkey PRIMARY KEY (id),
  CONSTRAINT work_order_entries_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT work_order_entries_work_order_id_fkey FOREIGN KEY (work_order_id) REFERENCES work_orders(id)
);
CREATE INDEX work_order_entries_of ON work_order_entries USING btree (work_order_id, id);
CREATE TRIGGER work_order_entries_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON work_order_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE work_order_files (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  work_order_id bigint NOT NULL,
  entry_id bigint,
  path text NOT NULL,
  CONSTRAINT work_order_files_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES work_order_entries(id),
  CONSTRAINT work_order_files_path_fkey FOREIGN KEY (path) REFERENCES uploads(path),
  CONSTRAINT work_order_files_pkey PRIMARY KEY (id),
  CONSTRAINT work_order_files_work_order_id_fkey FOREIGN KEY (work_order_id) REFERENCES work_orders(id),
  CONSTRAINT work_order_files_work_order_id_path_key UNIQUE (work_order_id, path)
);
CREATE INDEX work_order_files_of ON work_order_files USING btree (work_order_id, id);
CREATE TRIGGER work_order_files_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON work_order_files FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE work_order_search (
  work_order_id bigint NOT NULL,
  words tsvector NOT NULL,
  CONSTRAINT work_order_search_pkey PRIMARY KEY (work_order_id),
  CONSTRAINT work_order_search_work_order_id_fkey FOREIGN KEY (work_order_id) REFERENCES work_orders(id)
);
CREATE INDEX work_order_search_words ON work_order_search USING gin (words) WITH (fastupdate=off);

CREATE TABLE work_orders (
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  number text NOT NULL,
  agency_id bigint,
  user_id bigint,
  contact_name text DEFAULT ''::text NOT NULL,
  order_id bigint,
  type text NOT NULL,
  status text DEFAULT 'submitted'::text NOT NULL,
  urgent boolean NOT NULL,
  notify_email text NOT NULL,
  lang text NOT NULL,
  detail text NOT NULL,
  owner_id bigint,
  promised_by timestamp with time zone NOT NULL,
  first_reply_at timestamp with time zone,
  broken_told_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  waiting_since timestamp with time zone,
  reminded_at timestamp with time zone,
  resolved_at timestamp with time zone,
  closed_at timestamp with time zone,
  lapsed boolean DEFAULT false NOT NULL,
  stars smallint,
  rating_text text DEFAULT ''::text NOT NULL,
  last_reply text DEFAULT ''::text NOT NULL,
  unread_reply boolean DEFAULT false NOT NULL,
  entries integer DEFAULT 0 NOT NULL,
  CONSTRAINT work_orders_agency_id_fkey FOREIGN KEY (agency_id) REFERENCES agencies(id),
  CONSTRAINT work_orders_check CHECK ((((agency_id IS NULL) = (user_id IS NULL)) AND ((agency_id IS NULL) = (contact_name <> ''::text)))),
  CONSTRAINT work_orders_check1 CHECK (((order_id IS NULL) OR (agency_id IS NOT NULL))),
  CONSTRAINT work_orders_check2 CHECK (((status = 'waiting_member'::text) = (waiting_since IS NOT NULL))),
  CONSTRAINT work_orders_check3 CHECK (((status <> 'resolved'::text) OR (resolved_at IS NOT NULL))),
  CONSTRAINT work_orders_check4 CHECK (((status = ANY (ARRAY['closed'::text, 'withdrawn'::text, 'declined'::text])) = (closed_at IS NOT NULL))),
  CONSTRAINT work_orders_check5 CHECK (((status = 'closed'::text) OR (NOT lapsed))),
  CONSTRAINT work_orders_check6 CHECK (((stars IS NOT NULL) OR (rating_text = ''::text))),
  CONSTRAINT work_orders_detail_check CHECK ((detail <> ''::text)),
  CONSTRAINT work_orders_id_agency_id_key UNIQUE (id, agency_id),
  CONSTRAINT work_orders_lang_check CHECK ((lang = ANY (ARRAY['zh-cn'::text, 'en'::text]))),
  CONSTRAINT work_orders_number_check CHECK ((number ~ '^W\d{10,}$'::text)),
  CONSTRAINT work_orders_number_key UNIQUE (number),
  CONSTRAINT work_orders_order_id_agency_id_fkey FOREIGN KEY (order_id, agency_id) REFERENCES orders(id, agency_id),
  CONSTRAINT work_orders_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  CONSTRAINT work_orders_pkey PRIMARY KEY (id),
  CONSTRAINT work_orders_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  CONSTRAINT work_orders_status_check CHECK ((status = ANY (ARRAY['submitted'::text, 'accepted'::text, 'in_progress'::text, 'waiting_member'::text, 'resolved'::text, 'reopened'::text, 'closed'::text, 'withdrawn'::text, 'declined'::text]))),
  CONSTRAINT work_orders_type_check CHECK ((type = ANY (ARRAY['name_change'::text, 'date_change'::text, 'room_change'::text, 'fee_waiver'::text, 'refund_query'::text, 'hotel_problem'::text, 'driver_late'::text, 'confirmation_number'::text, 'voucher'::text, 'invoice'::text, 'bill_dispute'::text, 'lost_property'::text, 'complaint'::text, 'other'::text]))),
  CONSTRAINT work_orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX work_orders_of_agency ON work_orders USING btree (agency_id, id);
CREATE INDEX work_orders_of_order ON work_orders USING btree (order_id, id) WHERE (order_id IS NOT NULL);
CREATE INDEX work_orders_of_owner ON work_orders USING btree (owner_id, id);
CREATE INDEX work_orders_of_user ON work_orders USING btree (user_id, id);
CREATE INDEX work_orders_promised ON work_orders USING btree (promised_by, id) WHERE ((first_reply_at IS NULL) AND (broken_told_at IS NULL) AND (status = ANY (ARRAY['submitted'::text, 'accepted'::text, 'reopened'::text])));
CREATE INDEX work_orders_queue ON work_orders USING btree (urgent DESC, promised_by, id) WHERE (status = ANY (ARRAY['submitted'::text, 'accepted'::text, 'in_progress'::text, 'waiting_member'::text, 'reopened'::text]));
CREATE INDEX work_orders_resolved ON work_orders USING btree (resolved_at, id) WHERE (status = 'resolved'::text);
CREATE INDEX work_orders_status ON work_orders USING btree (status, id);
CREATE INDEX work_orders_unread ON work_orders USING btree (agency_id, id) WHERE unread_reply;
CREATE INDEX work_orders_waiting ON work_orders USING btree (waiting_since, id) WHERE (status = 'waiting_member'::text);
CREATE TRIGGER work_orders_kept BEFORE DELETE OR TRUNCATE ON work_orders FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER work_orders_same BEFORE UPDATE ON work_orders FOR EACH ROW EXECUTE FUNCTION refuse_other_work_order();
CREATE TRIGGER work_orders_searched AFTER INSERT ON work_orders FOR EACH ROW EXECUTE FUNCTION note_work_order_words();

CREATE OR REPLACE FUNCTION agency_user_words(person users)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  SELECT staff_words(concat_ws(' ', person.username, person.nickname, person.email), ARRAY[
    person.mobile, ltrim(person.mobile, '0'), person.area_num || person.mobile,
    person.area_num || ltrim(person.mobile, '0'), right(person.mobile, 4)])
$function$;

CREATE OR REPLACE FUNCTION agency_words(agency agencies)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  SELECT staff_words(agency.name, ARRAY[agency.id::text])
$function$;

CREATE OR REPLACE FUNCTION check_balance_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.balance <> coalesce((
    SELECT balance_after FROM ledger_entries WHERE account_id = NEW.id ORDER BY id DESC LIMIT 1), 0)
  THEN
    RAISE EXCEPTION 'the balance of ledger account % was changed without an entry', NEW.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION check_entries_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE wrong record;
BEGIN
  SELECT added.id, posting.id IS NULL AS is_late,
    coalesce(least(posting.created_at, added.created_at) < account.closed_before, false) AS is_closed INTO wrong
  FROM added
    LEFT JOIN ledger_postings posting ON posting.id = added.posting_id
      AND posting.xmin = pg_current_xact_id()::xid
    LEFT JOIN ledger_accounts account ON account.id = added.account_id
    LEFT JOIN LATERAL (
      SELECT balance_after, created_at FROM ledger_entries
      WHERE account_id = added.account_id AND id < added.id
      ORDER BY id DESC LIMIT 1
    ) former ON account.agency_id IS NOT NULL
  WHERE posting.id IS NULL
    OR least(posting.created_at, added.created_at) < account.closed_before
    OR account.kind IS DISTINCT FROM added.account_kind
    OR account.agency_id IS NOT NULL AND (account.balance <> added.balance_after
      OR added.balance_before <> coalesce(former.balance_after, 0)
      OR added.created_at < former.created_at)
  ORDER BY 2 DESC, 3 DESC LIMIT 1;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  IF wrong.is_late THEN
    RAISE EXCEPTION 'ledger entry % was added to an older posting', wrong.id;
  END IF;
  IF wrong.is_closed THEN
    RAISE EXCEPTION 'ledger entry % lies in a month that is closed', wrong.id;
  END IF;
  RAISE EXCEPTION 'ledger entry % does not move the balance of its account', wrong.id;
END $function$;

CREATE OR REPLACE FUNCTION check_posting_balances()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF (SELECT coalesce(sum(amount), 1) FROM ledger_entries WHERE posting_id = NEW.id) <> 0 THEN
    RAISE EXCEPTION 'posting % does not sum to zero', NEW.id;
  END IF;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION credit_terms(agency_id bigint, instant timestamp with time zone, OUT credit_limit bigint, OUT temporary_until timestamp with time zone, OUT low_balance bigint, OUT verified boolean, OUT money_stopped boolean, OUT credit_stopped boolean, OUT credit_overdue boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  latest date;
BEGIN
  SELECT coalesce(CASE WHEN contract.temporary_until > instant THEN contract.temporary_limit ELSE contract.credit_limit END, 0),
      CASE WHEN contract.temporary_until > instant THEN contract.temporary_until END, coalesce(contract.low_balance, 0),
      agency.verified_at IS NOT NULL, agency.money_stopped_at IS NOT NULL, agency.credit_stopped_at IS NOT NULL,
      (instant AT TIME ZONE agency.tz)::date - coalesce(contract.grace_days, 0)
    INTO credit_limit, temporary_until, low_balance, verified, money_stopped, credit_stopped, latest
    FROM agencies agency LEFT JOIN LATERAL (
      SELECT version.* FROM agency_contracts version
      WHERE version.agency_id = agency.id AND version.valid_from <= instant
      ORDER BY version.valid_from DESC, version.id DESC LIMIT 1
    ) contract ON true
    WHERE agency.id = credit_terms.agency_id;
  credit_overdue := EXISTS (SELECT FROM exposure_parts part
    WHERE part.agency_id = credit_terms.agency_id AND NOT part.paused AND part.due_on < latest AND part.amount > 0);
END $function$;

CREATE OR REPLACE FUNCTION date_posting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.booked_on := coalesce(NEW.booked_on, (NEW.created_at AT TIME ZONE seller_zone(NEW.entity_id))::date);
  IF NEW.booked_on < (SELECT max(month) + interval '1 month' FROM closed_months) THEN
    RAISE EXCEPTION 'posting % lies in a month that is closed', NEW.idempotency_key;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION decide_once()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.status <> 'asked' THEN
    RAISE EXCEPTION '% row % is decided already', TG_TABLE_NAME, OLD.id;
  END IF;
  IF (to_jsonb(NEW) - ARRAY['status', 'decided_by', 'decided_at', 'note'])
    <> (to_jsonb(OLD) - ARRAY['status', 'decided_by', 'decided_at', 'note']) THEN
    RAISE EXCEPTION '% row % keeps what was asked', TG_TABLE_NAME, OLD.id;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION find_orders(query tsquery, most bigint)
 RETURNS TABLE(id bigint, agency_id bigint, product text, booked_by bigint, order_status text, created_at timestamp with time zone, service_start timestamp with time zone, tz text)
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
 SET work_mem TO '32MB'
AS $function$
  SELECT order_id, agency_id, product, booked_by, order_status, created_at, service_start, tz
  FROM order_search WHERE words @@ query LIMIT most
$function$;

CREATE OR REPLACE FUNCTION find_orders_of_days(query tsquery, agency bigint, is_served boolean, first date, last date)
 RETURNS TABLE(id bigint, agency_id bigint, product text, booked_by bigint, order_status text, created_at timestamp with time zone, service_start timestamp with time zone, tz text)
 LANGUAGE sql
 STABLE
 SET enable_seqscan TO 'off'
 SET work_mem TO '32MB'
AS $function$
  SELECT order_id, agency_id, product, booked_by, order_status, created_at, service_start, tz
  FROM order_search
  WHERE words @@ query AND order_days(agency_id, created_at, service_start) && ARRAY(
    SELECT (order_days(agency, day, day))[CASE WHEN is_served THEN 2 ELSE 1 END]
    FROM generate_series(0, last - first) AS past, LATERAL (SELECT (first + past)::timestamp AT TIME ZONE 'UTC') AS of (day))
$function$;

CREATE OR REPLACE FUNCTION invoice_words(invoice invoices)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  WITH papers AS (
    SELECT invoice.invoice_number AS number
    UNION SELECT red.invoice_number FROM invoice_reds red WHERE red.invoice_id = invoice.id
  )
  SELECT owned_words(ARRAY['0', invoice.agency_id::text],
    concat_ws(' ', invoice.number, invoice.title, invoice.taxpayer_id, string_agg(papers.number, ' ')),
    array_agg(right(papers.number, 8)) || array_agg(right(papers.number, 6)) || array_agg(right(papers.number, 4))
      || invoice.id::text)
  FROM papers
$function$;

CREATE OR REPLACE FUNCTION is_chinese(piece text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT ascii(piece) >= x'3400'::int AND ascii(piece) < x'a000'::int
    OR ascii(piece) >= x'f900'::int AND ascii(piece) < x'fb00'::int OR ascii(piece) >= x'20000'::int
$function$;

CREATE OR REPLACE FUNCTION name_key(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT coalesce(string_agg(piece, ' ' ORDER BY piece), '') FROM text_pieces(without_apostrophes(name)) AS piece
$function$;

CREATE OR REPLACE FUNCTION night_values(own integer[], contracted integer[])
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT CASE WHEN contracted IS NULL THEN own ELSE (
    SELECT array_agg(coalesce(nullif(contracted[night], 0), own[night], 0) ORDER BY night)
      FROM generate_subscripts(contracted, 1) AS night) END
$function$;

CREATE OR REPLACE FUNCTION note_added_notices()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'notices', user_id FROM added;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_agency_user_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO agency_search (agency_id, user_id, words) VALUES (NEW.agency_id, NEW.id, agency_user_words(NEW))
    ON CONFLICT (agency_id, user_id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_agency_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO agency_search (agency_id, user_id, words) VALUES (NEW.id, NULL, agency_words(NEW))
    ON CONFLICT (agency_id, user_id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_article_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT 'articles', id FROM changed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_article_parts()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'articles', article_id FROM changed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_article_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  counted CONSTANT text[] := ARRAY['views', 'likes', 'comments', 'favourites', 'updated_at', 'author_told'];
BEGIN
  INSERT INTO changes (topic, id)
    SELECT 'articles', changed.id FROM changed JOIN former USING (id)
     WHERE to_jsonb(changed) - counted <> to_jsonb(former) - counted;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_channels()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic) VALUES ('channels');
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_confirmation_code()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE order_search SET product_words = NEW.confirmation_code, words = order_words(orders, NEW.confirmation_code)
  FROM orders WHERE orders.id = NEW.order_id AND order_search.order_id = NEW.order_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_facts_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'hotel_facts', hotel_id FROM changed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_group_of_agency()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic)
    SELECT 'price_groups' WHERE EXISTS (
      SELECT FROM changed JOIN agency_contracts version USING (agency_id) WHERE version.price_group_id IS NOT NULL);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_hotel_insert()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT 'hotel_facts', id FROM changed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_hotel_update()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id)
    SELECT 'hotel_facts', changed.id FROM changed JOIN former USING (id)
     WHERE to_jsonb(changed) - 'views' <> to_jsonb(former) - 'views';
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_invoice_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  found_id bigint;
BEGIN
  IF TG_TABLE_NAME = 'invoices' THEN
    found_id := NEW.id;
  ELSE
    found_id := NEW.invoice_id;
  END IF;
  INSERT INTO invoice_search (invoice_id, words)
    SELECT invoices.id, invoice_words(invoices) FROM invoices WHERE invoices.id = found_id
    ON CONFLICT (invoice_id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_order_place()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE order_search SET agency_id = NEW.agency_id, product = NEW.product, booked_by = NEW.booked_by,
    order_status = NEW.order_status, created_at = NEW.created_at, service_start = NEW.service_start, tz = NEW.tz
  WHERE order_id = NEW.id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_order_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO order_search (order_id, words, agency_id, product, booked_by, order_status, created_at, service_start, tz)
  VALUES (NEW.id, order_words(NEW, ''), NEW.agency_id, NEW.product, NEW.booked_by, NEW.order_status, NEW.created_at,
    NEW.service_start, NEW.tz)
  ON CONFLICT (order_id) DO UPDATE SET words = order_words(NEW, order_search.product_words);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_pool_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT 'vehicle_pools', id FROM changed;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_pool_of_added()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'vehicle_pools', pool_id FROM added WHERE pool_id IS NOT NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_pool_of_gone()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id) SELECT DISTINCT 'vehicle_pools', pool_id FROM gone WHERE pool_id IS NOT NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_pool_of_moved()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id)
  SELECT 'vehicle_pools', pool_id FROM gone WHERE pool_id IS NOT NULL
  UNION SELECT 'vehicle_pools', pool_id FROM added WHERE pool_id IS NOT NULL;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_prices_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id, first_day, last_day)
    SELECT 'hotel_prices', hotel_id, min(month), max(month) FROM changed GROUP BY hotel_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_product_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$ BEGIN
  UPDATE order_search SET product_words = said.words, words = order_words(orders, said.words)
    FROM orders, (SELECT product_words_of(NEW.order_id)) AS said (words)
    WHERE orders.id = NEW.order_id AND order_search.order_id = NEW.order_id
      AND order_search.product_words <> said.words; RETURN NULL; END $function$;

CREATE OR REPLACE FUNCTION note_receipt_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO receipt_search (receipt_id, words) VALUES (NEW.id, receipt_words(NEW));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_topic_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic) SELECT TG_ARGV[0] WHERE EXISTS (SELECT FROM changed);
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_units_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO changes (topic, id, first_day, last_day)
    SELECT 'hotel_units', hotel_id, min(month), max(month) FROM changed GROUP BY hotel_id;
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION note_work_order_words()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO work_order_search (work_order_id, words) VALUES (NEW.id, work_order_words(
    CASE WHEN NEW.agency_id IS NULL THEN ARRAY['0'] ELSE ARRAY['0', NEW.agency_id::text] END,
    concat_ws(' ', NEW.number, (SELECT sn FROM orders WHERE id = NEW.order_id), NEW.contact_name, NEW.detail)));
  RETURN NULL;
END $function$;

CREATE OR REPLACE FUNCTION order_days(agency bigint, booked timestamp with time zone, served timestamp with time zone)
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT ARRAY[
    agency * 100000 + ((booked AT TIME ZONE 'UTC')::date - date '2000-01-01'),
    -(agency * 100000 + ((served AT TIME ZONE 'UTC')::date - date '2000-01-01'))]
$function$;

CREATE OR REPLACE FUNCTION order_query(agency bigint, keyword text, whole boolean)
 RETURNS tsquery
 LANGUAGE sql
 STABLE
AS $function$
  WITH typed AS (
    SELECT regexp_replace(normalize(keyword, NFKC), '\D', '', 'g') AS digits
    WHERE normalize(keyword, NFKC) ~ '^\s*[+(]{0,2}[0-9][0-9 ().-]{6,}$'
  ),
  numbers AS (
    SELECT DISTINCT left(number, 32) AS number FROM typed, LATERAL (VALUES (digits), (ltrim(digits, '0'))) AS of (number)
    WHERE number <> ''
  ),
  words AS (
    SELECT CASE WHEN is_chinese(piece) AND length(piece) > 1 THEN substr(piece, at, 2) ELSE left(piece, 32) END AS word,
      CASE WHEN is_chinese(piece) THEN length(piece) = 1 ELSE NOT whole END AS may_go_on
    FROM text_pieces(keyword) AS piece,
      generate_series(1, CASE WHEN is_chinese(piece) THEN greatest(length(piece) - 1, 1) ELSE 1 END) AS at
  ),
  longest AS (SELECT word, may_go_on FROM words GROUP BY word, may_go_on ORDER BY length(word) DESC, word LIMIT 12)
  SELECT coalesce(
    (SELECT string_agg(format('''%s:%s''%s', agency, number, CASE WHEN whole THEN '' ELSE ':*' END), ' | ')::tsquery
      FROM numbers),
    (SELECT string_agg(format('''%s:%s''%s', agency, word, CASE WHEN may_go_on THEN ':*' ELSE '' END), ' & ')::tsquery
      FROM longest))
$function$;

CREATE OR REPLACE FUNCTION order_words(found_by orders, product_words text)
 RETURNS tsvector
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  phone text := regexp_replace(found_by.contact_phone, '\D', '', 'g');
  -- The ends of a number that people say on the phone, and a telephone number with and without its country or zero.
  words text[] := ARRAY[right(found_by.sn, 6), right(found_by.sn, 4), right(phone, 4), phone, ltrim(phone, '0'),
    substr(phone, 2), substr(phone, 3), substr(phone, 4)];
  written text := concat_ws(' ', found_by.sn, found_by.reference, found_by.contact_name, found_by.contact_phone,
    found_by.title_zh, found_by.title_en, array_to_string(found_by.guest_names, ' '), product_words);
  piece text;
  digits text;
BEGIN
  FOR piece IN SELECT text_pieces(written) UNION SELECT text_pieces(without_apostrophes(written))
  LOOP
    IF is_chinese(piece) THEN
      FOR at IN 1 .. length(piece) LOOP
        words := words || substr(piece, at, 2);
      END LOOP;
    ELSE
      words := words || left(piece, 32);
      digits := ltrim(piece, 'abcdefghijklmnopqrstuvwxyz');
      IF digits <> piece AND digits <> '' THEN
        words := words || left(digits, 32);
      END IF;
    END IF;
  END LOOP;
  RETURN array_to_tsvector(ARRAY(
    SELECT owner || ':' || word FROM unnest(words) AS word, unnest(ARRAY['0', found_by.agency_id::text]) AS owner));
END $function$;

CREATE OR REPLACE FUNCTION owned_words(owners text[], written text, said text[])
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  WITH pieces AS (SELECT text_pieces(written) AS piece UNION SELECT text_pieces(without_apostrophes(written))),
  words AS (
    SELECT substr(piece, at, 2) AS word FROM pieces, generate_series(1, length(piece)) AS at WHERE is_chinese(piece)
    UNION SELECT left(piece, 32) FROM pieces WHERE NOT is_chinese(piece)
    UNION SELECT left(ltrim(piece, 'abcdefghijklmnopqrstuvwxyz'), 32) FROM pieces WHERE NOT is_chinese(piece)
    UNION SELECT left(lower(word), 32) FROM unnest(said) AS word
  )
  SELECT coalesce(array_to_tsvector(array_agg(owner || ':' || word)), '')
  FROM words, unnest(owners) AS owner WHERE word <> ''
$function$;

CREATE OR REPLACE FUNCTION plain_letters(wanted text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT translate(replace(replace(replace(replace(
    translate(
      lower(normalize(regexp_replace(normalize(wanted, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
      'ŁØĐÐĦŊÆŒÞẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'łøđðħŋæœþßαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'łøđðħıŋ', 'loddhin')
$function$;

CREATE OR REPLACE FUNCTION product_words_of(asked bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(string_agg(word, ' ' ORDER BY word), '') FROM (
    SELECT confirmation_code AS word FROM hotel_orders WHERE order_id = asked
    UNION SELECT sold_as->>'flightNumber' FROM transfer_orders WHERE order_id = asked
    UNION SELECT plate_number || ' ' || regexp_replace(plate_number, '[ .·-]', '', 'g')
      FROM rides JOIN vehicles ON vehicles.id = rides.vehicle_id WHERE rides.order_id = asked
  ) AS words WHERE word <> ''
$function$;

CREATE OR REPLACE FUNCTION receipt_words(receipt receipts)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  SELECT staff_words(
    concat_ws(' ', 'R' || lpad(receipt.id::text, greatest(6, length(receipt.id::text)), '0'), receipt.payer,
      receipt.bank_reference),
    ARRAY[receipt.id::text, bank.reference, right(bank.reference, 6), right(bank.reference, 4)])
  -- People also say the bank's reference without its hyphens.
  FROM (SELECT replace(receipt.reference_key, '-', '') AS reference) AS bank
$function$;

CREATE OR REPLACE FUNCTION refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_account()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  RAISE EXCEPTION 'ledger account % keeps its agency and kind', OLD.id;
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_allocation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF to_jsonb(NEW) - 'reversed_at' <> to_jsonb(OLD) - 'reversed_at' OR OLD.reversed_at IS NOT NULL THEN
    RAISE EXCEPTION 'allocation % keeps what it is', OLD.id;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_charge()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE moving CONSTANT text[] := ARRAY['settled', 'stage', 'bill_id', 'invoice_stage', 'due_on', 'paused'];
BEGIN
  IF to_jsonb(NEW) - moving <> to_jsonb(OLD) - moving THEN
    RAISE EXCEPTION 'charge % keeps what it is', OLD.id;
  END IF;
  IF OLD.due_on IS NOT NULL AND (NEW.due_on IS NULL OR NEW.due_on > OLD.due_on) THEN
    RAISE EXCEPTION 'charge % falls due on % and not later', OLD.id, OLD.due_on;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_cost()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF OLD.invoice_id IS NOT NULL OR to_jsonb(NEW) - 'invoice_id' <> to_jsonb(OLD) - 'invoice_id' THEN
    RAISE EXCEPTION 'cost % of a supplier is never edited', OLD.id;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_declaration()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF to_jsonb(NEW) - ARRAY['status', 'ended_at', 'ended_by', 'reason']
      <> to_jsonb(OLD) - ARRAY['status', 'ended_at', 'ended_by', 'reason'] THEN
    RAISE EXCEPTION 'declared payment % keeps what it says', OLD.id;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_receipt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
DECLARE
  moving constant text[] = ARRAY['agency_id', 'declaration_id', 'matched_by', 'matched_at', 'allocated',
    'reversed_by', 'reversed_at', 'reverse_reason'];
BEGIN
  IF to_jsonb(NEW) - moving <> to_jsonb(OLD) - moving
    OR OLD.reversed_at IS NOT NULL
    OR OLD.agency_id IS NOT NULL AND (NEW.agency_id, NEW.declaration_id, NEW.matched_by, NEW.matched_at)
      IS DISTINCT FROM (OLD.agency_id, OLD.declaration_id, OLD.matched_by, OLD.matched_at)
  THEN
    RAISE EXCEPTION 'receipt % keeps what it is', OLD.id;
  END IF;
  RETURN NEW;
END $function$;

CREATE OR REPLACE FUNCTION refuse_other_work_order()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
END $function$;

CREATE OR REPLACE FUNCTION refuse_reopening()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF EXISTS (SELECT FROM month_events WHERE event = 'reopened' AND xmin = pg_current_xact_id()::xid) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'ledger account % stays closed before %', OLD.id, OLD.closed_before;
END $function$;

CREATE OR REPLACE FUNCTION refuse_unless_reopened()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM month_events WHERE month = OLD.month AND event = 'reopened'
    AND xmin = pg_current_xact_id()::xid)
  THEN
    RAISE EXCEPTION '% of % is append-only', TG_TABLE_NAME, OLD.month;
  END IF;
  RETURN OLD;
END $function$;

CREATE OR REPLACE FUNCTION seller_entity_at(agency bigint, instant timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(
    (SELECT entity_id FROM agency_contracts WHERE agency_id = agency AND valid_from <= instant
      ORDER BY valid_from DESC, id DESC LIMIT 1),
    (SELECT entity_id FROM agency_contracts WHERE agency_id = agency ORDER BY valid_from, id LIMIT 1),
    (SELECT min(id) FROM seller_entities))
$function$;

CREATE OR REPLACE FUNCTION seller_zone(entity bigint)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT coalesce(
    (SELECT calendar ->> 'tz' FROM seller_entities WHERE id = entity),
    (SELECT value #>> '{}' FROM site_settings WHERE name = 'workZone'),
    'Asia/Shanghai')
$function$;

CREATE OR REPLACE FUNCTION staff_words(written text, said text[])
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
  SELECT owned_words(ARRAY['0'], written, said)
$function$;

CREATE OR REPLACE FUNCTION text_pieces(wanted text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT piece[1] FROM regexp_matches(plain_letters(wanted),
    '[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+'
    '|[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f'
    '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', 'g') AS piece
$function$;

CREATE OR REPLACE FUNCTION without_apostrophes(wanted text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  SELECT regexp_replace(wanted, '[''`\u00b4\u02bb\u02bc\u2018\u2019]', '', 'g')
$function$;

CREATE OR REPLACE FUNCTION work_order_words(owners text[], found_by text)
 RETURNS tsvector
 LANGUAGE sql
 STABLE
AS $function$
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
$function$;
