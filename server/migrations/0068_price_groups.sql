-- What the agencies of a group pay: net prices and so many percent more or less, by product. Orders keep what they were sold at.
CREATE TABLE price_groups (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE,
  hotel_percent smallint NOT NULL CHECK (hotel_percent BETWEEN -50 AND 100),
  car_percent smallint NOT NULL CHECK (car_percent BETWEEN -50 AND 100),
  transfer_percent smallint NOT NULL CHECK (transfer_percent BETWEEN -50 AND 100)
);
CREATE TRIGGER price_groups_kept BEFORE DELETE OR TRUNCATE ON price_groups
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Null: net prices.
ALTER TABLE agency_contracts ADD price_group_id bigint REFERENCES price_groups;

-- Processes keep in memory which prices an agency sees.
CREATE TRIGGER price_groups_inserted AFTER INSERT ON price_groups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('price_groups');
CREATE TRIGGER price_groups_changed AFTER UPDATE ON price_groups REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_topic_change('price_groups');

-- A new version of a contract is news where its agency is or was in a group; most are not.
CREATE FUNCTION note_group_of_agency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (topic)
    SELECT 'price_groups' WHERE EXISTS (
      SELECT FROM changed JOIN agency_contracts version USING (agency_id) WHERE version.price_group_id IS NOT NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER agency_contracts_noted AFTER INSERT ON agency_contracts REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_group_of_agency();

ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity', 'receipt', 'bill',
      'price_group'));
