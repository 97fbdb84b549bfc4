import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';

/**
 * Until a statement, or so many, of the world's database wait for a lock; throws after half a minute. The activity of others is
 * hidden from the portal's role where it logs in as the owner; locks are not.
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
