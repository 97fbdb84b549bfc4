-- By which words an order is found: numbers, reference, guests, contact and title, beside the orders because these
-- change with every state and their words hardly ever. Each word carries its agency: a search reads that of no other.
CREATE TABLE order_search (
  order_id bigint PRIMARY KEY REFERENCES orders,
  words tsvector NOT NULL
);

-- What of a text stands between spaces and marks, in small letters: runs of Chinese, and runs of anything else.
CREATE FUNCTION text_pieces(wanted text) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT piece[1] FROM regexp_matches(lower(normalize(wanted, NFKC)),
    '[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+'
    '|[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f'
    '\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\U00020000-\U0003ffff]+', 'g') AS piece
$$;

CREATE FUNCTION is_chinese(piece text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT ascii(piece) >= x'3400'::int AND ascii(piece) < x'a000'::int
    OR ascii(piece) >= x'f900'::int AND ascii(piece) < x'fb00'::int OR ascii(piece) >= x'20000'::int
$$;

-- Of a run of Chinese each two characters side by side, so that it is found from its middle too; of any other run
-- itself, and where letters lead to digits (KM1187) the digits.
CREATE FUNCTION order_words(found_by orders) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
DECLARE
  owner text := found_by.agency_id || ':';
  phone text := regexp_replace(found_by.contact_phone, '\D', '', 'g');
  -- What people say of a number on the phone, and a telephone number with and without its country.
  words text[] := ARRAY[owner || right(found_by.sn, 6), owner || right(found_by.sn, 4), owner || right(phone, 4),
    owner || phone, owner || substr(phone, 2), owner || substr(phone, 3), owner || substr(phone, 4)];
  piece text;
  digits text;
BEGIN
  FOR piece IN SELECT text_pieces(concat_ws(' ', found_by.sn, found_by.reference, found_by.contact_name,
    found_by.contact_phone, found_by.title_zh, found_by.title_en, array_to_string(found_by.guest_names, ' ')))
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

-- Which orders of an agency a keyword means: those that hold all its words, each from the beginning of a word on;
-- Chinese anywhere. Null for one without a word. Of very many words the longest count.
CREATE FUNCTION order_query(agency bigint, keyword text) RETURNS tsquery LANGUAGE sql STABLE AS $$
  WITH words AS (
    SELECT CASE WHEN is_chinese(piece) AND length(piece) > 1 THEN substr(piece, at, 2) ELSE left(piece, 32) END AS word,
      NOT is_chinese(piece) OR length(piece) = 1 AS may_go_on
    FROM text_pieces(CASE WHEN keyword ~ '^\s*\+?[0-9][0-9 ()-]{6,}$' THEN regexp_replace(keyword, '\D', '', 'g')
      ELSE keyword END) AS piece,
      generate_series(1, CASE WHEN is_chinese(piece) THEN greatest(length(piece) - 1, 1) ELSE 1 END) AS at
  ),
  longest AS (SELECT word, may_go_on FROM words GROUP BY word, may_go_on ORDER BY length(word) DESC, word LIMIT 12)
  SELECT string_agg(format('''%s:%s''%s', agency, word, CASE WHEN may_go_on THEN ':*' ELSE '' END), ' & ')::tsquery
  FROM longest
$$;

-- The orders that hold the words, in no order. The index is always the way: the planner cannot know how rare a word is.
CREATE FUNCTION find_orders(query tsquery) RETURNS SETOF bigint LANGUAGE sql STABLE
SET enable_seqscan = off AS $$
  SELECT order_id FROM order_search WHERE words @@ query
$$;

CREATE FUNCTION note_order_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_search (order_id, words) VALUES (NEW.id, order_words(NEW))
  ON CONFLICT (order_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
CREATE TRIGGER orders_searched
  AFTER INSERT OR UPDATE OF sn, reference, contact_name, contact_phone, title_zh, title_en, guest_names ON orders
  FOR EACH ROW EXECUTE FUNCTION note_order_words();
