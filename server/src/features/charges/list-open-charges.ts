import { sql } from 'kysely';
import type { Db } from '../../calls.ts';
import type { ChargeRow } from './charge-store.ts';

/** Filter of an agency's open charges; undefined = any. */
export interface OpenFilter {
  agencyId: number;
  product?: string | undefined;
  /** Local days of service, `YYYY-MM-DD`, both included. */
  serviceFrom?: string | undefined;
  serviceTo?: string | undefined;
  /** Charged before this instant. */
  before?: Date | undefined;
  /** Only charges of these orders. */
  orderIds?: readonly number[] | undefined;
}

/**
 * Lists unpaid, unbilled charges on credit, oldest first by (charged_at, id): those after a key (epoch ms and
 * id), up to a limit.
 */
export async function listOpenCharges(
  db: Db,
  filter: OpenFilter,
  page: { after?: readonly number[] | undefined; fetch: number; offset?: number | undefined },
): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    SELECT * FROM charges WHERE ${isOpenOf(filter)} AND ${matches(filter)}
      AND ${
        page.after
          ? sql`(charged_at, id) > (${new Date(page.after[0]!)}::timestamptz, ${page.after[1]}::bigint)`
          : sql`true`
      }
    ORDER BY charged_at, id LIMIT ${page.fetch} OFFSET ${page.offset ?? 0}`.execute(db);
  return rows;
}

/** Finds the ids of the oldest open charges of a filter, up to a limit. */
export async function findOpenCharges(db: Db, filter: OpenFilter, fetch: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM charges WHERE ${isOpenOf(filter)} AND ${matches(filter)}
    ORDER BY charged_at, id LIMIT ${fetch}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Counts the open charges of a filter and sums their unpaid amount in minor units, with the products in which the
 * agency has any. The charges are read once.
 */
export async function sumOpenCharges(
  db: Db,
  filter: OpenFilter,
): Promise<{ count: number; open: number; products: string[] }> {
  const { rows } = await sql<{ product: string; count: number; open: number }>`
    SELECT product, count(*) FILTER (WHERE matches) AS count,
      coalesce(sum(amount - settled) FILTER (WHERE matches), 0)::bigint AS open
    FROM (SELECT product, amount, settled, ${matches(filter)} AS matches FROM charges WHERE ${isOpenOf(filter)}) charge
    GROUP BY product ORDER BY product`.execute(db);
  return {
    count: rows.reduce((sum, { count }) => sum + count, 0),
    open: rows.reduce((sum, { open }) => sum + open, 0),
    products: rows.map(({ product }) => product),
  };
}

/**
 * Must equal the predicate of the partial index on open charges. Refunds are on no bill: they reduce the debt
 * directly.
 */
function isOpenOf({ agencyId }: OpenFilter) {
  return sql`agency_id = ${agencyId} AND stage = 'open' AND bill_id IS NULL AND settled <> amount AND amount > 0`;
}

function matches({ product, serviceFrom, serviceTo, before, orderIds }: OpenFilter) {
  const conditions = [
    sql`true`,
    ...(product === undefined ? [] : [sql`product = ${product}`]),
    ...(serviceFrom === undefined ? [] : [sql`service_date >= ${serviceFrom}::date`]),
    ...(serviceTo === undefined ? [] : [sql`service_date <= ${serviceTo}::date`]),
    ...(before === undefined ? [] : [sql`charged_at < ${before}::timestamptz`]),
    ...(orderIds === undefined ? [] : [sql`order_id = ANY(${orderIds}::bigint[])`]),
  ];
  return sql.join(conditions, sql` AND `);
}
