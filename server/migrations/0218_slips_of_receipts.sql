ALTER TABLE receipts
  -- The bank's advice, uploaded by whoever records the receipt.
  ADD COLUMN slip text REFERENCES uploads (path),
  -- Text that the payer sent with the payment, e.g. the numbers of bills.
  ADD COLUMN remittance text NOT NULL DEFAULT '';

-- Earlier receipts of a payer suggest the agency of the next one.
CREATE INDEX receipts_payer ON receipts (plain_letters(payer), id)
  WHERE agency_id IS NOT NULL AND reversed_at IS NULL;
