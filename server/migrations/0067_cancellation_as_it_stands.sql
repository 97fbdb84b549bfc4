-- Whether cancelling is free follows from the policy and the instant of asking, not from the rate alone.
ALTER TABLE rate_plans DROP COLUMN refundable;
