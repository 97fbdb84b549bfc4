-- The authority numbers a red invoice once, too.
CREATE UNIQUE INDEX invoice_reds_authority_number ON invoice_reds (invoice_number)
  WHERE series_no IS NULL AND invoice_number <> '';
