import type { InputOf } from '@serai/contract/endpoint';
import type { listEveryOrder } from '@serai/contract/orders/every-order';
import { netPriceNode } from '@serai/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { localDate, startOfDay } from '../../../domain/local-time.ts';
import { type Rights, requireNode } from '../../permissions/permissions.ts';
import type { OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';
import { findFreeEnding } from './find-free-ending.ts';
import { findOrderIds, maxFound } from './find-order-ids.ts';
import { isOnDay } from './on-day.ts';
import { type AnyOrderFilter, matches } from './order-filter.ts';
import { lacks } from './order-gaps.ts';
import { readCommonFilter } from './read-order-filter.ts';

export type AskedEveryOrder = Omit<InputOf<typeof listEveryOrder>, 'page' | 'limit' | 'cursor'>;

/** The orders of all products that match a member's filters. */
export interface EveryOrder {
  filter: AnyOrderFilter;
  /** Zone of the agency, and today's date there. */
  tz: string;
  day: string;
  /** Start of today there. */
  today: Date;
  /** Condition on `orders` for a status; undefined for any. */
  conditionFor: (status: OrderRow['order_status'] | undefined) => RawBuilder<unknown>;
  /** Whether the filters leave few orders, so that they are counted together. */
  isNarrow: boolean;
  /** Whether the keyword has more matches than were read. */
  isPart: boolean;
}

/**
 * Reads the filters of the list over all products for a member, who sees their own orders, and all of a product with its
 * `viewAll` permission. Booking days are in the agency's zone, service days local to the place. Sorting by sum requires
 * the right to see net prices.
 */
export async function openEveryOrder(
  db: Db,
  products: Products,
  reader: Rights,
  { asked, now }: { asked: AskedEveryOrder; now: Date },
): Promise<EveryOrder> {
  if (asked.sort === 'total') requireNode(reader, netPriceNode);
  const { agencyId, userId } = reader;
  const agency = db.selectFrom('agencies').select('tz').where('id', '=', agencyId);
  const { tz } = await agency.executeTakeFirstOrThrow();
  const day = localDate(now.getTime(), tz);
  const filter: AnyOrderFilter = {
    agencyId,
    product: asked.product === undefined ? undefined : products.named(asked.product).name,
    bookedBy: asked.booked_by === undefined ? undefined : userId,
    ...readCommonFilter(asked, tz),
  };
  const found = filter.keyword ? await findOrderIds(db, agencyId, filter.keyword) : undefined;
  const among = found ? sql`orders.id = ANY(${found}::bigint[])` : sql`true`;
  const visible = sql`${among} AND ${isSeen(products, reader)}`;
  const onDay = asked.day === undefined ? sql`true` : isOnDay(products, asked.day);
  const concern = await concernOf(db, products, asked.only, {
    matching: sql`${matches({ ...filter, status: undefined })} AND ${visible}`,
    now,
  });
  return {
    filter,
    tz,
    day,
    today: new Date(startOfDay(day, tz)),
    conditionFor: (status) =>
      sql`${matches({ ...filter, status })} AND ${visible} AND ${onDay} AND ${concern}`,
    isNarrow: found !== undefined || asked.only !== undefined || asked.day !== undefined,
    isPart: found?.length === maxFound,
  };
}

/**
 * Builds the condition on `orders`: booked by the reader, or of a product whose orders the reader may all see. Naming all
 * products changes no result, but lets the indexes that begin with agency and product count each status.
 */
function isSeen(products: Products, { nodes, userId }: Rights): RawBuilder<boolean> {
  const open = products.all
    .filter(({ listPage }) => nodes.has(`${listPage}/viewAll`))
    .map(({ name }) => name);
  const all = products.all.map(({ name }) => name);
  return sql<boolean>`(orders.product = ANY(${all}::text[])
    AND (orders.booked_by = ${userId} OR orders.product = ANY(${open}::text[])))`;
}

async function concernOf(
  db: Db,
  products: Products,
  only: AskedEveryOrder['only'],
  { matching, now }: { matching: RawBuilder<unknown>; now: Date },
): Promise<RawBuilder<unknown>> {
  switch (only) {
    case undefined:
      return sql`true`;
    case 'missing_code':
      return lacks(products, 'code');
    case 'no_driver':
      return lacks(products, 'driver');
    case 'free_ends':
      return sql`orders.id = ANY(${await findFreeEnding(db, matching, now)}::bigint[])`;
  }
}
