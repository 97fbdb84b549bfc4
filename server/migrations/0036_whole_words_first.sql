-- As order_query(agency, keyword) was; with `whole`, words that are not Chinese count as they were typed, not as the
-- beginning of others: the index then finds those of a name directly.
CREATE FUNCTION order_query(agency bigint, keyword text, whole boolean) RETURNS tsquery LANGUAGE sql STABLE AS $$
  WITH words AS (
    SELECT CASE WHEN is_chinese(piece) AND length(piece) > 1 THEN substr(piece, at, 2) ELSE left(piece, 32) END AS word,
      CASE WHEN is_chinese(piece) THEN length(piece) = 1 ELSE NOT whole END AS may_go_on
    FROM text_pieces(CASE WHEN keyword ~ '^\s*\+?[0-9][0-9 ()-]{6,}$' THEN regexp_replace(keyword, '\D', '', 'g')
      ELSE keyword END) AS piece,
      generate_series(1, CASE WHEN is_chinese(piece) THEN greatest(length(piece) - 1, 1) ELSE 1 END) AS at
  ),
  longest AS (SELECT word, may_go_on FROM words GROUP BY word, may_go_on ORDER BY length(word) DESC, word LIMIT 12)
  SELECT string_agg(format('''%s:%s''%s', agency, word, CASE WHEN may_go_on THEN ':*' ELSE '' END), ' & ')::tsquery
  FROM longest
$$;
DROP FUNCTION order_query(bigint, text);
