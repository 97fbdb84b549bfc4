import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertStoragePath, type Storage } from './storage.ts';

/** Storage in a folder of this machine; `source` must be on the same disk. */
export function createLocalStorage(dir: string): Storage {
  const placeOf = (path: string) => {
    assertStoragePath(path);
    return join(dir, path);
  };
  return {
    put: async (path, source) => {
      const place = placeOf(path);
      await mkdir(dirname(place), { recursive: true, mode: 0o750 });
      await settle(source);
      await rename(source, place);
      await settle(dirname(place));
    },
    open: async (path) => {
      const handle = await open(placeOf(path)).catch(ifMissing);
      return handle && createReadStream('', { fd: handle });
    },
    remove: (path) => rm(placeOf(path), { force: true }),
  };
}

/** Waits until it is on the disk: a row must not survive a power cut without its file. */
async function settle(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function ifMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
