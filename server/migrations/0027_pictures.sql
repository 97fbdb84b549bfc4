-- A seller's own pictures, in place of those that the portal used to draw itself.

CREATE TABLE pictures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- From the bytes of the file: the same file is the same picture, and an address never shows another one.
  key text NOT NULL UNIQUE CHECK (key ~ '^[A-Za-z0-9_-]{22}$'),
  -- Where the file is kept, as it came; only copies in the listed widths are ever sent.
  driver text NOT NULL,
  path text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  -- Twelve colours, four by three, as the pixels of a BMP file in base64.
  preview text NOT NULL CHECK (length(preview) = 48)
);

-- Whose they are: positions count from 1 without gaps, and the first stands for its owner in lists.
CREATE TABLE destination_pictures (
  destination_id bigint NOT NULL REFERENCES destinations,
  position smallint NOT NULL CHECK (position > 0),
  picture_id bigint NOT NULL REFERENCES pictures,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  PRIMARY KEY (destination_id, position)
);
CREATE TABLE hotel_pictures (
  hotel_id bigint NOT NULL REFERENCES hotels,
  position smallint NOT NULL CHECK (position > 0),
  picture_id bigint NOT NULL REFERENCES pictures,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  PRIMARY KEY (hotel_id, position)
);
CREATE TABLE room_type_pictures (
  room_type_id bigint NOT NULL REFERENCES room_types,
  position smallint NOT NULL CHECK (position > 0),
  picture_id bigint NOT NULL REFERENCES pictures,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  PRIMARY KEY (room_type_id, position)
);
CREATE TABLE vehicle_class_pictures (
  class_id bigint NOT NULL REFERENCES vehicle_classes,
  position smallint NOT NULL CHECK (position > 0),
  picture_id bigint NOT NULL REFERENCES pictures,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  PRIMARY KEY (class_id, position)
);
CREATE TABLE vehicle_model_pictures (
  model_id bigint NOT NULL REFERENCES vehicle_models,
  position smallint NOT NULL CHECK (position > 0),
  picture_id bigint NOT NULL REFERENCES pictures,
  alt_zh text NOT NULL,
  alt_en text NOT NULL,
  PRIMARY KEY (model_id, position)
);

-- Lists show the first ones from memory. A transition table belongs to one event, so each table has three triggers.
DO $$
DECLARE
  noted jsonb := '{
    "destination_pictures": "note_topic_change(''destinations'')",
    "hotel_pictures": "note_facts_change()",
    "vehicle_class_pictures": "note_topic_change(''transfers'')",
    "vehicle_model_pictures": "note_topic_change(''cars'')"
  }';
  followed record;
BEGIN
  FOR followed IN SELECT key AS name, value AS note FROM jsonb_each_text(noted) LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %s', followed.name || '_inserted', followed.name, followed.note);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %s', followed.name || '_updated', followed.name, followed.note);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT EXECUTE FUNCTION %s', followed.name || '_deleted', followed.name, followed.note);
  END LOOP;
END $$;

ALTER TABLE destinations DROP COLUMN scene;
ALTER TABLE hotels DROP COLUMN scene, DROP COLUMN picture_seed;
ALTER TABLE room_types DROP COLUMN picture_seed;
ALTER TABLE vehicle_classes DROP COLUMN picture_seed;
ALTER TABLE vehicle_models DROP COLUMN picture_seed;
