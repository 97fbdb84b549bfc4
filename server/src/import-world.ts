import type { Db } from './calls.ts';
import { carFiles } from './features/cars/import/car-files.ts';
import { fleetFiles } from './features/fleet/import/fleet-files.ts';
import { hotelFiles } from './features/hotels/hotels.ts';
import { findPriceSettings, holdCurrency } from './features/site/site.ts';
import { transferFiles } from './features/transfers/import/transfer-files.ts';
import { type ImportReport, importFiles } from './platform/csv-import/import-files.ts';

/**
 * Imports all CSV files of a folder (docs/import.md): hotels, the fleet, cars, airport transfers; prices are in the
 * site's currency. All or nothing; things the files do not name stay as they are. `today` is the civil date from
 * which relative dates count.
 */
export async function importWorld(
  db: Db,
  folder: string,
  { today }: { today: string },
): Promise<ImportReport> {
  const { currency } = await findPriceSettings(db);
  const parts = [hotelFiles(currency), fleetFiles, carFiles(currency), transferFiles(currency)];
  return importFiles(db, folder, parts, {
    today,
    begin: async (trx) => {
      if ((await holdCurrency(trx)) !== currency)
        throw new Error('The currency was changed meanwhile: import again');
    },
  });
}
