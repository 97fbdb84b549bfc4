import { sql } from 'kysely';
import type { Db } from '../src/features/permissions/permissions.ts';

/** Until a statement of the world's database waits for a lock; throws after half a minute. */
export async function untilSomebodyWaits({ db }: { db: Db }): Promise<void> {
  for (let at = 0; at < 3000; at++) {
    const { rows } = await sql`
      SELECT 1
      FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db);
    if (rows.length) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits');
}
