import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storages } from '../../platform/files/storage.ts';
import type { Db } from '../permissions/permissions.ts';
import { takeAttempt } from './upload-store.ts';

const PATIENCE_MS = 3_600_000;
const MOST_AT_ONCE = 1000;

/**
 * Removes what uploads that never ended left behind, an hour later: stored files without a row, and files that
 * came in and were never stored. Answers how many files.
 */
export async function cleanUploads(db: Db, storages: Storages, now: Date): Promise<number> {
  const before = new Date(now.getTime() - PATIENCE_MS);
  return (await removeOrphans(db, storages, before)) + (await removeUnfinished(storages.incomingDir, before));
}

async function removeOrphans(db: Db, { drivers }: Storages, before: Date): Promise<number> {
  for (let removed = 0; removed < MOST_AT_ONCE; removed++) {
    const found = await inTransaction(db, async (trx) => {
      const attempt = await takeAttempt(trx, before);
      // Should removing fail, the attempt stays for the next round.
      if (attempt) await drivers.get(attempt.driver)?.remove(attempt.path);
      return attempt;
    });
    if (!found) return removed;
  }
  return MOST_AT_ONCE;
}

async function removeUnfinished(incomingDir: string, before: Date): Promise<number> {
  let removed = 0;
  for (const name of await readdir(incomingDir).catch(() => [])) {
    const place = join(incomingDir, name);
    const found = await stat(place).catch(() => undefined);
    if (!found?.isFile() || found.mtime >= before) continue;
    await rm(place, { force: true });
    removed += 1;
  }
  return removed;
}
