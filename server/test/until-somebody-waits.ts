import type { TestWorld } from './harness.ts';

/** Until a statement of the world's database waits for a lock; throws after five seconds. */
export async function untilSomebodyWaits({ pool }: TestWorld): Promise<void> {
  for (let at = 0; at < 500; at++) {
    const { rows } = await pool.query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    );
    if (rows.length) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('nobody waits');
}
