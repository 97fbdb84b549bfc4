-- Selling company of an agency at an instant: that of its contract in force, else of its first contract, else the seller's first.
CREATE FUNCTION seller_entity_at(agency bigint, instant timestamptz) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT entity_id FROM agency_contracts WHERE agency_id = agency AND valid_from <= instant
      ORDER BY valid_from DESC, id DESC LIMIT 1),
    (SELECT entity_id FROM agency_contracts WHERE agency_id = agency ORDER BY valid_from, id LIMIT 1),
    (SELECT min(id) FROM seller_entities))
$$;

UPDATE orders SET entity_id = seller_entity_at(agency_id, created_at) WHERE entity_id IS NULL;

-- A posting is in the books of one company: that of its order, bill or invoice, else that of the agency's contract.
ALTER TABLE ledger_postings ADD COLUMN entity_id bigint REFERENCES seller_entities;
ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_immutable;
UPDATE ledger_postings posting SET entity_id = coalesce(
  (SELECT entity_id FROM orders WHERE id = posting.order_id),
  (SELECT entity_id FROM bills WHERE id = posting.bill_id),
  (SELECT entity_id FROM invoices WHERE id = posting.invoice_id),
  seller_entity_at(posting.agency_id, posting.created_at));
ALTER TABLE ledger_postings ALTER COLUMN entity_id SET NOT NULL;
ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_immutable;

-- A charge belongs to the company of its posting; bills and set-offs join charges of one company only.
ALTER TABLE charges ADD COLUMN entity_id bigint;
ALTER TABLE charges DISABLE TRIGGER charges_same;
UPDATE charges SET entity_id = posting.entity_id FROM ledger_postings posting WHERE posting.id = charges.posting_id;
ALTER TABLE charges ALTER COLUMN entity_id SET NOT NULL;
ALTER TABLE charges ENABLE TRIGGER charges_same;
