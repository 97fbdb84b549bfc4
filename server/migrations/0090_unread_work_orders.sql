-- How many replies an agency has not looked at is counted with every page of its list.
CREATE INDEX work_orders_unread ON work_orders (agency_id, id) WHERE unread_reply;
