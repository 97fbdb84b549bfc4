import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@serai/contract/dates';
import type { Transaction } from 'kysely';
import { isStoppedOn, type StayLimit } from '../../../domain/pricing/stay-limits.ts';
import type { Effects } from '../../../platform/csv-import/effects.ts';
import { inventoryCsv } from './hotel-csv.ts';
import {
  laterNights,
  type Night,
  type NightRule,
  nightsFrom,
  nightTest,
  OPEN_NIGHTS,
  valuesFor,
} from './night-rules.ts';
import type { NightsRow } from './open-nights.ts';
import type { ChangedList } from './store-night-rules.ts';
import { readStored, type What } from './stored-nights.ts';

/** Nights to set; `thing` is their subject as named in the files. */
export interface PlannedNights extends NightsRow {
  thing: string;
}

type ChangedRules = ChangedList<NightRule>;

/**
 * Plans the nights of the coming year covered by changed rules, before or after the change, with their new
 * values. Other nights do not change. The effects on the planned nights are recorded.
 */
export async function planNights<T>(
  trx: Transaction<T>,
  what: What,
  rows: readonly ChangedRules[],
  today: string,
  effects: Effects,
): Promise<PlannedNights[]> {
  const nights = nightsFrom(today, today, addDays(today, OPEN_NIGHTS - 1));
  const later = what === 'prices' ? laterNights(today) : [];
  const stored = what === 'costs' ? () => new Map() : await readStored(trx, what, idsOf(rows), nights);
  return rows.map((row) => {
    const said = saidNights(row, nights);
    const values = stored(row.id);
    noteEffects(effects, what, row, said, values);
    if (what === 'prices') recordPlan(effects, row, said, { open: nights, later });
    return { id: row.id, hotel_id: row.hotel_id, thing: thingOf(row), nights: said };
  });
}

/** Records nights sold below the seller's cost whose price or cost changes; a cost of 0 is unknown. */
export async function recordBelowCost<T>(
  trx: Transaction<T>,
  prices: readonly PlannedNights[],
  costs: readonly PlannedNights[],
  today: string,
  effects: Effects,
): Promise<void> {
  const nights = nightsFrom(today, today, addDays(today, OPEN_NIGHTS - 1));
  const ids = idsOf([...prices, ...costs]);
  const storedPrices = await readStored(trx, 'prices', ids, nights);
  const storedCosts = await readStored(trx, 'costs', ids, nights);
  const [newPrices, newCosts] = [byId(prices), byId(costs)];
  const things = new Map([...prices, ...costs].map(({ id, thing }) => [id, thing]));
  for (const [id, thing] of things) {
    const [cost, paid] = [newCosts(id), storedCosts(id)];
    if (cost.size === 0 && paid.size === 0) continue;
    const [price, was] = [newPrices(id), storedPrices(id)];
    for (const date of new Set([...price.keys(), ...cost.keys()])) {
      const after = price.get(date) ?? was.get(date)?.value ?? 0;
      const before = cost.get(date) ?? paid.get(date)?.value ?? 0;
      if (after > 0 && after < before)
        effects.reportBelowCost(inventoryCsv.name, { thing, date, before, after });
    }
  }
}

/** Records the priced nights that stay limits take off sale or put on sale again. */
export async function recordStopSells<T>(
  trx: Transaction<T>,
  rows: readonly ChangedList<StayLimit>[],
  today: string,
  effects: Effects,
): Promise<void> {
  const nights = nightsFrom(today, today, addDays(today, OPEN_NIGHTS - 1));
  const prices = await readStored(trx, 'prices', idsOf(rows), nights);
  for (const row of rows) {
    const thing = thingOf(row);
    let open = 0;
    for (const [date, { value }] of prices(row.id)) {
      const sold = (limits: readonly StayLimit[]) => (isStoppedOn(limits, date) ? 0 : value);
      const [before, after] = [sold(row.before), sold(row.rules)];
      if (before > 0) open++;
      effects.recordUnits(inventoryCsv.name, { group: row.hotel, thing, date, before, after });
    }
    effects.recordOpenNights(inventoryCsv.name, row.hotel, open);
  }
}

