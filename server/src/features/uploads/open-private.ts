import { buffer } from 'node:stream/consumers';
import type { Db } from '../../calls.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { FileReply } from '../../platform/http/route.ts';
import { findPrivate } from './upload-store.ts';

/**
 * Returns a private file; the caller has checked that the user may see it. Pictures are displayed, other files
 * downloaded. Refuses with `not_found` if there is no such file.
 */
export async function openPrivate(
  { db, storages }: { db: Db; storages: Storages },
  path: string,
): Promise<FileReply> {
  const file = await findPrivate(db, path);
  const stored = file && (await storages.drivers.get(file.driver)?.open(file.path));
  if (!file || !stored) throw new AppError('not_found');
  const { name, mimetype, is_picture } = file;
  return {
    type: mimetype,
    name,
    bytes: await buffer(stored),
    inline: is_picture,
  };
}
