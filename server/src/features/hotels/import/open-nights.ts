import { sql, type Transaction } from 'kysely';
import type { Night } from './night-rules.ts';
import { valuesFor } from './night-rules.ts';
import type { RuledRow } from './write-catalogue.ts';

// 13 months a row: a statement carries about 6,500 months.
const BATCH = 500;

interface MonthRow {
  id: number;
  hotel_id: number;
  month: string;
  values: number[];
}

/** Sets what can be sold on the given nights (units by the rules less what is already sold); others stay as they are. */
export async function openUnits<T>(
  trx: Transaction<T>,
  rooms: readonly RuledRow[],
  nights: readonly Night[],
): Promise<void> {
  for (const months of monthBatches(rooms, nights)) {
    await sql`
      INSERT INTO room_months (room_type_id, month, hotel_id, units, sold)
      SELECT n.id, n.month, n.hotel_id, n.values, array_fill(0::smallint, ARRAY[cardinality(n.values)])
        FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb) AS n(id bigint, hotel_id bigint, month date, values smallint[])
      ON CONFLICT (room_type_id, month) DO UPDATE SET units = (
        SELECT array_agg(CASE WHEN ${isOpen(nights)} THEN greatest(0, excluded.units[i] - room_months.sold[i])
                              ELSE room_months.units[i] END::smallint ORDER BY i)
          FROM generate_subscripts(excluded.units, 1) AS i)`.execute(trx);
  }
}

/** Sets the prices of the given nights; others stay as they are. */
export async function openPrices<T>(
  trx: Transaction<T>,
  plans: readonly RuledRow[],
  nights: readonly Night[],
): Promise<void> {
  for (const months of monthBatches(plans, nights)) {
    await sql`
      INSERT INTO rate_months (rate_plan_id, month, hotel_id, prices)
      SELECT n.id, n.month, n.hotel_id, n.values
        FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb) AS n(id bigint, hotel_id bigint, month date, values int[])
      ON CONFLICT (rate_plan_id, month) DO UPDATE SET prices = (
        SELECT array_agg(CASE WHEN ${isOpen(nights)} THEN excluded.prices[i] ELSE rate_months.prices[i] END ORDER BY i)
          FROM generate_subscripts(excluded.prices, 1) AS i)`.execute(trx);
  }
}

/** Sets what the seller pays on the given nights, of months that have prices; 0 = unknown. */
export async function openCosts<T>(
  trx: Transaction<T>,
  plans: readonly RuledRow[],
  nights: readonly Night[],
): Promise<void> {
  for (const months of monthBatches(plans, nights)) {
    await sql`
      UPDATE rate_months m SET costs = (
        SELECT array_agg(CASE WHEN excluded.month + (i - 1) BETWEEN ${nights[0]!.date}::date AND ${nights.at(-1)!.date}::date
            THEN excluded.values[i] ELSE coalesce(m.costs[i], 0) END ORDER BY i)
          FROM generate_subscripts(excluded.values, 1) AS i)
        FROM jsonb_to_recordset(${JSON.stringify(months)}::jsonb) AS excluded(id bigint, month date, values int[])
       WHERE m.rate_plan_id = excluded.id AND m.month = excluded.month`.execute(trx);
  }
}

function isOpen(nights: readonly Night[]) {
  return sql`excluded.month + (i - 1) BETWEEN ${nights[0]!.date}::date AND ${nights.at(-1)!.date}::date`;
}

function* monthBatches(rows: readonly RuledRow[], nights: readonly Night[]): Generator<MonthRow[]> {
  if (nights.length === 0) return;
  for (let at = 0; at < rows.length; at += BATCH) {
    yield rows.slice(at, at + BATCH).flatMap((row) => monthsOf(row, nights));
  }
}

/** One element a night of the month; nights that are not asked about hold 0 and are left alone. */
function monthsOf(row: RuledRow, nights: readonly Night[]): MonthRow[] {
  const months = new Map<string, MonthRow>();
  for (const [at, value] of valuesFor(row.rules, nights).entries()) {
    const { date } = nights[at]!;
    const month = `${date.slice(0, 7)}-01`;
    let known = months.get(month);
    if (!known) {
      known = { id: row.id, hotel_id: row.hotel_id, month, values: Array(daysIn(date)).fill(0) };
      months.set(month, known);
    }
    known.values[Number(date.slice(8)) - 1] = value;
  }
  return [...months.values()];
}

function daysIn(date: string): number {
  return new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
}
