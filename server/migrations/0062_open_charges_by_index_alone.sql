-- What is open of an agency is added up for each page that shows it, and it may be very many charges: read from
-- the index alone, it costs what is open, not what has ever been charged.
DROP INDEX charges_open;
CREATE INDEX charges_open ON charges (agency_id, charged_at, id)
  INCLUDE (amount, settled, product, service_date, order_id)
  WHERE stage = 'open' AND bill_id IS NULL AND settled <> amount;

DROP INDEX charges_unpaid;
CREATE INDEX charges_unpaid ON charges (agency_id, charged_at, id)
  INCLUDE (amount, settled, order_id)
  WHERE channel = 'credit' AND settled <> amount;
