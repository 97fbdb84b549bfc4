import { join } from 'node:path';
import { createLocalStorage } from './local-storage.ts';
import type { S3Address } from './s3-address.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage, Storages } from './storage.ts';

/** `local` in the data folder, always; `s3` if its address is set. */
export function openStorages({ dataDir, s3 }: { dataDir: string; s3?: S3Address | undefined }): Storages {
  const dir = join(dataDir, 'storage');
  const drivers = new Map<string, Storage>([['local', createLocalStorage(dir)]]);
  if (s3) drivers.set('s3', createS3Storage(s3));
  // On the same disk as the files; no storage path can lead there.
  return { drivers, incomingDir: join(dir, '.incoming') };
}
