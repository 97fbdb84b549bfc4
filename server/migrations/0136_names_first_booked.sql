-- Who was booked first, as `guests` had it before the first change; null while nothing was changed. One of them must stay
-- when a member changes names, however often.
ALTER TABLE hotel_orders ADD first_guests jsonb;
