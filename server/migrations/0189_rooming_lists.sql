-- Lists of arriving guests that the desk sent to hotels, one row per email.
CREATE TABLE rooming_lists (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  hotel_id bigint NOT NULL REFERENCES hotels (id),
  -- Day of arrival by the date at the hotel.
  day date NOT NULL,
  version smallint NOT NULL CHECK (version > 0),
  sent_to text NOT NULL,
  -- Message-ID of the email.
  mail text NOT NULL,
  -- Facts of each stay as sent, by order id, to count later changes.
  stays jsonb NOT NULL CHECK (jsonb_typeof(stays) = 'object'),
  sent_by bigint NOT NULL REFERENCES users (id),
  sent_at timestamptz NOT NULL,
  UNIQUE (hotel_id, day, version)
);
