import { setTimeout as sleep } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isPlanOutdated } from './named-statements.ts';

const MAX_ATTEMPTS = 6;
const FIRST_WAIT_MS = 10;
/** serialization_failure and deadlock_detected: rolled back; a retry solves it. */
const REPEATABLE_STATES = new Set(['40001', '40P01']);

/**
 * Runs `work` in one transaction at READ COMMITTED and commits it; an exception rolls it back. After a deadlock or
 * serialization failure, or if a table was changed under a named statement, `work` runs again, up to six times with
 * growing random pauses, so it must do nothing that cannot be rolled back.
 */
export async function inTransaction<T, R>(
  db: Kysely<T>,
  work: (trx: Transaction<T>) => Promise<R>,
): Promise<R> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRepeatable(error)) throw error;
      await sleep(Math.random() * FIRST_WAIT_MS * 2 ** attempt);
    }
  }
}

function isRepeatable(error: unknown): boolean {
  if (isPlanOutdated(error)) return true;
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' && REPEATABLE_STATES.has(code);
}
