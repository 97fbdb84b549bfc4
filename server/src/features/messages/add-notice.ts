import type { Trx } from '../../calls.ts';
import { kindOf } from './kind-of.ts';
import { linkOf } from './link-of.ts';
import type { MailEvent } from './write-mail.ts';

/**
 * Adds a notice for one user that cannot be switched off, in the transaction of the event; the caller sends the
 * email, if any.
 */
export async function addNotice(
  trx: Trx,
  userId: number,
  { event, facts, now }: { event: MailEvent; facts: Readonly<Record<string, unknown>>; now: Date },
): Promise<void> {
  const { kind } = kindOf(event);
  await trx
    .insertInto('notices')
    .values({
      user_id: userId,
      kind,
      event,
      link: linkOf(facts),
      facts: JSON.stringify(facts),
      created_at: now,
    })
    .execute();
}
