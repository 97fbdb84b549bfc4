import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';

/**
 * Waits until `many` statements on the world's database wait for a lock; throws after half a minute. Counts
 * locks, because the activity of other roles is hidden from the portal's role when the test logs in as the
 * owner.
 */
export async function untilSomebodyWaits({ db }: { db: Db }, many = 1): Promise<void> {
  for (let at = 0; at < 3000; at++) {
    const { rows } = await sql`
      SELECT FROM pg_locks JOIN pg_stat_activity USING (pid) WHERE datname = current_database() AND NOT granted`.execute(
      db,
    );
    if (rows.length >= many) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits');
}
