import { join } from 'node:path';
import type { Trx } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { type InspectedPicture, inspectPicture } from '../../platform/pictures/inspect-picture.ts';
import { storeFiles } from './import/write-pictures.ts';

/** Stores pictures of a folder with the uploads, without rows of pictures.csv; returns each by its name. */
export async function keepPictures(
  trx: Trx,
  {
    folder,
    names,
    storages,
    driver,
  }: { folder: string; names: readonly string[]; storages: Storages; driver: string },
): Promise<Map<string, InspectedPicture>> {
  const found = new Map<string, InspectedPicture>();
  for (const name of names) {
    const picture = await inspectPicture(join(folder, name));
    if (typeof picture === 'string') throw new Error(`${join(folder, name)} is no picture: ${picture}`);
    found.set(name, picture);
  }
  await storeFiles(trx, found, { folder, storages, driver });
  return found;
}
