-- The thread says "submitted for a second approval" instead of "carried out" while a colleague has to approve.
ALTER TABLE work_order_entries
  DROP CONSTRAINT work_order_entries_event_check,
  ADD CONSTRAINT work_order_entries_event_check CHECK (event IN ('submit', 'accept', 'reply_staff', 'ask_member',
    'reply_member', 'resolve', 'reopen', 'close', 'withdraw', 'decline', 'lapse', 'hand_over', 'rate', 'propose',
    'ask_command', 'accept_command', 'refuse_command', 'dismiss_command', 'await_second', 'carry_out', 'fail_command',
    'remind'));
