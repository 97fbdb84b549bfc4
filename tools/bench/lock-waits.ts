import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../server/src/calls.ts';

const lookEveryMs = 25;

/** How often connections were seen, and how often one of them waited for a lock that another held. */
export interface LockWaits {
  looks: number;
  waiting: number;
}

/**
 * Does some work and looks every 25 ms which connections of the portal wait for a lock: of a row, a transaction or a
 * table, not the moments for which processes hold a page of memory or the log. `db` is the owner's, who sees them all.
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