function idsOf(rows: readonly { id: number }[]): number[] {
  return [...new Set(rows.map(({ id }) => id))];
}

function byId(rows: readonly PlannedNights[]): (id: number) => Map<string, number> {
  const planned = new Map(rows.map(({ id, nights }) => [id, nights]));
  return (id) => new Map(planned.get(id)?.map(({ date, value }) => [date, value]));
}

function thingOf({ hotel, room, plan }: Pick<ChangedRules, 'hotel' | 'room' | 'plan'>): string {
  return [hotel, room, plan].filter(Boolean).join(' ');
}

/** Nights that a change of rules affects, with their new values. */
function saidNights({ before, rules }: ChangedRules, nights: readonly Night[]): NightsRow['nights'] {
  const isNew = rules.filter((rule) => !before.some((other) => isDeepStrictEqual(rule, other)));
  const isGone = before.filter((rule) => !rules.some((other) => isDeepStrictEqual(rule, other)));
  const isTouched = nightTest([...isNew, ...isGone]);
  // Also catches rules that only changed their order.
  const [was, is] = [valuesFor(before, nights), valuesFor(rules, nights)];
  return nights.flatMap((night, at) =>
    was[at] !== is[at] || isTouched(night) ? [{ date: night.date, value: is[at]! }] : [],
  );
}

/** A night below this share of the plan's usual price is reported as doubtful. */
const ODD_SHARE = 0.5;

/**
 * Records the effects on a rate plan: its lowest and highest price, nights far below its usual price, and
 * price changes of nights that are not open yet.
 */
function recordPlan(
  effects: Effects,
  row: ChangedRules,
  said: NightsRow['nights'],
  { open, later }: { open: readonly Night[]; later: readonly Night[] },
): void {
  const thing = thingOf(row);
  const file = inventoryCsv.name;
  const [was, is] = [valuesFor(row.before, later), valuesFor(row.rules, later)];
  for (const [at, { date }] of later.entries())
    effects.reportLaterPrice(file, { thing, date, before: was[at]!, after: is[at]! });
  const now = valuesFor(row.rules, open);
  const priced = [...open, ...later]
    .map(({ date }, at) => ({ date, price: at < open.length ? now[at]! : is[at - open.length]! }))
    .filter(({ price }) => price > 0);
  if (priced.length === 0) return;
  const sorted = priced.toSorted((a, b) => a.price - b.price);
  const highest = priced.find(({ price }) => price === sorted.at(-1)!.price)!;
  effects.recordRange(file, thing, { lowest: sorted[0]!, highest });
  const usual = sorted[Math.floor(sorted.length / 2)]!.price;
  const touched = new Set([
    ...said.map(({ date }) => date),
    ...later.filter((_, at) => was[at] !== is[at]).map(({ date }) => date),
  ]);
  for (const { date, price } of priced)
    if (price < usual * ODD_SHARE && touched.has(date))
      effects.reportOddPrice(file, { thing, date, before: usual, after: price });
}

function noteEffects(
  effects: Effects,
  what: What,
  row: ChangedRules,
  said: NightsRow['nights'],
  stored: ReadonlyMap<string, { value: number; sold: number }>,
): void {
  if (what === 'costs') return;
  const { hotel } = row;
  const thing = thingOf(row);
  const open = [...stored.values()].filter(({ value }) => value > 0).length;
  effects.recordOpenNights(inventoryCsv.name, hotel, open);
  for (const { date, value } of said) {
    const { value: before, sold } = stored.get(date) ?? { value: 0, sold: 0 };
    const change = { group: hotel, thing, date, before, after: Math.max(0, value - sold) };
    if (what === 'units') effects.recordUnits(inventoryCsv.name, change);
    else effects.recordPrice(inventoryCsv.name, change);
  }
}
