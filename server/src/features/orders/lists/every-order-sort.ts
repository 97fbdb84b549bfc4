import type { EveryOrderSort } from '@serai/contract/orders/list-columns';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { totalAmount } from '../../../domain/settlement.ts';
import type { ListKey } from '../../../platform/list/cursor.ts';
import type { Page } from '../../../platform/list/page.ts';
import { findOrders, type OrderRow } from '../order-store.ts';

/** Order of a list over all products. */
export interface SortedBy {
  sort: EveryOrderSort;
  /** Start of today for the reader: `next` lists services from then on first. */
  today: Date;
}

export type AskedPage = Pick<Page<OrderRow>, 'after' | 'fetch' | 'offset'>;

/** Consecutive part of a list, sorted by one column and then by id. */
interface Part {
  within: RawBuilder<boolean>;
  at: RawBuilder<unknown>;
  direction: 'ASC' | 'DESC';
  valueOf: (order: OrderRow) => number;
  /** Converts a value of a cursor to the type of the column. */
  literal: (value: number) => RawBuilder<unknown>;
}

/** Builds the key of a row: start of the day of the list, part, value, id. A cursor keeps the day of its first page. */
export function keyOfEvery({ sort, today }: SortedBy): (order: OrderRow) => ListKey {
  const parts = partsOf({ sort, today });
  return (order) => {
    const part = sort === 'next' && order.service_start < today ? 1 : 0;
    return [today.getTime(), part, parts[part]!.valueOf(order), order.id];
  };
}

/** Returns the day on which the list of a cursor began, otherwise today. */
export function dayOfList(after: ListKey | undefined, today: Date): Date {
  return after ? new Date(after[0]!) : today;
}

/** Reads a page of the orders that match a condition on `orders`. */
export async function readSorted(
  db: Db,
  { page, ...by }: SortedBy & { page: AskedPage },
  condition: RawBuilder<unknown>,
): Promise<OrderRow[]> {
  const most = page.offset + page.fetch;
  const first = page.after?.[1] ?? 0;
  const ids: number[] = [];
  for (const [at, part] of partsOf(by).entries()) {
    if (at < first || ids.length >= most) continue;
    const after = at === first ? page.after : undefined;
    ids.push(...(await readPart(db, { part, after, condition, most: most - ids.length })));
  }
  const shown = ids.slice(page.offset);
  if (shown.length === 0) return [];
  const orders = new Map((await findOrders(db, shown)).map((order) => [order.id, order]));
  return shown.map((id) => orders.get(id)).filter((order) => order !== undefined);
}

async function readPart(
  db: Db,
  asked: { part: Part; after: ListKey | undefined; condition: RawBuilder<unknown>; most: number },
): Promise<number[]> {
  const { part, after, condition, most } = asked;
  const { at, direction, within } = part;
  const compared = sql.raw(direction === 'ASC' ? '>' : '<');
  const follows = after
    ? sql`(${at}, orders.id) ${compared} (${part.literal(after[2]!)}, ${after[3]}::bigint)`
    : sql`true`;
  const { rows } = await sql<{ id: number }>`
    SELECT orders.id FROM orders WHERE ${condition} AND ${within} AND ${follows}
    ORDER BY ${at} ${sql.raw(direction)}, orders.id ${sql.raw(direction)} LIMIT ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** `next` has two parts: services from today on, the earliest first, then earlier ones, the latest first. */
function partsOf({ sort, today }: SortedBy): readonly Part[] {
  const day = timeOf(today.getTime());
  switch (sort) {
    case 'next':
      return [
        { ...byService, within: sql<boolean>`orders.service_start >= ${day}`, direction: 'ASC' },
        { ...byService, within: sql<boolean>`orders.service_start < ${day}` },
      ];
    case 'service':
      return [byService];
    case 'booked':
      return [
        { ...byService, at: sql.ref('orders.created_at'), valueOf: ({ created_at }) => created_at.getTime() },
      ];
    case 'total':
      return [
        {
          ...byService,
          at: sql`(orders.total_price + orders.adjustments)`,
          valueOf: totalAmount,
          literal: (value) => sql`${value}::bigint`,
        },
      ];
  }
}

const timeOf = (ms: number): RawBuilder<unknown> => sql`${new Date(ms)}::timestamptz`;

const byService: Part = {
  within: sql<boolean>`true`,
  at: sql.ref('orders.service_start'),
  direction: 'DESC',
  valueOf: ({ service_start }) => service_start.getTime(),
  literal: timeOf,
};
