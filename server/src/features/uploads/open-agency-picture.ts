import { buffer } from 'node:stream/consumers';
import type { Db } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { findAgencyPicture } from './upload-store.ts';

/**
 * The bytes of a picture that somebody of the agency has uploaded, by its address `/storage/…`; undefined where there is
 * none.
 */
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
