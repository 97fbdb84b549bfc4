import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/src/calls.ts';

const lookEveryMs = 25;

/** Number of observations of connections, and of those waiting for a lock held by another connection. */
export interface LockWaits {
  looks: number;
  waiting: number;
}

/**
 * Does some work and checks every 25 ms which connections of the portal wait for a lock on a row, a
 * transaction or a table; short internal locks on memory pages or the log are not counted. `db` is the
 * owner's connection, which sees all of them.
 */
export async function seeLockWaits<T>(
  db: Db,
  work: () => Promise<T>,
): Promise<{ outcome: T; waits: LockWaits }> {
  const waits: LockWaits = { looks: 0, waiting: 0 };
  let isDone = false;
  const looking = (async () => {
    while (!isDone) {
      waits.waiting += await countWaiting(db);
      waits.looks += 1;
      await sleep(lookEveryMs);
    }
  })();
  try {
    return { outcome: await work(), waits };
  } finally {
    isDone = true;
    await looking;
  }
}

async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock'`.execute(db);
  return rows[0]!.count;
}
