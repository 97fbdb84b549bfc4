-- Banks give short numbers more than once: a receipt is recorded twice when reference, day and sum are the same.
DROP INDEX receipts_reference;
CREATE UNIQUE INDEX receipts_reference ON receipts (reference_key, received_on, currency, gross) WHERE reversed_at IS NULL;
