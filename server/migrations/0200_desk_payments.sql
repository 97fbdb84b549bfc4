-- Payments that the staff make for agencies at their request: above the sums of one person a colleague approves them. Their
-- sums count separately from what the seller gives up.
ALTER TABLE concessions DROP CONSTRAINT concessions_kind_check,
  ADD CONSTRAINT concessions_kind_check CHECK (kind IN ('cancellation', 'price', 'room', 'refund', 'waiver', 'goodwill',
    'correction', 'write_off', 'top_up', 'credit', 'price_group', 'pay_back', 'payment', 'settings', 'bank', 'staff'));

-- They count towards the limits of the user who booked the order.
CREATE INDEX order_history_desk_payments ON order_history (at)
  WHERE actor = 'operator' AND event IN ('payByBalance', 'payByCredit');
