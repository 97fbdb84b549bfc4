-- outside a transaction
CREATE INDEX CONCURRENTLY IF NOT EXISTS hotel_orders_check_in ON hotel_orders (check_in);
CREATE INDEX CONCURRENTLY IF NOT EXISTS hotel_orders_check_out ON hotel_orders (check_out);
