-- An order is found by what its provider is known by: the hotel's confirmation code, the flight, and the plates of its
-- vehicles. A plate that an import changes is found anew when the vehicle is next assigned.
CREATE FUNCTION order_product_words(wanted bigint) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    (SELECT nullif(confirmation_code, '') FROM hotel_orders WHERE order_id = wanted),
    (SELECT nullif(sold_as ->> 'flightNumber', '') FROM transfer_orders WHERE order_id = wanted),
    (SELECT string_agg(vehicles.plate_number, ' ' ORDER BY rides.position)
      FROM rides JOIN vehicles ON vehicles.id = rides.vehicle_id WHERE rides.order_id = wanted))
$$;

CREATE FUNCTION note_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found_by text := order_product_words(NEW.order_id);
BEGIN
  UPDATE order_search SET product_words = found_by, words = order_words(orders, found_by)
  FROM orders
  WHERE orders.id = NEW.order_id AND order_search.order_id = NEW.order_id
    AND order_search.product_words IS DISTINCT FROM found_by;
  RETURN NULL;
END $$;

DROP TRIGGER hotel_orders_searched ON hotel_orders;
DROP FUNCTION note_confirmation_code();
CREATE TRIGGER hotel_orders_searched AFTER UPDATE OF confirmation_code ON hotel_orders
  FOR EACH ROW WHEN (OLD.confirmation_code IS DISTINCT FROM NEW.confirmation_code)
  EXECUTE FUNCTION note_product_words();
CREATE TRIGGER transfer_orders_found AFTER INSERT ON transfer_orders
  FOR EACH ROW EXECUTE FUNCTION note_product_words();
CREATE TRIGGER transfer_orders_searched AFTER UPDATE OF sold_as ON transfer_orders
  FOR EACH ROW WHEN (OLD.sold_as ->> 'flightNumber' IS DISTINCT FROM NEW.sold_as ->> 'flightNumber')
  EXECUTE FUNCTION note_product_words();
CREATE TRIGGER rides_searched AFTER UPDATE OF vehicle_id ON rides
  FOR EACH ROW WHEN (OLD.vehicle_id IS DISTINCT FROM NEW.vehicle_id)
  EXECUTE FUNCTION note_product_words();
