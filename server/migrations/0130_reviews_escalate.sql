-- A review keeps an owner until a person decides it. review_owner: the operator who took it over; nobody while it belongs to
-- the whole queue. review_level: how many reminders were sent since it was due. review_step_at: when the next reminder is
-- sent; NULL until the first, which is sent at review_due.
ALTER TABLE orders
  ADD COLUMN review_owner bigint REFERENCES users,
  ADD COLUMN review_level smallint NOT NULL DEFAULT 0,
  ADD COLUMN review_step_at timestamptz;
CREATE INDEX orders_review_step ON orders (coalesce(review_step_at, review_due)) WHERE needs_review IS NOT NULL;

-- 'received': an order that is still unpaid two minutes after it was booked.
ALTER TABLE order_reminders
  DROP CONSTRAINT order_reminders_kind_check,
  ADD CONSTRAINT order_reminders_kind_check CHECK (kind IN ('received', 'pay_by', 'free_until', 'day_before'));
