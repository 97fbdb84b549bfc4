import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { isNamedBySite } from '../site/site.ts';
import { lockSender } from './upload-store.ts';

/**
 * Its bytes count towards the user's daily quota, so its row stays that long, and until then it can be selected
 * again.
 */
const PATIENCE_MS = 86_400_000;
const MAX_AT_ONCE = 1000;

/** Marks a picture of the user as no longer the avatar; no-op unless it is the user's own upload. */
export async function recordReplaced(
  trx: Trx,
  { userId, path }: { userId: number; path: string },
  now: Date,
): Promise<void> {
  await sql`
    INSERT INTO replaced_pictures (path, replaced_at)
    SELECT path, ${now}::timestamptz FROM uploads WHERE path = ${path} AND user_id = ${userId}
    ON CONFLICT (path) DO UPDATE SET replaced_at = excluded.replaced_at`.execute(trx);
}

/**
 * Releases pictures that were replaced a day ago and are unused: deletes their rows, so that they cannot be
 * used again, and leaves their files to the clean-up. A picture still in use is checked again a day later.
 */
export async function giveUpReplaced(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PATIENCE_MS);
  const replaced = await db
    .selectFrom('replaced_pictures')
    .innerJoin('uploads', 'uploads.path', 'replaced_pictures.path')
    .select(['uploads.path', 'uploads.user_id'])
    .where('replaced_at', '<', before)
    // Only users replace their uploads.
    .$narrowType<{ user_id: number }>()
    .orderBy('replaced_at')
    .limit(MAX_AT_ONCE)
    .execute();
  for (const { path, user_id: userId } of replaced) {
    await inTransaction(db, async (trx) => {
      // Locks like a change of the avatar, so that the two are serialised.
      await lockSender(trx, { userId });
      if (await isUsed(trx, userId, path)) await updateSeen(trx, path, { before, now });
      else await giveUp(trx, path, before);
    });
  }
}

async function isUsed(trx: Trx, userId: number, path: string): Promise<boolean> {
  const avatar = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('avatar', 'like', `%/storage/${path.replace(/[%_\\]/g, '\\$&')}`)
    .executeTakeFirst();
  return avatar !== undefined || (await isNamedBySite(trx, path));
}

async function updateSeen(
  trx: Trx,
  path: string,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  await trx
    .updateTable('replaced_pictures')
    .set({ replaced_at: now })
    .where('path', '=', path)
    .where('replaced_at', '<', before)
    .execute();
}

/** Deletes the row only if the mark is unchanged: it may have been removed or set again concurrently. */
async function giveUp(trx: Trx, path: string, before: Date): Promise<void> {
  await sql`
    WITH given_up AS (
      DELETE FROM uploads USING replaced_pictures AS note
      WHERE uploads.path = ${path} AND note.path = uploads.path AND note.replaced_at < ${before}
      RETURNING uploads.path, uploads.driver, note.replaced_at
    )
    INSERT INTO upload_attempts (path, driver, created_at) SELECT path, driver, replaced_at FROM given_up`.execute(
    trx,
  );
}
