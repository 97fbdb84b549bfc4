import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { countOf } from '../../../platform/list/count.ts';
import { maxExported, rowsPerRead } from '../../../platform/sheets/bounds.ts';
import type { OrderRow } from '../order-store.ts';
import { matches } from './order-filter.ts';
import { type AskedOrders, readPage, sortKeyOf } from './order-page.ts';
import { findOrderIds } from './search-orders.ts';

type Asked = Pick<AskedOrders, 'filter' | 'sort'>;

/** Refuses a list with more orders than the export maximum with `export_too_long`. */
export async function refuseLongList(db: Db, { filter, sort }: Asked): Promise<void> {
  const count = filter.keyword
    ? (await findOrderIds(db, { filter, sort }, maxExported + 1)).length
    : await countMatching(db, filter);
  if (count > maxExported) throw new AppError('export_too_long', { facts: { rows: maxExported } });
}

async function countMatching(db: Db, filter: Asked['filter']): Promise<number> {
  const matching = sql`SELECT FROM orders WHERE ${matches(filter)}`;
  const { rows } = await sql<{ count: number }>`SELECT ${countOf(matching)} AS count`.execute(db);
  return rows[0]!.count;
}

/**
 * Reads all orders of a list in batches, so that other requests are served in between; at most the export
 * maximum.
 */
export async function* readAllOrders(db: Db, { filter, sort }: Asked): AsyncGenerator<OrderRow[]> {
  if (filter.keyword) {
    const ids = await findOrderIds(db, { filter, sort }, maxExported);
    for (let at = 0; at < ids.length; at += rowsPerRead) {
      const these = sql`orders.id = ANY(${ids.slice(at, at + rowsPerRead)}::bigint[])`;
      yield await readPage(db, { sort, page: { after: undefined, fetch: rowsPerRead, offset: 0 } }, these);
    }
    return;
  }
  yield* readMatching(db, sort, matches(filter));
}

/** Reads the orders that match a condition on `orders` in batches; at most the export maximum. */
export async function* readMatching(
  db: Db,
  sort: Asked['sort'],
  condition: RawBuilder<unknown>,
): AsyncGenerator<OrderRow[]> {
  const keyOf = sortKeyOf(sort);
  let after: ReturnType<typeof keyOf> | undefined;
  for (let read = 0; read < maxExported; read += rowsPerRead) {
    const page = { after, fetch: rowsPerRead, offset: 0 };
    const rows = await readPage(db, { sort, page }, condition);
    yield rows;
    if (rows.length < rowsPerRead) return;
    after = keyOf(rows.at(-1)!);
  }
}
