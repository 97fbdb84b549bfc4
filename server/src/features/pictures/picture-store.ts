import { extname } from 'node:path';
import type { Db, Trx } from '../../calls.ts';
import type { InspectedPicture } from '../../platform/pictures/inspect-picture.ts';

/** Finds where the file of a picture is stored; undefined for an unknown key. */
export function findPictureFile(db: Db, key: string): Promise<{ driver: string; path: string } | undefined> {
  return db.selectFrom('pictures').select(['driver', 'path']).where('key', '=', key).executeTakeFirst();
}

/** Returns which of these keys are already stored. */
export async function listKnownKeys(trx: Trx, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await trx
    .selectFrom('pictures')
    .select('key')
    .where('key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Storage of all picture files, with their names for pictures.csv. */
export async function listPictureFiles(db: Db): Promise<{ driver: string; path: string; file: string }[]> {
  const rows = await db.selectFrom('pictures').select(['key', 'driver', 'path']).orderBy('key').execute();
  return rows.map(({ key, driver, path }) => ({ driver, path, file: `pictures/${key}${extname(path)}` }));
}

/** Inserts the row of a stored picture. */
export async function insertPicture(
  trx: Trx,
  { key, width, height, preview }: InspectedPicture,
  { driver, path }: { driver: string; path: string },
): Promise<void> {
  await trx.insertInto('pictures').values({ key, driver, path, width, height, preview }).execute();
}
