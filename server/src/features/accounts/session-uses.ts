import type { Db } from '../../calls.ts';

/** Written this seldom, so that reading calls do not each write a row. */
const PRECISION_MS = 5 * 60_000;

/** Notes that a session is used, unless that was noted in the last five minutes. */
export async function recordUse(db: Db, sessionId: number, lastUsedAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() < PRECISION_MS) return;
  await db
    .insertInto('session_uses')
    .values({ session_id: sessionId, used_at: now })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ used_at: now }))
    .execute();
}
