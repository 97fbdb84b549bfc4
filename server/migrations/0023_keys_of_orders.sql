-- What ties papers and money to an order ties them to its agency as well: nothing can name an order of another's.

ALTER TABLE orders ADD CONSTRAINT orders_agency_once UNIQUE (id, agency_id);

ALTER TABLE quotes ADD CONSTRAINT quotes_order
  FOREIGN KEY (order_id, agency_id) REFERENCES orders (id, agency_id);
ALTER TABLE order_approvals ADD CONSTRAINT order_approvals_order_of_agency
  FOREIGN KEY (order_id, agency_id) REFERENCES orders (id, agency_id);

ALTER TABLE ledger_postings
  ADD CONSTRAINT ledger_postings_agency_once UNIQUE (id, agency_id),
  ADD CONSTRAINT ledger_postings_order FOREIGN KEY (order_id, agency_id) REFERENCES orders (id, agency_id);
