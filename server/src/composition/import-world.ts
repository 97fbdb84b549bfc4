import type { Db } from '../calls.ts';
import { carFiles } from '../features/cars/import/car-files.ts';
import { fleetPictureSubjects } from '../features/fleet/fleet.ts';
import { fleetFiles } from '../features/fleet/import/fleet-files.ts';
import { routeFiles } from '../features/fleet/import/route-files.ts';
import { hotelFiles, hotelPictureSubjects } from '../features/hotels/hotels.ts';
import { pictureFiles } from '../features/pictures/import/picture-files.ts';
import { findPriceSettings, findUploadSettings, holdCurrency } from '../features/site/site.ts';
import { transferFiles } from '../features/transfers/import/transfer-files.ts';
import { type ImportMode, type ImportReport, importFiles } from '../platform/csv-import/import-files.ts';
import { noStorages, type Storages } from '../platform/files/storage.ts';

export interface WorldOptions {
  /** Civil date that relative dates refer to. */
  today: string;
  mode?: ImportMode;
  storages?: Storages;
}

/**
 * Imports all CSV files of a folder (docs/import.md) into the database: hotels, fleet, cars, airport
 * transfers, pictures. Prices are in the site's currency; pictures are stored with the uploads. All or
 * nothing; objects not in the files are unchanged.
 */
export async function importWorld(
  db: Db,
  folder: string,
  { today, mode = 'careful', storages = noStorages }: WorldOptions,
): Promise<ImportReport> {
  const { currency } = await findPriceSettings(db);
  const uploads = await findUploadSettings(db);
  const pictures = pictureFiles({
    subjects: pictureSubjects,
    storages,
    driver: storages.drivers.has(uploads.mode) ? uploads.mode : 'local',
  });
  const parts = [hotelFiles, fleetFiles, routeFiles, carFiles, transferFiles, pictures];
  return importFiles(db, folder, parts, {
    currency,
    today,
    mode,
    begin: async (trx) => {
      if ((await holdCurrency(trx)) !== currency)
        throw new Error('The currency was changed meanwhile: import again');
    },
  });
}

const pictureSubjects = [...hotelPictureSubjects, ...fleetPictureSubjects];
