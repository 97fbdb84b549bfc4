import type { Db } from '../../calls.ts';

/** Minimum interval between writes, so that reading calls do not each write a row. */
const PRECISION_MS = 5 * 60_000;

/** Records the use of a session, unless a use was recorded in the last five minutes. */
export async function recordUse(db: Db, sessionId: number, lastUsedAt: Date, now: Date): Promise<void> {
  if (now.getTime() - lastUsedAt.getTime() < PRECISION_MS) return;
  await db
    .insertInto('session_uses')
    .values({ session_id: sessionId, used_at: now })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ used_at: now }))
    .execute();
}
