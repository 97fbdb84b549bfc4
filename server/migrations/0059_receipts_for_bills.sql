-- A part of a receipt may pay a bill of its agency.
ALTER TABLE receipt_allocations
  -- Null: it went to the deposit.
  ADD COLUMN bill_id bigint,
  ADD FOREIGN KEY (bill_id, agency_id) REFERENCES bills (id, agency_id);
CREATE INDEX receipt_allocations_bill ON receipt_allocations (bill_id) WHERE bill_id IS NOT NULL;
