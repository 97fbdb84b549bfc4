-- A role of the seller's own can be limited to queues of the staff; NULL means all queues.
ALTER TABLE staff_roles ADD COLUMN queues text[];
ALTER TABLE staff_roles ADD CHECK (queues IS NULL OR nodes IS NOT NULL AND cardinality(queues) > 0);
