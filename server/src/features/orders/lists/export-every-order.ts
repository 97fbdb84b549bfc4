import type { linkEveryOrderExport as endpoint } from '@serai/contract/orders/every-order';
import { everyOrderColumns } from '@serai/contract/orders/list-columns';
import { netPriceNode } from '@serai/contract/permissions';
import type { Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import { countOf } from '../../../platform/list/count.ts';
import { maxExported, rowsPerRead } from '../../../platform/sheets/bounds.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { sheetReply } from '../../../platform/sheets/sheet-reply.ts';
import { type Rights, requireNode } from '../../permissions/permissions.ts';
import type { OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';
import { everyOrderCells, everyOrderHeads, everyOrderWords, type Provided } from './every-order-columns.ts';
import { keyOfEvery, readSorted } from './every-order-sort.ts';
import type { OrderSheetDeps } from './export-orders.ts';
import { openEveryOrder } from './open-every-order.ts';

export type AskedEveryExport = Call<typeof endpoint>['input'];

interface AskedSheet {
  asked: AskedEveryExport;
  now: Date;
}

/**
 * Opens the list behind a sheet. Requires the export permission of its product, or of all products; refuses too many rows
 * with `export_too_long`.
 */
export async function openEveryExport(
  { db, products }: Pick<OrderSheetDeps, 'db' | 'products'>,
  reader: Rights,
  { asked, now }: AskedSheet,
) {
  const named = asked.product === undefined ? products.all : [products.named(asked.product)];
  for (const { listPage } of named) requireNode(reader, `${listPage}/export`);
  const { filter, conditionFor, tz, today } = await openEveryOrder(db, products, reader, { asked, now });
  const condition = conditionFor(filter.status);
  const matching = sql`SELECT FROM orders WHERE ${condition}`;
  const { rows } = await sql<{ count: number }>`SELECT ${countOf(matching)} AS count`.execute(db);
  if (rows[0]!.count > maxExported) throw new AppError('export_too_long', { facts: { rows: maxExported } });
  return { condition, tz, by: { sort: asked.sort, today } };
}

/** Exports the orders that `order/listEvery` shows for the same filters, with the chosen columns. */
export async function exportEveryOrder(
  deps: OrderSheetDeps,
  reader: Rights,
  made: AskedSheet,
  lang: Lang,
): Promise<FileReply> {
  const { db, products, sheets } = deps;
  const { columns = everyOrderColumns, format } = made.asked;
  const { condition, tz, by } = await openEveryExport(deps, reader, made);
  const seesSums = reader.nodes.has(netPriceNode);
  const keyOf = keyOfEvery(by);
  const rows: SheetCell[][] = [];
  let after: ReturnType<typeof keyOf> | undefined;
  do {
    const page = { after, fetch: rowsPerRead, offset: 0 };
    const orders: OrderRow[] = await readSorted(db, { ...by, page }, condition);
    const provided = await findProvided(db, products, orders, lang);
    for (const order of orders) {
      rows.push(everyOrderCells(order, { columns, tz, lang, seesSums, provided: provided.get(order.id) }));
    }
    const last = orders.at(-1);
    after = last && orders.length === rowsPerRead ? keyOf(last) : undefined;
  } while (after && rows.length < maxExported);
  const { caption } = everyOrderWords(lang);
  const sheet = { name: caption, columns: everyOrderHeads(columns, { tz, lang }), rows };
  return sheetReply(sheets, caption, { sheet, format });
}

/** Finds code or drivers, and the flight, of each order. */
async function findProvided(
  db: Db,
  products: Products,
  orders: readonly OrderRow[],
  lang: Lang,
): Promise<Map<number, Provided>> {
  const found = new Map<number, Provided>();
  for (const product of products.all) {
    const ids = orders.filter((order) => order.product === product.name).map(({ id }) => id);
    if (ids.length === 0) continue;
    const names = await product.nameProviders?.(db, ids, lang);
    const rides = await product.describeRides?.(db, ids, lang);
    for (const id of ids) {
      found.set(id, { name: names?.get(id) ?? '', flight: rides?.get(id)?.flight_number ?? '' });
    }
  }
  return found;
}
