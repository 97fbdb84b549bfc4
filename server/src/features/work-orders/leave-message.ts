import type { Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { addressKey, consumeUnit, type Limit } from '../../platform/throttle/throttle.ts';
import { notifyDesk } from './announce-work-order.ts';
import { promisedBy } from './promise.ts';
import { insertEntry, insertWorkOrder } from './work-order-store.ts';

export interface ContactMessage {
  name: string;
  email: string;
  content: string;
  ip: string;
  lang: Lang;
  now: Date;
}

/**
 * Creates a work order from the contact form, without an account; replies go by mail only. At most 5 per hour
 * and sender, and 20 per network address. No mail is sent to the unverified address before the desk replies.
 */
export async function leaveMessage(db: Db, message: ContactMessage): Promise<void> {
  const { name, email, content: detail, ip, lang, now } = message;
  const hour = { windowMs: 3_600_000 };
  await inTransaction(db, async (trx) => {
    await consumeTurn(trx, { ...hour, name: `message:${addressKey(ip)}`, limit: 20 }, now);
    await consumeTurn(trx, { ...hour, name: `message-of:${email.toLowerCase()}`, limit: 5 }, now);
    const row = await insertWorkOrder(trx, {
      agency_id: null,
      user_id: null,
      contact_name: name,
      notify_email: email,
      lang,
      detail,
      type: 'other',
      urgent: false,
      created_at: now,
      promised_by: await promisedBy(trx, { agencyId: null, urgent: false }, now),
    });
    await insertEntry(trx, row, { kind: 'event', event: 'submit', by: 'member', userId: null, now });
    await notifyDesk(trx, row, { event: 'work_order_new', content: `${email}\n\n${detail}`, now });
  });
}

/** A refused message does not count: the rollback also undoes the counters. */
async function consumeTurn(trx: Trx, limit: Limit, now: Date): Promise<void> {
  const waitMs = await consumeUnit(trx, limit, now);
  if (waitMs !== undefined)
    throw new AppError('message_too_often', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
}
