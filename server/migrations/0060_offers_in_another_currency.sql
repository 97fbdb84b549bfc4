-- A bill may be paid in another currency at a rate that the seller has offered for so many days. What it comes to then
-- follows from what is open of the bill; of several offers in a currency the newest one made by a day holds on that day.
CREATE TABLE bill_offers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bill_id bigint NOT NULL,
  agency_id bigint NOT NULL,
  currency char(3) NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- One unit of `rate_of` costs `rate` of the other currency.
  rate text NOT NULL CHECK (rate ~ '^\d{1,9}(\.\d{1,8})?$'),
  rate_of char(3) NOT NULL,
  -- The seller's days on which money may arrive at this rate, both included.
  offered_on date NOT NULL,
  until date NOT NULL,
  offered_by bigint NOT NULL REFERENCES users,
  offered_at timestamptz NOT NULL,
  FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id),
  CHECK (until >= offered_on)
);
CREATE INDEX bill_offers_bill ON bill_offers (bill_id, currency, id);
CREATE TRIGGER bill_offers_immutable BEFORE UPDATE OR DELETE ON bill_offers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER bill_offers_kept BEFORE TRUNCATE ON bill_offers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

ALTER TABLE bill_events
  DROP CONSTRAINT bill_events_event_check,
  ADD CONSTRAINT bill_events_event_check CHECK (event IN ('submitted', 'issued', 'confirmed', 'withdrawn', 'rejected',
    'voided', 'disputed', 'answered', 'offered', 'paid', 'unpaid', 'written_off', 'recovered', 'unrecovered', 'credited',
    'reminded'));
