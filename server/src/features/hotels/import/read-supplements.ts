import { type Supplement, supplementKinds } from '../../../domain/pricing/occupancy.ts';
import { readCurrency, readPrice, readPriceOrNull } from '../../../platform/csv-import/read-price.ts';
import { readSeason } from '../../../platform/csv-import/read-season.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import type { SupplementRow } from './catalogue-rows.ts';

/** Reads a row of supplements.csv. Ages are allowed for children only; both days empty means always. */
export function readSupplement(row: RowReader, currency: string): SupplementRow {
  const kind = row.choice('kind', supplementKinds);
  const isOfChildren = kind === 'child' || kind === 'child_bed' || kind === 'meal_child';
  const [ageFrom, ageTo] = [row.integerOrNull('age_from', 0, 17), row.integerOrNull('age_to', 0, 17)];
  if (!isOfChildren && (ageFrom !== null || ageTo !== null)) row.fault('age_from', 'ages_of_children');
  if (isOfChildren && (ageFrom === null || ageTo === null)) row.fault('age_from', 'ages_missing');
  if (ageFrom !== null && ageTo !== null && ageFrom > ageTo) row.fault('age_to', 'ages_reversed');
  const amount = readPrice(row, 'amount', currency);
  const cost = readPriceOrNull(row, 'cost', currency);
  readCurrency(row, currency);
  const supplement: Supplement = {
    kind,
    ...readDays(row),
    ...(isOfChildren && ageFrom !== null && ageTo !== null ? { ageFrom, ageTo } : {}),
    amount,
    ...(cost === null ? {} : { cost }),
  };
  return {
    line: row.line,
    hotel: row.code('hotel'),
    room: row.code('room_type'),
    plan: row.code('rate_plan'),
    replaces: row.replaces(),
    supplement,
  };
}

/** Reads the season of a row; both cells empty means always. */
export function readDays(row: RowReader): { from: string; to: string } {
  const isAlways = (['from', 'to'] as const).every((field) => row.text(field, { optional: true }) === '');
  return isAlways ? { from: '', to: '' } : readSeason(row);
}
