import type { Db, Trx } from '../../calls.ts';
import { addNotice } from './add-notice.ts';

/**
 * Records that messages to an address fail, and notifies its user by a notice instead of an email. Later emails are
 * still sent there, so that an address that works again is noticed.
 */
export async function recordRefusedAddress(
  trx: Trx,
  recipient: string,
  { reason, cameBack, now }: { reason: string; cameBack: boolean; now: Date },
): Promise<void> {
  const address = recipient.toLowerCase();
  const row = { reason: reason.slice(0, 500), at: now, came_back: cameBack };
  // Several emails may be refused at once: the first to write the row notifies the user.
  const first = await trx
    .insertInto('refused_addresses')
    .values({ address, ...row })
    .onConflict((known) => known.doNothing())
    .returning('address')
    .executeTakeFirst();
  if (!first) {
    await trx.updateTable('refused_addresses').set(row).where('address', '=', address).execute();
    return;
  }
  const users = await trx
    .selectFrom('users')
    .select('id')
    .where((where) => where(where.fn('lower', ['email']), '=', address))
    .where('disabled_at', 'is', null)
    .execute();
  for (const { id } of users) {
    await addNotice(trx, id, {
      event: 'mail_refused',
      facts: { address: recipient, link: '/user/account/profile' },
      now,
    });
  }
}

/**
 * Records that an email to the address was accepted: it works again, unless emails from it bounce after acceptance.
 */
export async function clearRefusedAddress(db: Db, recipient: string): Promise<void> {
  await db
    .deleteFrom('refused_addresses')
    .where('address', '=', recipient.toLowerCase())
    .where('came_back', '=', false)
    .execute();
}

/** Marks an address as working again. */
export async function trustAddress(trx: Trx, recipient: string): Promise<void> {
  await trx.deleteFrom('refused_addresses').where('address', '=', recipient.toLowerCase()).execute();
}

/** Returns since when emails to an address fail, with the server's reply; undefined if it works. */
export async function findRefusedAddress(db: Db | Trx, recipient: string) {
  return db
    .selectFrom('refused_addresses')
    .select(['reason', 'at'])
    .where('address', '=', recipient.toLowerCase())
    .executeTakeFirst();
}
