-- Contracts with hotels: cost in the hotel's currency, and the price computed from it.
CREATE TABLE supplier_contracts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hotel_id bigint NOT NULL UNIQUE REFERENCES hotels (id),
  -- When the prices in rate_months must be written again: at the next version, cost rate or midnight at the hotel.
  reapply_at timestamptz NOT NULL
);
CREATE INDEX supplier_contracts_reapply ON supplier_contracts (reapply_at);

-- A version holds all terms. A draft can be edited; a published version cannot. Of the published versions that have taken
-- effect and were not undone, the last one is in force.
CREATE TABLE supplier_contract_versions (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  contract_id bigint NOT NULL REFERENCES supplier_contracts (id),
  number integer NOT NULL CHECK (number > 0),
  -- In the format of contract/src/hotels/supplier-terms.ts.
  terms jsonb NOT NULL,
  -- Counts the edits of a draft, so that only what was previewed is published.
  revision integer NOT NULL DEFAULT 1,
  made_by bigint NOT NULL REFERENCES users (id),
  made_at timestamptz NOT NULL,
  -- NULL = a draft.
  effective_at timestamptz,
  reason text CHECK (char_length(reason) BETWEEN 1 AND 200),
  published_by bigint REFERENCES users (id),
  published_at timestamptz,
  undone_by bigint REFERENCES users (id),
  undone_at timestamptz,
  UNIQUE (contract_id, number),
  CHECK ((effective_at IS NULL) = (published_at IS NULL)),
  CHECK ((effective_at IS NULL) = (published_by IS NULL) AND (effective_at IS NULL) = (reason IS NULL)),
  CHECK ((undone_by IS NULL) = (undone_at IS NULL)),
  -- Only a version that is not yet in force is undone.
  CHECK (undone_at IS NULL OR undone_at < effective_at)
);
CREATE UNIQUE INDEX supplier_contract_versions_draft ON supplier_contract_versions (contract_id)
  WHERE effective_at IS NULL;

-- Prices and costs of the contract in force, in the site's currency; 0 = a night that it does not cover, NULL = none.
-- The import writes prices and costs only.
ALTER TABLE rate_months
  ADD contract_prices integer[] CHECK (0 <= ALL (contract_prices)),
  ADD contract_costs integer[] CHECK (0 <= ALL (contract_costs));
-- Compulsory supplements and promotions of the contract in force, for searches; NULL = none.
ALTER TABLE rate_plans ADD contract_terms jsonb;

-- Values of a month by night: those of the contract where it covers the night, otherwise the imported ones.
CREATE FUNCTION night_values(own integer[], contracted integer[]) RETURNS integer[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN contracted IS NULL THEN own ELSE (
    SELECT array_agg(coalesce(nullif(contracted[night], 0), own[night], 0) ORDER BY night)
      FROM generate_subscripts(contracted, 1) AS night) END
$$;
