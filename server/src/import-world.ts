import type { Db } from './calls.ts';
import { carFiles } from './features/cars/import/car-files.ts';
import { fleetPictureSubjects } from './features/fleet/fleet.ts';
import { fleetFiles } from './features/fleet/import/fleet-files.ts';
import { routeFiles } from './features/fleet/import/route-files.ts';
import { hotelFiles, hotelPictureSubjects } from './features/hotels/hotels.ts';
import { pictureFiles } from './features/pictures/import/picture-files.ts';
import { findPriceSettings, findUploadSettings, holdCurrency } from './features/site/site.ts';
import { transferFiles } from './features/transfers/import/transfer-files.ts';
import { type ImportReport, importFiles } from './platform/csv-import/import-files.ts';
import { noStorages, type Storages } from './platform/files/storage.ts';

/**
 * Imports all CSV files of a folder (docs/import.md): hotels, the fleet, cars, airport transfers, pictures; prices
 * are in the site's currency, pictures are kept where uploads are. All or nothing; things the files do not name stay as they are. `today` is the civil date from
 * which relative dates count.
 */
export async function importWorld(
  db: Db,
  folder: string,
  { today, storages = noStorages }: { today: string; storages?: Storages },
): Promise<ImportReport> {
  const { currency } = await findPriceSettings(db);
  const { mode } = await findUploadSettings(db);
  const pictures = pictureFiles({
    subjects: [...hotelPictureSubjects, ...fleetPictureSubjects],
    storages,
    driver: storages.drivers.has(mode) ? mode : 'local',
  });
  const parts = [
    hotelFiles(currency),
    fleetFiles,
    routeFiles(currency),
    carFiles(currency),
    transferFiles(currency),
    pictures,
  ];
  return importFiles(db, folder, parts, {
    today,
    begin: async (trx) => {
      if ((await holdCurrency(trx)) !== currency)
        throw new Error('The currency was changed meanwhile: import again');
    },
  });
}
