import type { Kysely } from 'kysely';
import { carFiles } from './features/cars/import/car-files.ts';
import { fleetFiles } from './features/fleet/import/fleet-files.ts';
import { hotelFiles } from './features/hotels/hotels.ts';
import { transferFiles } from './features/transfers/import/transfer-files.ts';
import { type ImportReport, importFiles } from './platform/csv-import/import-files.ts';

/**
 * Imports all CSV files of a folder (docs/import.md): hotels, the fleet, cars, airport transfers. All or nothing;
 * things the files do not name stay as they are. `today` is the civil date from which relative dates count.
 */
export function importWorld<T>(
  db: Kysely<T>,
  folder: string,
  options: { today: string },
): Promise<ImportReport> {
  return importFiles(db, folder, [hotelFiles, fleetFiles, carFiles, transferFiles], options);
}
