-- Two words that many orders hold need room while the index compares them, or it answers whole pages to look through.
ALTER FUNCTION find_orders(tsquery) SET work_mem = '32MB';
