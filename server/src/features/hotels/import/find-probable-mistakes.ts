import { writePrice } from '../../../platform/csv-import/csv-file.ts';
import type { ImportDoubt } from '../../../platform/csv-import/import-doubts.ts';
import type { Catalogue, HotelFeeRow, HotelRow, NightRuleRow } from './catalogue-rows.ts';
import { hotelFeesCsv, hotelsCsv, inventoryCsv } from './hotel-csv.ts';

/** Digits of zip codes in countries whose zip codes may begin with 0. */
const zipDigits: Readonly<Record<string, number>> = {
  CN: 6,
  VN: 6,
  SG: 6,
  MM: 5,
  LA: 5,
  TH: 5,
  KH: 5,
  MY: 5,
  ID: 5,
  KR: 5,
};

/**
 * Finds values that are probably mistakes, whatever is stored. `countries` maps the code of a city to its
 * country, where known.
 */
export function findProbableMistakes(
  { hotels, fees, nightRules }: Pick<Catalogue, 'hotels' | 'fees' | 'nightRules'>,
  countries: ReadonlyMap<string, string>,
  currency: string,
): ImportDoubt[] {
  return [
    ...hotels.flatMap((hotel) => doubtZip(hotel, countries.get(hotel.city))),
    ...fees.flatMap(doubtArrivals),
    ...doubtSigns(nightRules, currency),
  ];
}

/** Excel reads 06000 as a number and drops its first digit. */
function doubtZip({ line, zip }: HotelRow, country: string | undefined): ImportDoubt[] {
  const digits = zipDigits[country ?? ''];
  if (!digits || !/^\d+$/.test(zip) || zip.length !== digits - 1) return [];
  return [
    { file: hotelsCsv.name, code: 'zip_short', facts: { line: `${line}`, value: zip, digits: `${digits}` } },
  ];
}

/** Longer periods are seasonal fees, not fees for single evenings. */
const MAX_EVENINGS = 3;

/** A dinner on one evening is owed by all guests of that night, not only by those who arrive that day. */
function doubtArrivals({ line, basis, from_day: from, to_day: to }: HotelFeeRow): ImportDoubt[] {
  const isByArrival = basis === 'person_stay' || basis === 'stay';
  if (!isByArrival || from === '' || daysBetween(from, to) >= MAX_EVENINGS) return [];
  return [{ file: hotelFeesCsv.name, code: 'fee_by_arrival', facts: { line: `${line}`, basis, from, to } }];
}

function daysBetween(from: string, to: string): number {
  const dayOf = (text: string) => Date.parse(text.length === 5 ? `2027-${text}` : text) / 86_400_000;
  const days = dayOf(to) - dayOf(from);
  return days < 0 ? days + 365 : days;
}

/** Full prices that other rows of the hotel use as a surcharge: `10` where they have `+10.00`. */
function doubtSigns(rows: readonly NightRuleRow[], currency: string): ImportDoubt[] {
  const added = new Set(
    rows.flatMap(({ hotel, rules }) =>
      rules.flatMap((rule) => ('plus' in rule ? [`${hotel} ${rule.plus}`] : [])),
    ),
  );
  return rows.flatMap(({ line, hotel, plan, rules }) =>
    rules.flatMap((rule): ImportDoubt[] => {
      if (plan === '' || !('value' in rule) || !added.has(`${hotel} ${rule.value}`)) return [];
      const facts = { line: `${line}`, price: writePrice(rule.value, currency) };
      return [{ file: inventoryCsv.name, code: 'price_unsigned', facts }];
    }),
  );
}
