import { isDeepStrictEqual } from 'node:util';
import { addDays } from '@serai/contract/dates';
import { sql, type Transaction } from 'kysely';
import type { Supplement } from '../../../domain/pricing/occupancy.ts';
import { isSeasonOn } from '../../../domain/pricing/seasons.ts';
import { writePrice } from '../../../platform/csv-import/csv-file.ts';
import type { ImportFault } from '../../../platform/csv-import/import-faults.ts';
import type { Catalogue } from './catalogue-rows.ts';
import { inventoryCsv, supplementsCsv } from './hotel-csv.ts';
import { type Night, nightsFrom, nightTest, OPEN_NIGHTS } from './night-rules.ts';
import type { PlannedNights } from './plan-nights.ts';
import type { ChangedList } from './store-night-rules.ts';
import { readStored } from './stored-nights.ts';

interface Plan {
  id: number;
  hotel: string;
  room: string;
  plan: string;
  supplements: Supplement[];
}

/**
 * Finds rate plans whose single-occupancy reduction exceeds a night's price, if the files change the
 * reduction or the price: searches add reductions to the total of a stay. One fault per plan, for its first
 * such night.
 */
export async function findExcessiveSingleReductions<T>(
  trx: Transaction<T>,
  catalogue: Catalogue,
  prices: readonly PlannedNights[],
  supplements: readonly ChangedList<Supplement>[],
  { today, currency }: { today: string; currency: string },
): Promise<ImportFault[]> {
  const otherSingles = new Set(supplements.filter(hasOtherSingles).map(({ id }) => id));
  const planned = new Map(prices.map(({ id, nights }) => [id, nights]));
  const plans = await listWithSingles(trx, [...new Set([...otherSingles, ...planned.keys()])]);
  const nights = nightsFrom(today, today, addDays(today, OPEN_NIGHTS - 1));
  const stored = await readStored(
    trx,
    'prices',
    plans.map(({ id }) => id),
    nights,
  );
  return plans.flatMap((plan) => {
    const changed = new Map(planned.get(plan.id)?.map(({ date, value }) => [date, value]));
    const isOther = otherSingles.has(plan.id);
    const values = isOther ? stored(plan.id) : undefined;
    const found = nights.find(({ date }) => {
      const price = changed.get(date) ?? values?.get(date)?.value ?? 0;
      return price > 0 && amountOff(plan, date) >= price;
    });
    if (!found) return [];
    const price = changed.get(found.date) ?? values!.get(found.date)!.value;
    const facts = {
      date: found.date,
      price: writePrice(price, currency),
      amount: writePrice(amountOff(plan, found.date), currency),
      currency,
    };
    const place = isOther
      ? placeInSupplements(catalogue, plan, found)
      : placeInPrices(catalogue, plan, found);
    return [{ ...place, code: 'single_use_dear', facts }];
  });
}

function hasOtherSingles({ before, rules }: ChangedList<Supplement>): boolean {
  const singles = (rows: readonly Supplement[]) => rows.filter(isSingle);
  return !isDeepStrictEqual(singles(before), singles(rules));
}

async function listWithSingles<T>(trx: Transaction<T>, ids: readonly number[]): Promise<Plan[]> {
  const { rows } = await sql<Plan>`
    SELECT p.id, h.code AS hotel, r.code AS room, p.code AS plan, p.supplements
      FROM rate_plans p JOIN room_types r ON r.id = p.room_type_id JOIN hotels h ON h.id = p.hotel_id
     WHERE p.id = ANY(${ids}) AND p.supplements @> '[{"kind": "single_use"}]'
     ORDER BY h.code, r.code, p.code`.execute(trx);
  return rows;
}

/** Single-occupancy reduction on a night: the last row that covers the night counts. */
function amountOff({ supplements }: Plan, date: string): number {
  return supplements.findLast((row) => isSingle(row) && isSeasonOn(row, date))?.amount ?? 0;
}

/**
 * Position of the row that counts; if the fault comes from a removed row, the last row of the plan, which
 * replaced it.
 */
function placeInSupplements(
  { supplements }: Catalogue,
  plan: Plan,
  { date }: Night,
): Pick<ImportFault, 'file' | 'line' | 'field'> {
  const ofPlan = supplements.filter((row) => isOf(row, plan));
  const row =
    ofPlan.findLast(({ supplement }) => isSingle(supplement) && isSeasonOn(supplement, date)) ??
    ofPlan.at(-1)!;
  return { file: supplementsCsv.name, line: row.line, field: 'amount' };
}

/** Position of the last row that sets the night's price; if there is none, the last row of the plan. */
function placeInPrices(
  { nightRules }: Catalogue,
  plan: Plan,
  night: Night,
): Pick<ImportFault, 'file' | 'line' | 'field'> {
  const ofPlan = nightRules.filter((row) => isOf(row, plan));
  const row = ofPlan.findLast(({ rules }) => nightTest(rules)(night)) ?? ofPlan.at(-1)!;
  return { file: inventoryCsv.name, line: row.line, field: 'price' };
}

function isOf(row: Pick<Plan, 'hotel' | 'room' | 'plan'>, { hotel, room, plan }: Plan): boolean {
  return row.hotel === hotel && row.room === room && row.plan === plan;
}

function isSingle({ kind }: Supplement): boolean {
  return kind === 'single_use';
}
