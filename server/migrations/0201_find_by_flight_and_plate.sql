-- outside a transaction
-- An order is also found by its flight number and by the plate numbers of its rides, as written and without marks between
-- the parts. The plate number of a vehicle never changes. The words of
-- existing orders are written by the migration of the lists over all products, without their index.
CREATE OR REPLACE FUNCTION product_words_of(asked bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(word, ' ' ORDER BY word), '') FROM (
    SELECT confirmation_code AS word FROM hotel_orders WHERE order_id = asked
    UNION SELECT sold_as->>'flightNumber' FROM transfer_orders WHERE order_id = asked
    UNION SELECT plate_number || ' ' || regexp_replace(plate_number, '[ .·-]', '', 'g')
      FROM rides JOIN vehicles ON vehicles.id = rides.vehicle_id WHERE rides.order_id = asked
  ) AS words WHERE word <> ''
$$;

-- No statement of a function may end a line here.
CREATE OR REPLACE FUNCTION note_product_words() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  UPDATE order_search SET product_words = said.words, words = order_words(orders, said.words)
    FROM orders, (SELECT product_words_of(NEW.order_id)) AS said (words)
    WHERE orders.id = NEW.order_id AND order_search.order_id = NEW.order_id
      AND order_search.product_words <> said.words; RETURN NULL; END $$;

CREATE OR REPLACE TRIGGER transfer_orders_searched AFTER INSERT OR UPDATE OF sold_as ON transfer_orders
  FOR EACH ROW EXECUTE FUNCTION note_product_words();
CREATE OR REPLACE TRIGGER rides_searched AFTER INSERT OR UPDATE OF vehicle_id ON rides
  FOR EACH ROW EXECUTE FUNCTION note_product_words();

-- Words that each of several owners searches: '0' for staff, the id of an agency for its members.
CREATE OR REPLACE FUNCTION owned_words(owners text[], written text, said text[]) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH pieces AS (SELECT text_pieces(written) AS piece UNION SELECT text_pieces(without_apostrophes(written))),
  words AS (
    SELECT substr(piece, at, 2) AS word FROM pieces, generate_series(1, length(piece)) AS at WHERE is_chinese(piece)
    UNION SELECT left(piece, 32) FROM pieces WHERE NOT is_chinese(piece)
    UNION SELECT left(ltrim(piece, 'abcdefghijklmnopqrstuvwxyz'), 32) FROM pieces WHERE NOT is_chinese(piece)
    UNION SELECT left(lower(word), 32) FROM unnest(said) AS word
  )
  SELECT coalesce(array_to_tsvector(array_agg(owner || ':' || word)), '')
  FROM words, unnest(owners) AS owner WHERE word <> ''
$$;

CREATE OR REPLACE FUNCTION staff_words(written text, said text[]) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT owned_words(ARRAY['0'], written, said)
$$;

-- Members find the invoices of their agency by the same words.
CREATE OR REPLACE FUNCTION invoice_words(invoice invoices) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH papers AS (
    SELECT invoice.invoice_number AS number
    UNION SELECT red.invoice_number FROM invoice_reds red WHERE red.invoice_id = invoice.id
  )
  SELECT owned_words(ARRAY['0', invoice.agency_id::text],
    concat_ws(' ', invoice.number, invoice.title, invoice.taxpayer_id, string_agg(papers.number, ' ')),
    array_agg(right(papers.number, 8)) || array_agg(right(papers.number, 6)) || array_agg(right(papers.number, 4))
      || invoice.id::text)
  FROM papers
$$;

UPDATE invoice_search SET words = invoice_words(invoices) FROM invoices WHERE invoices.id = invoice_search.invoice_id;
