-- Selling company of an order: that of the agency's contract when it was booked. NULL before an agency's first contract.
ALTER TABLE orders ADD COLUMN entity_id bigint REFERENCES seller_entities;

UPDATE orders SET entity_id = (
  SELECT contract.entity_id FROM agency_contracts contract
  WHERE contract.agency_id = orders.agency_id AND contract.valid_from <= orders.created_at
  ORDER BY contract.valid_from DESC, contract.id DESC LIMIT 1
);

-- A role of the seller's own can be limited to selling companies; NULL means all companies.
ALTER TABLE staff_roles ADD COLUMN sellers int[];
ALTER TABLE staff_roles ADD CHECK (sellers IS NULL OR nodes IS NOT NULL AND cardinality(sellers) > 0);
