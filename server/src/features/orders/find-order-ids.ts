import { sql } from 'kysely';
import type { Db } from '../../calls.ts';

/** A keyword means so many orders at most; of more, any of them. */
const mostFound = 5_000;

/**
 * The orders of an agency that a keyword means. Words are taken whole where any order holds them so, and else as the
 * beginning of words, as in lists of orders.
 */
export async function findOrderIds(db: Db, agencyId: number, keyword: string): Promise<number[]> {
  const whole = await findOrders(db, agencyId, keyword, true);
  return whole.length > 0 ? whole : findOrders(db, agencyId, keyword, false);
}

async function findOrders(db: Db, agencyId: number, keyword: string, isWhole: boolean): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM find_orders((SELECT order_query(${agencyId}::bigint, ${keyword}::text, ${isWhole})),
      ${mostFound}::bigint)`.execute(db);
  return rows.map(({ id }) => id);
}
