import { buffer } from 'node:stream/consumers';
import type { Db } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { findAgencyPicture } from './upload-store.ts';

/** Reads an uploaded picture of the agency by its address `/storage/…`; undefined if there is none. */
export async function openAgencyPicture(
  { db, storages }: { db: Db; storages: Storages },
  agencyId: number,
  address: string,
): Promise<Buffer | undefined> {
  const path = /^\/storage\/(.+)$/.exec(address)?.[1];
  const file = path === undefined ? undefined : await findAgencyPicture(db, agencyId, path);
  const stored = file && (await storages.drivers.get(file.driver)?.open(file.path));
  return stored && buffer(stored);
}
