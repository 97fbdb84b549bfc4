-- Money in any currency. What an agency holds and what it books is in the agency's own currency: its accounts follow
-- a change of it, and an order forbids one.

ALTER TABLE agencies
  ALTER currency DROP DEFAULT,
  ADD CONSTRAINT agencies_currency UNIQUE (id, currency);

ALTER TABLE ledger_accounts ADD CONSTRAINT ledger_accounts_currency
  FOREIGN KEY (agency_id, currency) REFERENCES agencies (id, currency) ON UPDATE CASCADE;

ALTER TABLE orders ADD CONSTRAINT orders_currency
  FOREIGN KEY (agency_id, currency) REFERENCES agencies (id, currency) DEFERRABLE;
