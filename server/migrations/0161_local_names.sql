-- The name of a seller in the script of its country, which tax papers there must show.
ALTER TABLE seller_entities ADD COLUMN name_local text NOT NULL DEFAULT '';
