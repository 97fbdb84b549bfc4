-- Rides are returned for a driver, so a driver is an object of staff actions.
ALTER TABLE operator_actions
  DROP CONSTRAINT operator_actions_object_kind_check,
  ADD CONSTRAINT operator_actions_object_kind_check
    CHECK (object_kind IN ('order', 'agency', 'site', 'menu_entry', 'operator', 'hotel', 'entity', 'receipt', 'bill',
      'invoice', 'tax_code', 'price_group', 'work_order', 'reply_template', 'article', 'channel', 'comment', 'tag',
      'office', 'driver'));
