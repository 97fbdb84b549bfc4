import type { Trx } from '../../calls.ts';
import { sendMail } from './send-mail.ts';
import type { MailEvent } from './write-mail.ts';

/** News for the seller's own people; `queue` says whose task it is. */
export interface StaffNews {
  queue: 'desk' | 'finance';
  event: MailEvent;
  facts: Readonly<Record<string, unknown>>;
  now: Date;
}

/**
 * Notifies those of the staff whose task it is, each in their language, in the transaction of the event: the desk by the
 * site's mailbox where one is set, otherwise everybody of the role, and the administrators where nobody holds it.
 */
export async function notifyStaff(trx: Trx, { queue, event, facts, now }: StaffNews): Promise<void> {
  for (const { to, lang } of await findReceivers(trx, queue)) {
    await sendMail(trx, { event, to, lang, facts, now });
  }
}

async function findReceivers(trx: Trx, queue: StaffNews['queue']) {
  const mailbox = queue === 'desk' ? await findMailbox(trx) : '';
  if (mailbox) return [{ to: mailbox, lang: 'zh-cn' as const }];
  const staff = await trx
    .selectFrom('users')
    .select(['email', 'lang', 'staff_role'])
    .where('role', '=', 'operator')
    .where('staff_role', 'in', [queue, 'administrator'])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  const holders = staff.filter(({ staff_role }) => staff_role === queue);
  return (holders.length > 0 ? holders : staff).flatMap(({ email, lang }) =>
    email === null ? [] : [{ to: email, lang }],
  );
}

async function findMailbox(trx: Trx): Promise<string> {
  const row = await trx
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', 'contactMailbox')
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value.trim() : '';
}
