-- Instants at which more vehicles of a pool are sold than it has, of which the desk has been told.
CREATE TABLE pool_shortages (
  pool_id bigint NOT NULL REFERENCES vehicle_pools,
  at timestamptz NOT NULL,
  short smallint NOT NULL CHECK (short > 0),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (pool_id, at)
);
