import { type RawBuilder, sql } from 'kysely';
import type { Db, StaffScope } from '../../../calls.ts';
import { withinScope } from '../desk/within-scope.ts';
import { findOrders, type OrderRow } from '../order-store.ts';

/** Maximum number of orders per keyword for staff. */
export const maxFound = 5000;

/**
 * Finds the orders of all agencies by keyword, newest first, among at most `maxFound` matches. Words match whole if any
 * order has them, otherwise as prefixes.
 */
export async function findForStaff(db: Db, keyword: string, most = maxFound): Promise<number[]> {
  const whole = await findByWords(db, keyword, { isWhole: true, most });
  return whole.length > 0 ? whole : findByWords(db, keyword, { isWhole: false, most });
}

/** The same with the orders themselves, within the scope of the caller's role. */
export async function findNewestForStaff(
  db: Db,
  keyword: string,
  { most, scope }: { most: number; scope: StaffScope | null },
): Promise<OrderRow[]> {
  const within = withinScope(scope);
  const ids = within
    ? await findWithin(db, await findForStaff(db, keyword), { most, within })
    : await findForStaff(db, keyword, most);
  const orders = ids.length === 0 ? [] : await findOrders(db, ids);
  return orders.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

async function findWithin(
  db: Db,
  ids: readonly number[],
  { most, within }: { most: number; within: RawBuilder<boolean> },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT orders.id FROM orders
    WHERE orders.id = ANY (${[...ids]}::bigint[]) AND ${within}
    ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

async function findByWords(
  db: Db,
  keyword: string,
  { isWhole, most }: { isWhole: boolean; most: number },
): Promise<number[]> {
  // Words for staff have the owner 0.
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM find_orders((SELECT order_query(0, ${keyword}::text, ${isWhole})), ${maxFound}::bigint)
    ORDER BY created_at DESC, id DESC LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
