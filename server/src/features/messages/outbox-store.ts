import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { OutboxTable } from '../../tables.ts';
import type { Db, Trx } from '../permissions/permissions.ts';

/** After so many tries (some days) a mail stays unsent; it is kept with its last error. */
const MAX_TRIES = 20;

export async function insertMail(trx: Trx, mail: Omit<Insertable<OutboxTable>, 'kind'>): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({ kind: 'mail', ...mail })
    .execute();
}

/**
 * Takes up to `limit` mails that are due and keeps them from other senders until `leaseUntil`: a sender that
 * dies leaves them to be sent again then. No lock outlives the statement, since a mail server may be slow.
 */
export async function claimMails(db: Db, now: Date, leaseUntil: Date, limit: number) {
  return db
    .updateTable('outbox')
    .set({ next_try_at: leaseUntil, tries: sql`tries + 1` })
    .where('id', 'in', (due) =>
      due
        .selectFrom('outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('next_try_at', '<=', now)
        .where('kind', '=', 'mail')
        .where('tries', '<', MAX_TRIES)
        .orderBy('next_try_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'recipient', 'subject', 'body', 'message_id', 'tries'])
    .execute();
}

export async function updateMailSent(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable('outbox').set({ sent_at: now, last_error: null }).where('id', '=', id).execute();
}

export async function updateMailFailed(db: Db, id: number, nextTryAt: Date, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: nextTryAt, last_error: error.slice(0, 500) })
    .where('id', '=', id)
    .execute();
}

/** Deletes mails that were sent before the given instant; returns how many. */
export async function forgetSentMail(db: Db, before: Date): Promise<number> {
  const result = await db.deleteFrom('outbox').where('sent_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
