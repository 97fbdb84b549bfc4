import { products } from '@serai/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import type { Rights } from '../../permissions/permissions.ts';
import { isSeenBy } from './seen-by-member.ts';

/** Longest service, in days, whose end is counted. */
export const LONGEST_DAYS = 60;

/** Number of orders of a product on a day. */
export interface DayCount {
  day: string;
  product: string;
  count: number;
}

interface Span {
  /** First and last day, local to the place of each service. */
  from: string;
  to: string;
}

/**
 * Counts the services that begin and end on each day of a span, of the orders in force that are visible to a member.
 * The products and the instants bound the part of the index on the start that is read: no zone is more than a day away
 * from UTC.
 */
export async function countAhead(
  db: Db,
  rights: Rights,
  span: Span,
): Promise<{ begins: DayCount[]; ends: DayCount[] }> {
  const seen = isSeenBy(rights);
  return {
    begins: await countPerDay(db, { seen, span, column: sql.ref('orders.service_start'), backDays: 0 }),
    ends: await countPerDay(db, {
      seen,
      span,
      column: sql.ref('orders.service_end'),
      backDays: LONGEST_DAYS,
    }),
  };
}

async function countPerDay(
  db: Db,
  asked: { seen: RawBuilder<unknown>; span: Span; column: RawBuilder<unknown>; backDays: number },
): Promise<DayCount[]> {
  const { seen, span, column, backDays } = asked;
  const day = sql`(${column} AT TIME ZONE orders.tz)::date`;
  const { rows } = await sql<DayCount>`
    SELECT ${day} AS day, orders.product, count(*)::int AS count FROM orders
    WHERE ${seen} AND orders.product = ANY(${[...products]}::text[]) AND orders.order_status IN ('processing', 'confirmed', 'in_service', 'completed')
      AND orders.service_start >= (${span.from}::date - 1 - ${backDays}::int)::timestamp AT TIME ZONE 'UTC'
      AND orders.service_start < (${span.to}::date + 2)::timestamp AT TIME ZONE 'UTC'
      AND ${day} BETWEEN ${span.from}::date AND ${span.to}::date
    GROUP BY 1, 2 ORDER BY 1, 2`.execute(db);
  return rows;
}
