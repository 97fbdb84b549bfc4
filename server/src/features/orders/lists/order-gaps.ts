import type { OrderGap } from '@serai/contract/orders/list-columns';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import type { OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';

/** Builds the condition on `orders`: a confirmed order that lacks its code or a driver. */
export function lacks(products: Products, gap: OrderGap): RawBuilder<boolean> {
  const conditions = products.all.flatMap(({ name, gap: own }) =>
    own?.kind === gap ? [sql<boolean>`(orders.product = ${name} AND ${own.isOpen})`] : [],
  );
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` OR `)})`;
}

/** Finds what each of the orders lacks; complete orders are absent. */
export async function findGaps(
  db: Db,
  products: Products,
  orders: readonly OrderRow[],
): Promise<Map<number, OrderGap>> {
  const gaps = new Map<number, OrderGap>();
  for (const { name, gap } of products.all) {
    const ids = orders.filter(({ product }) => product === name).map(({ id }) => id);
    if (!gap || ids.length === 0) continue;
    const { rows } = await sql<{ id: number }>`
      SELECT orders.id FROM orders WHERE orders.id = ANY(${ids}::bigint[]) AND ${gap.isOpen}`.execute(db);
    for (const { id } of rows) gaps.set(id, gap.kind);
  }
  return gaps;
}
