import type { Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addressKey, type Limit, takeUnit } from '../../platform/throttle/throttle.ts';
import { sendMail } from '../messages/messages.ts';
import { findSiteSettings } from './site-settings.ts';

export interface ContactMessage {
  name: string;
  email: string;
  content: string;
  ip: string;
  lang: Lang;
  now: Date;
}

/**
 * Stores a contact message and mails it to the site's mailbox; in an hour 5 of one sender and 20 of one network address.
 */
export async function leaveMessage(db: Db, message: ContactMessage): Promise<void> {
  const { name, email, content, ip, lang, now } = message;
  const hour = { windowMs: 3_600_000 };
  await inTransaction(db, async (trx) => {
    await takeTurn(trx, { ...hour, name: `message:${addressKey(ip)}`, limit: 20 }, now);
    await takeTurn(trx, { ...hour, name: `message-of:${email.toLowerCase()}`, limit: 5 }, now);
    await trx.insertInto('contact_messages').values({ name, email, content, created_at: now }).execute();
    const facts = { name, email, content };
    for (const to of await findReceivers(trx))
      await sendMail(trx, { event: 'contact_message', to, lang, facts, now });
  });
}

/** What is refused counts nowhere: the transaction takes its turns back. */
async function takeTurn(trx: Trx, limit: Limit, now: Date): Promise<void> {
  const waitMs = await takeUnit(trx, limit, now);
  if (waitMs !== undefined)
    throw new AppError('message_too_often', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
}

async function findReceivers(trx: Trx): Promise<string[]> {
  const { contactMailbox } = await findSiteSettings(trx);
  if (contactMailbox) return [contactMailbox];
  const operators = await trx
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'operator')
    .where('disabled_at', 'is', null)
    .execute();
  return operators.flatMap(({ email }) => (email ? [email] : []));
}
