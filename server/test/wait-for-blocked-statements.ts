import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';

/**
 * Waits until `many` statements on the world's database wait for a lock; throws after half a minute. It
 * counts locks, because the portal's role cannot see the activity of the role that owns the tables.
 */
export async function waitForBlockedStatements({ db }: { db: Db }, many = 1): Promise<void> {
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
