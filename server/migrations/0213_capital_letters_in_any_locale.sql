-- A database with the locale C lowers ASCII letters only: Łukasz was not found by "lukasz". The capital letters that
-- keep no accent after NFKD are listed here, with those of Greek and Cyrillic.
CREATE OR REPLACE FUNCTION plain_letters(wanted text) RETURNS text LANGUAGE sql IMMUTABLE AS $function$
  SELECT translate(replace(replace(replace(replace(
    translate(
      lower(normalize(regexp_replace(normalize(wanted, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
      'ŁØĐÐĦŊÆŒÞẞΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'łøđðħŋæœþßαβγδεζηθικλμνξοπρστυφχψωабвгдежзийклмнопрстуфхцчшщъыьэюя'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), 'łøđðħıŋ', 'loddhin')
$function$;
