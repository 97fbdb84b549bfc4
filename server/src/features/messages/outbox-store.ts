import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { OutboxTable } from '../../tables.ts';

/** Channel of a message. */
export type OutboxKind = 'mail' | 'sms';

export async function insertMessage(trx: Trx, message: Insertable<OutboxTable>): Promise<void> {
  await trx.insertInto('outbox').values(message).execute();
}

/** Codes, which a person waits for at a screen; the index `outbox_next` has the same expression. */
const isUrgent = sql<boolean>`event ~ '^(code|captcha)_'`;

/**
 * Claims up to `limit` due messages, codes first, and reserves them for this sender until `leaseUntil`. If the
 * sender crashes, they are sent again after that. No lock outlives the statement, since a mail server may be slow.
 */
export async function claimMessages(db: Db, kind: OutboxKind, now: Date, leaseUntil: Date, limit: number) {
  return (
    db
      .updateTable('outbox')
      // A lease stores no error, because `hastenMessages` must not touch a message that is being sent. A text keeps
      // its last error, because `findLastText` reads it during the lease.
      .set({
        next_try_at: leaseUntil,
        tries: sql`tries + 1`,
        ...(kind === 'mail' ? { last_error: null } : {}),
      })
      .where('id', 'in', (due) =>
        due
          .selectFrom('outbox')
          .select('id')
          .where('sent_at', 'is', null)
          .where('given_up_at', 'is', null)
          .where('kind', '=', kind)
          .where('next_try_at', '<=', now)
          .orderBy(isUrgent, 'desc')
          .orderBy('next_try_at')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning([
        'id',
        'event',
        'recipient',
        'subject',
        'body',
        'lang',
        'link',
        'reply_to',
        'parts',
        'files',
        'message_id',
        'tries',
        'valid_until',
        'user_id',
        'created_at',
        isUrgent.as('is_urgent'),
      ])
      .execute()
  );
}

/** A claimed message. */
export type Message = Awaited<ReturnType<typeof claimMessages>>[number];

export async function updateMessageSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute();
}

export async function updateMessageFailed(db: Db, id: number, nextTryAt: Date, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: nextTryAt, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/**
 * Makes emails with a failed last attempt due at once; emails that are being sent keep their lease. Returns how
 * many.
 */
export async function hastenMails(db: Db, now: Date): Promise<number> {
  const result = await db
    .updateTable('outbox')
    .set({ next_try_at: now })
    .where('kind', '=', 'mail')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('next_try_at', '>', now)
    .where('last_error', 'is not', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Counts the unsent messages and finds when the oldest was queued. */
export async function findWaiting(db: Db, kind: OutboxKind): Promise<{ count: number; oldest: Date | null }> {
  return db
    .selectFrom('outbox')
    .select([sql<number>`count(*)::int`.as('count'), sql<Date | null>`min(created_at)`.as('oldest')])
    .where('kind', '=', kind)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Ends the attempts for a message permanently; false if another process has done so. */
export async function updateMessageGivenUp(trx: Trx, id: number, now: Date, error: string): Promise<boolean> {
  const row = await trx
    .updateTable('outbox')
    .set({ given_up_at: now, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** State of the last text to a number since the given instant. */
export async function findLastText(db: Db, recipient: string, since: Date) {
  return db
    .selectFrom('outbox')
    .select(['sent_at', 'given_up_at', 'last_error'])
    .where('kind', '=', 'sms')
    .where('recipient', '=', recipient)
    .where('created_at', '>', since)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the user to notify of a message that could not be sent. */
export async function findReceiver(trx: Trx, userId: number) {
  return trx.selectFrom('users').select(['id', 'email', 'lang']).where('id', '=', userId).executeTakeFirst();
}

/** Deletes messages that were sent or abandoned before the given instant; returns how many. */
export async function purgeMessages(db: Db, before: Date): Promise<number> {
  const result = await db
    .deleteFrom('outbox')
    .where((where) => where.or([where('sent_at', '<', before), where('given_up_at', '<', before)]))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
