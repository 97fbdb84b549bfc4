-- Staff search the orders of all agencies: each word is stored a second time with the owner 0, as for work orders.
CREATE OR REPLACE FUNCTION order_words(found_by orders, product_words text) RETURNS tsvector LANGUAGE plpgsql STABLE AS $$
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
END $$;

INSERT INTO menu_entries (tree, type, name, title_zh, title_en, icon, audience, needs, position, built_in) VALUES
  ('rules', 'nav_user_menu', 'console/order', '订单查询', 'Orders', 'fa fa-search', 'operators', '/console/order', 127,
    true);
