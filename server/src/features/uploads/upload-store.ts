import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** Sender of a file: a user, or another sender by name, such as `driver:12`. */
export type Sender = { userId: number } | { name: string };

/** Row of a stored file. */
export interface Upload {
  sender: Sender;
  driver: string;
  path: string;
  /** Name given by the sender, cleaned; for display only. */
  name: string;
  suffix: string;
  mimetype: string;
  isPicture: boolean;
  /** Not served by its path alone. */
  isPrivate: boolean;
  /** Bytes as stored and as received. */
  size: number;
  received: number;
  sha1: string;
  width: number;
  height: number;
}

/** Records that a file is about to be stored: if its row never follows, the clean-up finds it. */
export async function insertAttempt(
  db: Db,
  { path, driver }: { path: string; driver: string },
  now: Date,
): Promise<void> {
  await db.insertInto('upload_attempts').values({ path, driver, created_at: now }).execute();
}

/** Ends an attempt; false if it had already ended, so that a file belongs either to its row or to the clean-up. */
export async function deleteAttempt(trx: Trx, path: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('upload_attempts')
    .where('path', '=', path)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Lists attempts from before the instant: first those whose file has no failed removal, then the older ones. */
export async function listAttempts(
  db: Db,
  { before, drivers, limit }: { before: Date; drivers: readonly string[]; limit: number },
): Promise<{ path: string; driver: string }[]> {
  if (drivers.length === 0) return [];
  return db
    .selectFrom('upload_attempts')
    .select(['path', 'driver'])
    .where('created_at', '<', before)
    .where('driver', 'in', [...drivers])
    .orderBy('failures')
    .orderBy('created_at')
    .limit(limit)
    .execute();
}

/** Claims an attempt: the claimer removes the file. False if it has ended or another process has claimed it. */
export async function consumeAttempt(trx: Trx, path: string): Promise<boolean> {
  const { rows } = await sql`
    DELETE FROM upload_attempts WHERE path = (
      SELECT path FROM upload_attempts WHERE path = ${path} FOR UPDATE SKIP LOCKED
    ) RETURNING path`.execute(trx);
  return rows.length > 0;
}

/** Records that the file of an attempt could not be removed: it is retried after the others. */
export async function updateAttemptFailed(db: Db, path: string): Promise<void> {
  await db
    .updateTable('upload_attempts')
    .set((attempt) => ({ failures: attempt('failures', '+', 1) }))
    .where('path', '=', path)
    .execute();
}

/** Locks the sender, so that the daily sum and the new row are consistent. */
export async function lockSender(trx: Trx, sender: Sender): Promise<void> {
  if ('userId' in sender) {
    await trx.selectFrom('users').select('id').where('id', '=', sender.userId).forNoKeyUpdate().execute();
  } else {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${sender.name}, 0))`.execute(trx);
  }
}

/** Sums the bytes received from a sender since an instant. */
export async function sumReceived(db: Db | Trx, sender: Sender, since: Date): Promise<number> {
  const { sum } = await db
    .selectFrom('uploads')
    .select(({ fn }) => fn.sum<string | null>('received').as('sum'))
    .$call((query) =>
      'userId' in sender
        ? query.where('user_id', '=', sender.userId)
        : query.where('sender', '=', sender.name),
    )
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

export async function insertUpload(trx: Trx, upload: Upload, now: Date): Promise<void> {
  const { sender, isPicture, isPrivate, ...rest } = upload;
  const from = 'userId' in sender ? { user_id: sender.userId } : { sender: sender.name };
  await trx
    .insertInto('uploads')
    .values({ ...rest, ...from, is_picture: isPicture, is_private: isPrivate, created_at: now })
    .execute();
}

/** Whether a file is a picture that this user has uploaded. */
export async function isOwnPicture(db: Db | Trx, userId: number, path: string): Promise<boolean> {
  const found = await db
    .selectFrom('uploads')
    .select('id')
    .where('path', '=', path)
    .where('user_id', '=', userId)
    .where('is_picture', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Finds a picture uploaded by a user of the agency that may be served by its path. */
export async function findAgencyPicture(db: Db | Trx, agencyId: number, path: string) {
  return db
    .selectFrom('uploads')
    .innerJoin('users', 'users.id', 'uploads.user_id')
    .select(['driver', 'path'])
    .where('path', '=', path)
    .where('users.agency_id', '=', agencyId)
    .where('is_picture', '=', true)
    .where('is_private', '=', false)
    .executeTakeFirst();
}

/** Finds the file at a path that may be served by it alone, with the columns for serving. */
export async function findServed(db: Db, path: string) {
  return db
    .selectFrom('uploads')
    .select(['driver', 'path', 'name', 'mimetype', 'is_picture', 'size', 'sha1'])
    .where('path', '=', path)
    .where('is_private', '=', false)
    .executeTakeFirst();
}

/** Finds a private file, for readers who may see it. */
export async function findPrivate(db: Db | Trx, path: string) {
  return db
    .selectFrom('uploads')
    .select(['driver', 'path', 'name', 'mimetype', 'is_picture', 'size', 'user_id'])
    .where('path', '=', path)
    .where('is_private', '=', true)
    .executeTakeFirst();
}
