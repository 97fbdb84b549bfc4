import { sql, type Transaction } from 'kysely';

// A row of 13 months per item: a statement carries about 6,500 months.
const BATCH = 500;

/** Values to set on nights of a room type or rate plan: sellable units, or minor units. */
export interface NightsRow {
  id: number;
  hotel_id: number;
  nights: ReadonlyArray<{ date: string; value: number }>;
}

interface MonthRow {
  id: number;
  hotel_id: number;
  month: string;
  /** One element per night of the month; null leaves the night unchanged. */
  values: Array<number | null>;
}

/**
 * Sets the sellable units of nights: the given units less those sold. On nights whose allotment is already
 * released by `today`, at most the units that the release keeps. Other nights do not change.
 */
export async function openUnits<T>(
  trx: Transaction<T>,
  rooms: readonly NightsRow[],
  today: string,
): Promise<void> {
  // An import does not put released units back on sale.
  const kept = (value: unknown) => sql`
    CASE WHEN n.month + (i - 1) < ${today}::date + n.release_days THEN least(n.release_keep, ${value})
         ELSE ${value} END`;
  for (const months of monthBatches(rooms)) {
    // The JSON of a batch is a megabyte: it is sent and parsed once.
    await sql`
      WITH n AS MATERIALIZED (
        SELECT said.*, r.release_days, r.release_keep
          FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
               AS said(id bigint, hotel_id bigint, month date, values smallint[])
          JOIN room_types r ON r.id = said.id),
      known AS (
        UPDATE room_months AS m SET units = (
          SELECT array_agg(CASE WHEN n.values[i] IS NULL THEN m.units[i]
                                ELSE ${kept(sql`greatest(0, n.values[i] - m.sold[i])`)} END::smallint ORDER BY i)
            FROM generate_subscripts(m.units, 1) AS i)
          FROM n WHERE m.room_type_id = n.id AND m.month = n.month)
      INSERT INTO room_months (room_type_id, month, hotel_id, units, sold)
      SELECT n.id, n.month, n.hotel_id,
             (SELECT array_agg(${kept(sql`coalesce(n.values[i], 0)`)}::smallint ORDER BY i)
                FROM generate_subscripts(n.values, 1) AS i),
             array_fill(0::smallint, ARRAY[cardinality(n.values)])
        FROM n
       WHERE NOT EXISTS (SELECT FROM room_months m WHERE m.room_type_id = n.id AND m.month = n.month)`.execute(
      trx,
    );
  }
}

/** Sets prices of nights; other nights do not change. */
export async function openPrices<T>(trx: Transaction<T>, plans: readonly NightsRow[]): Promise<void> {
  for (const months of monthBatches(plans)) {
    await sql`
      WITH n AS MATERIALIZED (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb)
                      AS said(id bigint, hotel_id bigint, month date, values int[])),
      known AS (
        UPDATE rate_months AS m SET prices = (
          SELECT array_agg(coalesce(n.values[i], m.prices[i]) ORDER BY i)
            FROM generate_subscripts(m.prices, 1) AS i)
          FROM n WHERE m.rate_plan_id = n.id AND m.month = n.month)
      INSERT INTO rate_months (rate_plan_id, month, hotel_id, prices)
      SELECT n.id, n.month, n.hotel_id, array(SELECT coalesce(v, 0) FROM unnest(n.values) WITH ORDINALITY AS a(v, i) ORDER BY i)
        FROM n
       WHERE NOT EXISTS (SELECT FROM rate_months m WHERE m.rate_plan_id = n.id AND m.month = n.month)`.execute(
      trx,
    );
  }
}

/** Sets the seller's cost of nights, in months that have prices; 0 = unknown. Other nights do not change. */
export async function openCosts<T>(trx: Transaction<T>, plans: readonly NightsRow[]): Promise<void> {
  for (const months of monthBatches(plans)) {
    await sql`
      UPDATE rate_months AS m SET costs = (
        SELECT array_agg(coalesce(n.values[i], m.costs[i], 0) ORDER BY i)
          FROM generate_subscripts(m.prices, 1) AS i)
        FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb) AS n(id bigint, month date, values int[])
       WHERE m.rate_plan_id = n.id AND m.month = n.month`.execute(trx);
  }
}

function* monthBatches(rows: readonly NightsRow[]): Generator<MonthRow[]> {
  for (let at = 0; at < rows.length; at += BATCH) {
    const months = rows.slice(at, at + BATCH).flatMap(monthsOf);
    if (months.length > 0) yield months;
  }
}

function monthsOf({ id, hotel_id, nights }: NightsRow): MonthRow[] {
  const months = new Map<string, MonthRow>();
  for (const { date, value } of nights) {
    const month = `${date.slice(0, 7)}-01`;
    let known = months.get(month);
    if (!known) {
      known = { id, hotel_id, month, values: Array(daysIn(date)).fill(null) };
      months.set(month, known);
    }
    known.values[Number(date.slice(8)) - 1] = value;
  }
  return [...months.values()];
}

function daysIn(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
