import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@serai/contract/dates';
import { sql, type Transaction } from 'kysely';
import type { Effects } from '../../../platform/csv-import/effects.ts';
import { inventoryCsv } from './hotel-csv.ts';
import { type Night, type NightRule, nightsFrom, nightsOf, OPEN_NIGHTS, valuesFor } from './night-rules.ts';
import type { NightsRow } from './open-nights.ts';
import type { ChangedList } from './store-night-rules.ts';

type What = 'units' | 'prices' | 'costs';
type ChangedRules = ChangedList<NightRule>;

/** What is stored of a month: what can be sold, or prices. */
interface StoredMonth {
  id: number;
  month: string;
  values: number[];
  sold: number[] | null;
}

/**
 * The nights of the coming year that changed rules speak of, before or now, with what the rules say of each. Nights
 * that no changed rule speaks of keep what they have; what becomes of the others is noted.
 */
export async function planNights<T>(
  trx: Transaction<T>,
  what: What,
  rows: readonly ChangedRules[],
  today: string,
  effects: Effects,
): Promise<NightsRow[]> {
  const nights = nightsFrom(today, today, addDays(today, OPEN_NIGHTS - 1));
  const stored = await readStored(trx, what, rows, nights);
  return rows.map((row) => {
    const said = saidNights(row, nights);
    const values = stored(row.id);
    noteEffects(effects, what, row, said, values);
    return { id: row.id, hotel_id: row.hotel_id, nights: said };
  });
}

/** Which nights a change of rules touches, with their new values. */
function saidNights({ before, rules }: ChangedRules, nights: readonly Night[]): NightsRow['nights'] {
  const isNew = rules.filter((rule) => !before.some((other) => isDeepStrictEqual(rule, other)));
  const isGone = before.filter((rule) => !rules.some((other) => isDeepStrictEqual(rule, other)));
  const touched = nightsOf([...isNew, ...isGone], nights);
  // Rules that only changed their order say something else of these.
  const [was, is] = [valuesFor(before, nights), valuesFor(rules, nights)];
  return nights.flatMap(({ date }, at) =>
    touched[at] || was[at] !== is[at] ? [{ date, value: is[at]! }] : [],
  );
}

function noteEffects(
  effects: Effects,
  what: What,
  { hotel, room, plan }: ChangedRules,
  said: NightsRow['nights'],
  stored: ReadonlyMap<string, { value: number; sold: number }>,
): void {
  if (what === 'costs') return;
  const thing = [hotel, room, plan].filter(Boolean).join(' ');
  const open = [...stored.values()].filter(({ value }) => value > 0).length;
  effects.noteOpen(inventoryCsv.name, hotel, open);
  for (const { date, value } of said) {
    const { value: before, sold } = stored.get(date) ?? { value: 0, sold: 0 };
    const change = { group: hotel, thing, date, before, after: Math.max(0, value - sold) };
    if (what === 'units') effects.noteUnits(inventoryCsv.name, change);
    else effects.notePrice(inventoryCsv.name, change);
  }
}

/** What is stored of the nights, by the owner's id and the date. */
async function readStored<T>(
  trx: Transaction<T>,
  what: What,
  rows: readonly ChangedRules[],
  nights: readonly Night[],
): Promise<(id: number) => Map<string, { value: number; sold: number }>> {
  const ids = rows.map(({ id }) => id);
  const [first, last] = [nights[0]!.date, nights.at(-1)!.date];
  if (what === 'costs') return () => new Map();
  const select =
    what === 'units'
      ? sql`SELECT room_type_id AS id, month::text, units AS values, sold FROM room_months WHERE room_type_id = ANY(${ids})`
      : sql`SELECT rate_plan_id AS id, month::text, prices AS values, NULL AS sold FROM rate_months WHERE rate_plan_id = ANY(${ids})`;
  const found =
    await sql<StoredMonth>`${select} AND month BETWEEN date_trunc('month', ${first}::date) AND ${last}`.execute(
      trx,
    );
  const byId = new Map<number, StoredMonth[]>();
  for (const month of found.rows) byId.set(month.id, [...(byId.get(month.id) ?? []), month]);
  return (id) => {
    const values = new Map<string, { value: number; sold: number }>();
    for (const month of byId.get(id) ?? []) {
      for (const [at, value] of month.values.entries()) {
        const date = `${month.month.slice(0, 8)}${String(at + 1).padStart(2, '0')}`;
        if (date >= first && date <= last) values.set(date, { value, sold: month.sold?.[at] ?? 0 });
      }
    }
    return values;
  };
}
