import { sql } from 'kysely';

/** Columns of a queue entry that follow from its order, as SQL of a query with `orders`. */
export const entryOfOrder = sql`orders.id AS order_id, orders.sn AS number, orders.title_zh, orders.title_en,
  orders.agency_id, coalesce(orders.guest_names[1], orders.contact_name) AS guest, orders.country, orders.entity_id`;
