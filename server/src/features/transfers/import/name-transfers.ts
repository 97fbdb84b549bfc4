import { sql } from 'kysely';
import type { ImportFault } from '../../../platform/csv-import/import-faults.ts';
import { type Names, type Reference, refer, reportRepeats } from '../../../platform/csv-import/references.ts';
import type { TransferRows } from './transfer-rows.ts';

/** Names that the transfer files refer to and define; reports rows that repeat a key. */
export function nameTransfers(rows: TransferRows, faults: ImportFault[]): Names {
  const { airports, zones, places, rates } = rows;
  reportRepeats('airports.csv', 'iata', airports, (row) => row.iata, faults);
  reportRepeats('transfer-zones.csv', 'code', zones, (row) => `${row.airport}/${row.code}`, faults);
  reportRepeats('transfer-places.csv', 'code', places, (row) => `${row.airport}/${row.code}`, faults);
  reportRepeats('transfer-rates.csv', 'class', rates, pathOf, faults);
  return {
    known: [
      ...airports.map((row) => `airport ${row.iata}`),
      ...zones.map((row) => `transfer-zone ${row.airport}/${row.code}`),
      ...rates.map((row) => `transfer-rate ${pathOf(row)}`),
    ],
    references: listReferences(rows),
    stored: sql`
      SELECT 'airport ' || iata AS key FROM airports
      UNION ALL
      SELECT 'transfer-zone ' || a.iata || '/' || z.code
        FROM transfer_zones z JOIN airports a ON a.id = z.airport_id
      UNION ALL
      SELECT 'transfer-rate ' || a.iata || '/' || z.code || '/' || c.code
        FROM transfer_rates r JOIN vehicle_classes c ON c.id = r.class_id
        JOIN transfer_zones z ON z.id = r.zone_id JOIN airports a ON a.id = z.airport_id`,
  };
}

function listReferences({ airports, zones, places, rates, prices }: TransferRows): Reference[] {
  const zone = (file: string, row: { line: number; airport: string; zone: string }) =>
    refer({ file, line: row.line, field: 'zone' }, row.zone, ['transfer-zone', 'unknown_zone'], {
      path: `${row.airport}/${row.zone}`,
      facts: { airport: row.airport },
    });
  return [
    ...airports.flatMap(({ line, base }) =>
      refer({ file: 'airports.csv', line, field: 'base' }, base, ['base', 'unknown_base']),
    ),
    ...zones.flatMap(({ line, airport }) =>
      refer({ file: 'transfer-zones.csv', line, field: 'airport' }, airport, ['airport', 'unknown_airport']),
    ),
    ...places.flatMap((row) => zone('transfer-places.csv', row)),
    ...rates.flatMap((row) => [
      ...zone('transfer-rates.csv', row),
      ...refer({ file: 'transfer-rates.csv', line: row.line, field: 'class' }, row.class, [
        'class',
        'unknown_class',
      ]),
      ...refer({ file: 'transfer-rates.csv', line: row.line, field: 'pool' }, row.pool, [
        'pool',
        'unknown_pool',
      ]),
    ]),
    ...prices.flatMap((row) =>
      refer(
        { file: 'transfer-prices.csv', line: row.line, field: 'class' },
        row.class,
        ['transfer-rate', 'unknown_transfer'],
        { path: pathOf(row), facts: { airport: row.airport, zone: row.zone } },
      ),
    ),
  ];
}

function pathOf(row: { airport: string; zone: string; class: string }): string {
  return `${row.airport}/${row.zone}/${row.class}`;
}
