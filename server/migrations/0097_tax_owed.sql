-- What the seller owes the tax office: the tax of each line in the site's currency, in which the books are kept. What
-- was issued before today was posted nowhere and stays 0.
ALTER TABLE invoice_lines
  ADD site_tax bigint NOT NULL DEFAULT 0 CHECK (site_tax BETWEEN 0 AND amount),
  -- The cost that a margin leaves out.
  ADD site_deducted bigint NOT NULL DEFAULT 0 CHECK (site_deducted BETWEEN 0 AND amount);
ALTER TABLE invoice_red_lines
  ADD site_tax bigint NOT NULL DEFAULT 0 CHECK (site_tax BETWEEN amount AND 0);

ALTER TABLE ledger_postings
  ADD invoice_id bigint,
  ADD CONSTRAINT ledger_postings_invoice FOREIGN KEY (invoice_id, agency_id) REFERENCES invoices (id, agency_id);
CREATE INDEX ledger_postings_of_invoice ON ledger_postings (invoice_id) WHERE invoice_id IS NOT NULL;
