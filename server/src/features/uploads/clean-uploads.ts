import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Storages } from '../../platform/files/storage.ts';
import { giveUpReplaced } from './replaced-pictures.ts';
import { consumeAttempt, listAttempts, updateAttemptFailed } from './upload-store.ts';

const PATIENCE_MS = 3_600_000;
const MAX_AT_ONCE = 1000;
/** A storage with this many failures in a round is considered down: the rest waits for the next round. */
const MAX_FAILURES = 20;

export interface CleaningDeps {
  db: Db;
  storages: Storages;
  log: Logger;
}

/**
 * Removes avatars a day after they were replaced, and leftovers of interrupted uploads an hour later: stored files
 * without a row, and received files that were never stored. A file that cannot be removed is logged and retried in
 * the next round. Returns the number of removed files.
 */
export async function cleanUploads(deps: CleaningDeps, now: Date): Promise<number> {
  const before = new Date(now.getTime() - PATIENCE_MS);
  await giveUpReplaced(deps.db, now);
  return (await removeOrphans(deps, before)) + (await removeUnfinished(deps.storages.incomingDir, before));
}

async function removeOrphans({ db, storages, log }: CleaningDeps, before: Date): Promise<number> {
  const drivers = [...storages.drivers.keys()];
  const failures = new Map<string, number>();
  let removed = 0;
  for (const { path, driver } of await listAttempts(db, { before, drivers, limit: MAX_AT_ONCE })) {
    const failed = failures.get(driver) ?? 0;
    if (failed === MAX_FAILURES) continue;
    try {
      if (await removeOrphan(db, storages, { path, driver })) removed += 1;
    } catch (error) {
      failures.set(driver, failed + 1);
      log.warn({ err: error, driver, path }, 'a stored file could not be removed');
      await updateAttemptFailed(db, path);
    }
  }
  return removed;
}

/** In one transaction: if removing the file fails, the attempt stays. */
function removeOrphan(
  db: Db,
  { drivers }: Storages,
  { path, driver }: { path: string; driver: string },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const isMine = await consumeAttempt(trx, path);
    if (isMine) await drivers.get(driver)?.remove(path);
    return isMine;
  });
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
