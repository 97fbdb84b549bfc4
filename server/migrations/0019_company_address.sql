-- Where an agency is, as its owner says it; vouchers print it below the agency's name.

ALTER TABLE agencies
  -- ISO 3166-1 alpha-2.
  ADD country text CHECK (country ~ '^[A-Z]{2}$'),
  -- Codes of a province of China, a city of it and a district of that.
  ADD area integer[] CHECK (cardinality(area) BETWEEN 1 AND 3 AND array_position(area, NULL) IS NULL),
  ADD address text CHECK (char_length(address) BETWEEN 1 AND 200),
  ADD CONSTRAINT agencies_area_in_china CHECK (area IS NULL OR country IS NOT DISTINCT FROM 'CN');
