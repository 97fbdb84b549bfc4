-- The address of a hotel in the script that a driver there reads; empty where it is not known.
ALTER TABLE hotels ADD COLUMN address_local text NOT NULL DEFAULT '';
