import { orderStatuses } from '@serai/contract/orders/statuses';
import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { countOf } from '../../../platform/list/count.ts';
import type { OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';

/** Number of an agency's orders in a status; may exceed `maxCounted`, but is not exact beyond it. */
export interface AgencyOrders {
  agency_id: number;
  status: OrderRow['order_status'];
  count: number;
}

/**
 * Counts the orders of agencies per status. Each product is counted separately, because the index begins with
 * agency, product and status.
 */
export async function countForAgencies(
  db: Db,
  products: Products,
  agencyIds: readonly number[],
  statuses: readonly OrderRow['order_status'][] = orderStatuses,
): Promise<AgencyOrders[]> {
  const inState = sql`
    SELECT FROM orders
    WHERE orders.agency_id = agency.id AND orders.product = sold.name AND orders.order_status = state.name`;
  const { rows } = await sql<AgencyOrders>`
    SELECT agency.id AS agency_id, state.name AS status, sum(counted.count)::bigint AS count
    FROM unnest(${[...agencyIds]}::bigint[]) AS agency (id)
    CROSS JOIN unnest(${[...statuses]}::text[]) AS state (name)
    CROSS JOIN unnest(${namesOf(products)}::text[]) AS sold (name)
    CROSS JOIN LATERAL (SELECT ${countOf(inState)} AS count OFFSET 0) counted
    GROUP BY agency.id, state.name HAVING sum(counted.count) > 0
    ORDER BY agency.id, state.name`.execute(db);
  return rows;
}

/** Finds when each agency booked last; agencies without an order are omitted. */
export async function findLastBooked(
  db: Db,
  products: Products,
  agencyIds: readonly number[],
): Promise<Map<number, Date>> {
  const { rows } = await sql<{ agency_id: number; at: Date }>`
    SELECT agency.id AS agency_id, max(latest.created_at) AS at
    FROM unnest(${[...agencyIds]}::bigint[]) AS agency (id)
    CROSS JOIN unnest(${namesOf(products)}::text[]) AS sold (name)
    CROSS JOIN LATERAL (
      SELECT created_at FROM orders WHERE orders.agency_id = agency.id AND orders.product = sold.name
      ORDER BY created_at DESC LIMIT 1
    ) latest
    GROUP BY agency.id`.execute(db);
  return new Map(rows.map(({ agency_id, at }) => [agency_id, at]));
}

function namesOf(products: Products): string[] {
  return products.all.map(({ name }) => name);
}
