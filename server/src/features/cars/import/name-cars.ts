import { sql } from 'kysely';
import type { ImportFault } from '../../../platform/csv-import/import-faults.ts';
import { type Names, refer, reportRepeats } from '../../../platform/csv-import/references.ts';
import type { CarLocationRow, CarRows } from './car-rows.ts';

/** Names that the car files refer to and define; reports rows that repeat a key or lie in two zones. */
export function nameCars({ locations, zones, rates, prices }: CarRows, faults: ImportFault[]): Names {
  reportRepeats('car-locations.csv', 'code', locations, (row) => row.code, faults);
  reportRepeats('industrial-zones.csv', 'code', zones, (row) => row.code, faults);
  reportRepeats('car-rates.csv', 'code', rates, (row) => row.code, faults);
  reportOtherZones(locations, faults);
  const city = (file: string, field: string, line: number, code: string) =>
    refer({ file, line, field }, code, ['car-city', 'unknown_city']);
  return {
    known: [
      ...locations.map((row) => `car-${row.kind === 'city' ? 'city' : 'branch'} ${row.code}`),
      ...rates.map((row) => `car-rate ${row.code}`),
    ],
    references: [
      ...locations.flatMap((row) => [
        ...city('car-locations.csv', 'city', row.line, row.city),
        ...refer({ file: 'car-locations.csv', line: row.line, field: 'base' }, row.base, [
          'base',
          'unknown_base',
        ]),
        ...row.drop_off_codes.flatMap((code) => city('car-locations.csv', 'drop_offs', row.line, code)),
      ]),
      ...zones.flatMap((row) => city('industrial-zones.csv', 'city', row.line, row.city)),
      ...rates.flatMap(({ line, location, model, pool }) => [
        ...refer({ file: 'car-rates.csv', line, field: 'location' }, location, [
          'car-branch',
          'unknown_branch',
        ]),
        ...refer({ file: 'car-rates.csv', line, field: 'model' }, model, ['model', 'unknown_model']),
        ...refer({ file: 'car-rates.csv', line, field: 'pool' }, pool, ['pool', 'unknown_pool']),
      ]),
      ...prices.flatMap(({ line, rate }) =>
        refer({ file: 'car-prices.csv', line, field: 'rate' }, rate, ['car-rate', 'unknown_rate']),
      ),
    ],
    stored: sql`
      SELECT 'car-' || CASE kind WHEN 'city' THEN 'city ' ELSE 'branch ' END || code AS key FROM car_locations
      UNION ALL SELECT 'car-rate ' || code FROM car_rates`,
  };
}

/**
 * Reports places in different zones. A rental has one zone: a branch has its city's, and so has every city
 * where its cars may be returned.
 */
function reportOtherZones(locations: readonly CarLocationRow[], faults: ImportFault[]): void {
  const zones = new Map(locations.map((row) => [row.code, row.tz]));
  const file = 'car-locations.csv';
  for (const { line, tz, city, drop_off_codes } of locations) {
    const elsewhere = (code: string) => (zones.get(code) ?? tz) !== tz;
    if (elsewhere(city)) {
      faults.push({ file, line, field: 'tz', code: 'other_zone', facts: { value: city } });
    }
    for (const value of drop_off_codes.filter(elsewhere)) {
      faults.push({ file, line, field: 'drop_offs', code: 'other_zone', facts: { value } });
    }
  }
}
