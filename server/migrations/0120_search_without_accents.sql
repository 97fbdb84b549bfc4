-- Words are compared without accents and without the apostrophes within a name: `oneill` finds O'Neill, `lukasz` Łukasz.
CREATE FUNCTION plain_letters(wanted text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT translate(replace(replace(replace(replace(
    lower(normalize(regexp_replace(normalize(wanted, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'łøđðħıŋ', 'loddhin')
$$;

CREATE FUNCTION without_apostrophes(wanted text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(wanted, '[''`\u00b4\u02bb\u02bc\u2018\u2019]', '', 'g')
$$;

-- What of a text is between blanks and marks, as plain letters: runs of Chinese, and runs of anything else.
CREATE OR REPLACE FUNCTION text_pieces(wanted text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT piece[1] FROM regexp_matches(plain_letters(wanted),
    '[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+'
    '|[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f'
    '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', 'g') AS piece
$$;

-- A name whatever the order of its parts and what is between them: ZHANG SAN, SAN ZHANG and ZHANG/SAN are one.
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(string_agg(piece, ' ' ORDER BY piece), '') FROM text_pieces(without_apostrophes(name)) AS piece
$$;

-- What the product of an order adds to its words, such as the confirmation code of a hotel.
ALTER TABLE order_search ADD COLUMN product_words text NOT NULL DEFAULT '';

CREATE FUNCTION order_words(found_by orders, product_words text) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  owner text := found_by.agency_id || ':';
  phone text := regexp_replace(found_by.contact_phone, '\D', '', 'g');
  -- The ends of a number that people say on the phone, and a telephone number with and without its country or zero.
  words text[] := ARRAY[owner || right(found_by.sn, 6), owner || right(found_by.sn, 4), owner || right(phone, 4),
    owner || phone, owner || ltrim(phone, '0'), owner || substr(phone, 2), owner || substr(phone, 3),
    owner || substr(phone, 4)];
  written text := concat_ws(' ', found_by.sn, found_by.reference, found_by.contact_name, found_by.contact_phone,
    found_by.title_zh, found_by.title_en, array_to_string(found_by.guest_names, ' '), product_words);
  piece text;
  digits text;
BEGIN
  FOR piece IN SELECT text_pieces(written) UNION SELECT text_pieces(without_apostrophes(written))
  LOOP
    IF is_chinese(piece) THEN
      FOR at IN 1 .. length(piece) LOOP
        words := words || (owner || substr(piece, at, 2));
      END LOOP;
    ELSE
      words := words || (owner || left(piece, 32));
      digits := ltrim(piece, 'abcdefghijklmnopqrstuvwxyz');
      IF digits <> piece AND digits <> '' THEN
        words := words || (owner || left(digits, 32));
      END IF;
    END IF;
  END LOOP;
  RETURN array_to_tsvector(words);
END $$;

CREATE OR REPLACE FUNCTION note_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words, agency_id, product, booked_by, order_status, created_at, service_start, tz)
  VALUES (NEW.id, order_words(NEW, ''), NEW.agency_id, NEW.product, NEW.booked_by, NEW.order_status, NEW.created_at,
    NEW.service_start, NEW.tz)
  ON CONFLICT (order_id) DO UPDATE SET words = order_words(NEW, order_search.product_words);
  RETURN NULL;
END $$;
DROP FUNCTION order_words(orders);

-- An order is found by the code with which its hotel has confirmed it.
CREATE FUNCTION note_confirmation_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_search SET product_words = NEW.confirmation_code, words = order_words(orders, NEW.confirmation_code)
  FROM orders WHERE orders.id = NEW.order_id AND order_search.order_id = NEW.order_id;
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_orders_searched AFTER UPDATE OF confirmation_code ON hotel_orders
  FOR EACH ROW WHEN (OLD.confirmation_code IS DISTINCT FROM NEW.confirmation_code)
  EXECUTE FUNCTION note_confirmation_code();

-- A keyword that is written like a telephone number means it with and without zeros before it: 09 420… is +95 9 420….
CREATE OR REPLACE FUNCTION order_query(agency bigint, keyword text, whole boolean) RETURNS tsquery
LANGUAGE sql STABLE AS $$
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
$$;
