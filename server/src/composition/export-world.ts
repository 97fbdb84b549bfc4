import { createWriteStream } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../calls.ts';
import { carCsvFiles } from '../features/cars/import/car-csv.ts';
import { fleetPictureSubjects } from '../features/fleet/fleet.ts';
import { fleetCsvFiles } from '../features/fleet/import/fleet-csv.ts';
import { hotelPictureSubjects } from '../features/hotels/hotels.ts';
import { hotelCsvFiles } from '../features/hotels/import/hotel-csv.ts';
import { picturesCsv } from '../features/pictures/import/pictures-csv.ts';
import { listPictureFiles } from '../features/pictures/picture-store.ts';
import { findPriceSettings } from '../features/site/site.ts';
import { transferCsvFiles } from '../features/transfers/import/transfer-csv.ts';
import { listStored } from '../platform/csv-import/csv-file.ts';
import { writeCsv } from '../platform/csv-import/write-csv.ts';
import { noStorages, type Storages } from '../platform/files/storage.ts';

const pictures = picturesCsv([...hotelPictureSubjects, ...fleetPictureSubjects]);
const files = [...hotelCsvFiles, ...fleetCsvFiles, ...carCsvFiles, ...transferCsvFiles, pictures];

/**
 * Exports everything that the import reads to an existing folder. Importing the result changes nothing, and
 * importing it into an empty database and exporting again yields the same files. Returns the number of rows
 * per file.
 */
export async function exportWorld(
  db: Db,
  folder: string,
  storages: Storages = noStorages,
): Promise<Record<string, number>> {
  const { currency } = await findPriceSettings(db);
  const written: Record<string, number> = {};
  // A consistent snapshot, even if an import runs at the same time.
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      for (const file of files) {
        const rows = await listStored(trx, file, currency);
        await writeCsv(folder, file, rows);
        written[file.name] = rows.length;
      }
    });
  await copyPictures(db, folder, storages);
  return written;
}

/** Finds the first export file that already exists in a folder. */
export async function findExported(folder: string): Promise<string | undefined> {
  for (const { name } of files) {
    const isThere = await access(join(folder, name)).then(
      () => true,
      () => false,
    );
    if (isThere) return name;
  }
  return undefined;
}

async function copyPictures(db: Db, folder: string, { drivers }: Storages): Promise<void> {
  for (const { driver, path, file } of await listPictureFiles(db)) {
    const stored = await drivers.get(driver)?.open(path);
    if (!stored) throw new Error(`the store “${driver}” has no picture ${path}`);
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await pipeline(stored, createWriteStream(join(folder, file)));
  }
}
