-- Staff find agencies, invoices and receipts by words, as they find orders: each word has the owner 0, so that
-- order_query(0, …) finds it.

-- Words of a text: Chinese as pairs of characters, other pieces whole and, after leading letters, their digits.
-- `said` are further words, e.g. the end of a number.
CREATE FUNCTION staff_words(written text, said text[]) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH pieces AS (SELECT text_pieces(written) AS piece UNION SELECT text_pieces(without_apostrophes(written))),
  words AS (
    SELECT substr(piece, at, 2) AS word FROM pieces, generate_series(1, length(piece)) AS at WHERE is_chinese(piece)
    UNION SELECT left(piece, 32) FROM pieces WHERE NOT is_chinese(piece)
    UNION SELECT left(ltrim(piece, 'abcdefghijklmnopqrstuvwxyz'), 32) FROM pieces WHERE NOT is_chinese(piece)
    UNION SELECT left(lower(word), 32) FROM unnest(said) AS word
  )
  SELECT coalesce(array_to_tsvector(array_agg('0:' || word)), '') FROM words WHERE word <> ''
$$;

-- An agency is found by its name and number, and by its users.
CREATE TABLE agency_search (
  agency_id bigint NOT NULL REFERENCES agencies,
  -- Null for the words of the agency itself.
  user_id bigint,
  words tsvector NOT NULL,
  UNIQUE NULLS NOT DISTINCT (agency_id, user_id),
  FOREIGN KEY (user_id, agency_id) REFERENCES users (id, agency_id) ON DELETE CASCADE
);

CREATE FUNCTION agency_words(agency agencies) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT staff_words(agency.name, ARRAY[agency.id::text])
$$;

-- A mobile number is said with and without its country code and its leading zero, or by its last four digits.
CREATE FUNCTION agency_user_words(person users) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT staff_words(concat_ws(' ', person.username, person.nickname, person.email), ARRAY[
    person.mobile, ltrim(person.mobile, '0'), person.area_num || person.mobile,
    person.area_num || ltrim(person.mobile, '0'), right(person.mobile, 4)])
$$;

CREATE FUNCTION note_agency_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agency_search (agency_id, user_id, words) VALUES (NEW.id, NULL, agency_words(NEW))
    ON CONFLICT (agency_id, user_id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END $$;
CREATE TRIGGER agencies_searched AFTER INSERT OR UPDATE OF name ON agencies
  FOR EACH ROW EXECUTE FUNCTION note_agency_words();

CREATE FUNCTION note_agency_user_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO agency_search (agency_id, user_id, words) VALUES (NEW.agency_id, NEW.id, agency_user_words(NEW))
    ON CONFLICT (agency_id, user_id) DO UPDATE SET words = EXCLUDED.words;
  RETURN NULL;
END $$;
CREATE TRIGGER users_searched AFTER INSERT OR UPDATE OF username, nickname, email, area_num, mobile ON users
  FOR EACH ROW WHEN (NEW.agency_id IS NOT NULL) EXECUTE FUNCTION note_agency_user_words();

-- An invoice is found by its own number, its title, and the numbers of its papers, red ones included.
CREATE TABLE invoice_search (
  invoice_id bigint PRIMARY KEY REFERENCES invoices,
  words tsvector NOT NULL
);

CREATE FUNCTION invoice_words(invoice invoices) RETURNS tsvector LANGUAGE sql STABLE AS $$
  WITH papers AS (
    SELECT invoice.invoice_number AS number
    UNION SELECT red.invoice_number FROM invoice_reds red WHERE red.invoice_id = invoice.id
  )
  SELECT staff_words(concat_ws(' ', invoice.number, invoice.title, invoice.taxpayer_id, string_agg(papers.number, ' ')),
    array_agg(right(papers.number, 8)) || array_agg(right(papers.number, 6)) || array_agg(right(papers.number, 4))
      || invoice.id::text)
  FROM papers
$$;

CREATE FUNCTION note_invoice_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;
CREATE TRIGGER invoices_searched AFTER INSERT OR UPDATE OF invoice_number, title, taxpayer_id ON invoices
  FOR EACH ROW EXECUTE FUNCTION note_invoice_words();
CREATE TRIGGER invoice_reds_searched AFTER UPDATE OF invoice_number ON invoice_reds
  FOR EACH ROW EXECUTE FUNCTION note_invoice_words();

-- A receipt is found by its number, its payer and the bank's reference; none of them changes.
CREATE TABLE receipt_search (
  receipt_id bigint PRIMARY KEY REFERENCES receipts,
  words tsvector NOT NULL
);

CREATE FUNCTION receipt_words(receipt receipts) RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT staff_words(
    concat_ws(' ', 'R' || lpad(receipt.id::text, greatest(6, length(receipt.id::text)), '0'), receipt.payer,
      receipt.bank_reference),
    ARRAY[receipt.id::text, bank.reference, right(bank.reference, 6), right(bank.reference, 4)])
  -- People also say the bank's reference without its hyphens.
  FROM (SELECT replace(receipt.reference_key, '-', '') AS reference) AS bank
$$;

CREATE FUNCTION note_receipt_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO receipt_search (receipt_id, words) VALUES (NEW.id, receipt_words(NEW));
  RETURN NULL;
END $$;
CREATE TRIGGER receipts_searched AFTER INSERT ON receipts FOR EACH ROW EXECUTE FUNCTION note_receipt_words();
