import type { Trx } from '../../calls.ts';
import { kindOf } from './kind-of.ts';
import { linkOf } from './link-of.ts';
import type { MailEvent } from './write-mail.ts';

/**
 * Leaves one user a notice that cannot be switched off, in the transaction of the event; the caller sends any
 * mail.
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
