import { sql } from 'kysely';
import type { ImportFault } from '../../../platform/csv-import/import-faults.ts';
import type { ImportPart } from '../../../platform/csv-import/import-files.ts';
import { type Names, refer, reportRepeats } from '../../../platform/csv-import/references.ts';
import type { FleetRows } from './fleet-rows.ts';
import { readFleet } from './read-fleet.ts';
import { writeFleet } from './write-fleet.ts';

/** Imports bases, vehicle classes, models, pools, drivers and vehicles (docs/import.md). */
export const fleetFiles: ImportPart = async (reader) => {
  const fleet = await readFleet(reader);
  return {
    names: nameFleet(fleet, reader.faults),
    write: async (trx) => ({ changed: await writeFleet(trx, fleet) }),
  };
};

function nameFleet(
  { bases, classes, models, pools, drivers, vehicles }: FleetRows,
  faults: ImportFault[],
): Names {
  reportRepeats('bases.csv', 'code', bases, (row) => row.code, faults);
  reportRepeats('vehicle-classes.csv', 'code', classes, (row) => row.code, faults);
  reportRepeats('vehicle-models.csv', 'code', models, (row) => row.code, faults);
  reportRepeats('vehicle-pools.csv', 'code', pools, (row) => row.code, faults);
  reportRepeats('drivers.csv', 'code', drivers, (row) => row.code, faults);
  reportRepeats('vehicles.csv', 'plate_number', vehicles, (row) => row.plate_number, faults);
  return {
    known: [
      ...bases.map((row) => `base ${row.code}`),
      ...classes.map((row) => `class ${row.code}`),
      ...models.map((row) => `model ${row.code}`),
      ...pools.map((row) => `pool ${row.code}`),
    ],
    references: [
      ...models.flatMap((row) =>
        refer({ file: 'vehicle-models.csv', line: row.line, field: 'class' }, row.class, [
          'class',
          'unknown_class',
        ]),
      ),
      ...drivers.flatMap((row) =>
        refer({ file: 'drivers.csv', line: row.line, field: 'base' }, row.base, ['base', 'unknown_base']),
      ),
      ...vehicles.flatMap(({ line, model, base, pool }) => [
        ...refer({ file: 'vehicles.csv', line, field: 'model' }, model, ['model', 'unknown_model']),
        ...refer({ file: 'vehicles.csv', line, field: 'base' }, base, ['base', 'unknown_base']),
        ...refer({ file: 'vehicles.csv', line, field: 'pool' }, pool, ['pool', 'unknown_pool']),
      ]),
    ],
    stored: sql`
      SELECT 'base ' || code AS key FROM bases
      UNION ALL SELECT 'class ' || code FROM vehicle_classes
      UNION ALL SELECT 'model ' || code FROM vehicle_models
      UNION ALL SELECT 'pool ' || code FROM vehicle_pools`,
  };
}
