import { addDays } from '@serai/contract/dates';
import type { exportMargins, listMargins } from '@serai/contract/payables/margins';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { type CountedQuery, joinConditions, type ListOrder } from '../../../platform/list/read-list.ts';

/** An ended order with its sale and cost, in minor units of the site's currency. */
export interface MarginRow {
  id: number;
  sn: string;
  title_zh: string;
  title_en: string;
  agency_id: number;
  agency: string;
  service_end: Date;
  ended_on: string;
  sale: number;
  cost: number;
  unknown: boolean;
}

export type MarginFilters = Pick<
  Call<typeof listMargins>['input'] & Call<typeof exportMargins>['input'],
  'month' | 'hotel_id' | 'agency_id' | 'show'
>;

/**
 * Orders with charges or posted costs whose service ended in a month, with the sums of both. A completed order without a
 * posted cost of its service counts the cost frozen on it: its own fleet, or a service before costs were posted.
 */
function measured({ month, hotel_id, agency_id }: MarginFilters, currency: string) {
  const from = `${month}-01`;
  const to = addDays(from, 32);
  const wanted = joinConditions([
    // A day more on both sides, for the zones of the places.
    sql`orders.service_end >= ${addDays(from, -1)}::timestamptz AND orders.service_end < ${to}::timestamptz`,
    sql`to_char(orders.service_end AT TIME ZONE orders.tz, 'YYYY-MM') = ${month}`,
    sql`orders.order_status IN ('completed', 'no_show', 'cancelled') AND orders.currency = ${currency}`,
    agency_id !== undefined && sql`orders.agency_id = ${agency_id}`,
    hotel_id !== undefined &&
      sql`EXISTS (SELECT FROM hotel_orders stay WHERE stay.order_id = orders.id AND stay.hotel_id = ${hotel_id})`,
  ]);
  return sql`(
    SELECT orders.id, orders.sn, orders.title_zh, orders.title_en, orders.agency_id, agency.name AS agency,
      orders.service_end, (orders.service_end AT TIME ZONE orders.tz)::date AS ended_on, charged.sale,
      posted.cost + CASE WHEN orders.order_status = 'completed' AND NOT posted.has_service
        THEN coalesce(orders.cost, 0) ELSE 0 END AS cost,
      orders.order_status = 'completed' AND orders.cost IS NULL AND NOT posted.has_service AS unknown
    FROM orders JOIN agencies agency ON agency.id = orders.agency_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::bigint AS sale FROM charges WHERE order_id = orders.id
    ) charged
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(amount), 0)::bigint AS cost, coalesce(bool_or(kind = 'service'), false) AS has_service
      FROM supplier_costs WHERE order_id = orders.id
    ) posted
    WHERE ${wanted} AND (charged.sale <> 0 OR posted.cost <> 0)
  ) measured`;
}

/** Margins of a month, the latest end first. */
export function marginList(filters: MarginFilters, currency: string): CountedQuery<MarginRow> {
  const { month, hotel_id, agency_id, show } = filters;
  const from = sql`FROM ${measured(filters, currency)}`;
  return {
    list: ['margins', month, hotel_id, agency_id, show],
    order: latestFirst,
    from,
    where: joinConditions([
      show === 'below_cost' && sql`measured.sale < measured.cost`,
      show === 'unknown' && sql`measured.unknown`,
    ]),
    select: (wanted) => sql<MarginRow>`SELECT measured.* ${from} WHERE ${wanted}`,
  };
}

const latestFirst: ListOrder<MarginRow> = {
  orderBy: sql`measured.service_end DESC, measured.id DESC`,
  follows: ([end, id]) =>
    sql`(measured.service_end, measured.id) < (${new Date(end!)}::timestamptz, ${id}::bigint)`,
  keyOf: (row) => [row.service_end.getTime(), row.id],
};

/** Sums of all margins that match. */
export async function sumMargins(
  db: Db,
  { from, where }: Pick<CountedQuery<MarginRow>, 'from' | 'where'>,
): Promise<{ sale: number; cost: number }> {
  const { rows } = await sql<{ sale: number; cost: number }>`
    SELECT coalesce(sum(sale), 0)::bigint AS sale, coalesce(sum(cost), 0)::bigint AS cost
    ${from} WHERE ${where}`.execute(db);
  return rows[0]!;
}

/** Margin in tenths of a percent of the sale, rounded half up; null without a sale. */
export function permilleOf(sale: number, cost: number): number | null {
  if (sale <= 0) return null;
  const [part, whole] = [BigInt(sale - cost) * 2000n + BigInt(sale), BigInt(sale) * 2n];
  const quotient = part / whole;
  // BigInt division rounds towards zero.
  return Number(part < 0n && part % whole !== 0n ? quotient - 1n : quotient);
}
