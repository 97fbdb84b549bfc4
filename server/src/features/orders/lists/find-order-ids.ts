import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';

/** Maximum number of orders found by a keyword; beyond it the selection is arbitrary. */
export const maxFound = 5_000;

/**
 * Finds the orders of an agency by keyword. Words are matched whole if any order contains them, otherwise as
 * prefixes, as in order lists.
 */
export async function findOrderIds(db: Db, agencyId: number, keyword: string): Promise<number[]> {
  const whole = await findOrders(db, agencyId, keyword, true);
  return whole.length > 0 ? whole : findOrders(db, agencyId, keyword, false);
}

async function findOrders(db: Db, agencyId: number, keyword: string, isWhole: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM find_orders((SELECT order_query(${agencyId}::bigint, ${keyword}::text, ${isWhole})),
      ${maxFound}::bigint)`.execute(db);
  return rows.map(({ id }) => id);
}
