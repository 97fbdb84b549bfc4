import { type Kysely, sql } from 'kysely';
import type { Night } from './night-rules.ts';

export type What = 'units' | 'prices' | 'costs';

/** `sold_prices` are those of a supplier contract where it covers a night, otherwise the imported ones. */
const columns = {
  prices: sql`prices`,
  costs: sql`costs`,
  sold_prices: sql`night_values(prices, contract_prices)`,
  contract_prices: sql`contract_prices`,
};

/** Stored nights by owner id and date. */
export async function readStored<T>(
  db: Kysely<T>,
  what: 'units' | keyof typeof columns,
  ids: readonly number[],
  nights: readonly Night[],
): Promise<(id: number) => Map<string, { value: number; sold: number }>> {
  const [first, last] = [nights[0]!.date, nights.at(-1)!.date];
  const select =
    what === 'units'
      ? sql`SELECT room_type_id AS id, month::text, units AS values, sold FROM room_months WHERE room_type_id = ANY(${ids})`
      : sql`SELECT rate_plan_id AS id, month::text, ${columns[what]} AS values, NULL AS sold FROM rate_months WHERE rate_plan_id = ANY(${ids}) AND ${columns[what]} IS NOT NULL`;
  const found =
    await sql<StoredMonth>`${select} AND month BETWEEN date_trunc('month', ${first}::date) AND ${last}`.execute(
      db,
    );
  const months = new Map<number, StoredMonth[]>();
  for (const month of found.rows) months.set(month.id, [...(months.get(month.id) ?? []), month]);
  return (id) => {
    const values = new Map<string, { value: number; sold: number }>();
    for (const month of months.get(id) ?? []) {
      for (const [at, value] of month.values.entries()) {
        const date = `${month.month.slice(0, 8)}${String(at + 1).padStart(2, '0')}`;
        if (date >= first && date <= last) values.set(date, { value, sold: month.sold?.[at] ?? 0 });
      }
    }
    return values;
  };
}

/** Stored month: sellable units or prices. */
interface StoredMonth {
  id: number;
  month: string;
  values: number[];
  sold: number[] | null;
}
