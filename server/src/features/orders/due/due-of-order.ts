import { sql } from 'kysely';

/** Columns of what waits for a member that follow from its order, as SQL of a query with `orders`. */
export const dueOfOrder = sql`orders.id AS order_id, orders.product, orders.sn AS number, orders.title_zh,
  orders.title_en, coalesce(orders.guest_names[1], orders.contact_name) AS guest,
  greatest(cardinality(orders.guest_names) - 1, 0) AS other_guests, orders.currency`;
