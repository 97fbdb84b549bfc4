import { workTypes as en } from '@serai/phrases/en/work-types';
import { workTypes as zh } from '@serai/phrases/zh/work-types';
import type { Trx } from '../../calls.ts';
import { zonedTimeText } from '../../domain/local-time.ts';
import { announce, notifyStaff, sendMail } from '../messages/messages.ts';
import { findWorkCalendar } from '../orders/orders.ts';
import { findSiteSettings } from '../site/site.ts';
import type { WorkOrderRow } from './work-order-store.ts';

/** Notifications to the requesting side, with their facts besides the work order's number and type. */
interface WorkOrderNews {
  work_order_received: { promised_by: string; phone: string };
  work_order_replied: { content: string };
  work_order_asks: { content: string };
  work_order_reminder: { content: string };
  work_order_resolved: { content: string };
  work_order_declined: { reason: string };
}

/** Notifications to the desk. */
type DeskNews = 'work_order_new' | 'work_order_answered' | 'work_order_reopened' | 'work_order_late';

/** Maximum length of quoted content in a mail to the desk. */
const MAILED_LETTERS = 1000;

/**
 * Notifies the requester, the agency's owners and the reply address, in the transaction of the event. A
 * sender of the contact form is only mailed replies, and can answer that mail.
 */
export async function announceWorkOrder<Event extends keyof WorkOrderNews>(
  trx: Trx,
  row: WorkOrderRow,
  { event, facts, now }: { event: Event; facts: WorkOrderNews[Event]; now: Date },
): Promise<void> {
  const { id, agency_id: agencyId, user_id, notify_email: to, lang } = row;
  if (agencyId === null) {
    const content = 'content' in facts ? facts.content : 'reason' in facts ? facts.reason : '';
    return mailContact(trx, row, content, now);
  }
  const told = { ...namesOf(row), ...facts, work_order_id: id };
  await announce(trx, { agencyId, event, facts: told, to: [user_id!], now });
  if (!(await isNotified(trx, row))) await sendMail(trx, { event, to, lang, facts: told, now });
}

async function mailContact(trx: Trx, row: WorkOrderRow, content: string, now: Date): Promise<void> {
  if (content === '') return;
  const { contact_name: name, notify_email: to, lang } = row;
  const { contactMailbox, serviceEmail } = await findSiteSettings(trx);
  const facts = { ...namesOf(row), name, content };
  await sendMail(trx, {
    event: 'contact_replied',
    to,
    lang,
    facts,
    replyTo: contactMailbox || serviceEmail,
    now,
  });
}

/** Notifies the desk of a work order that needs action. */
export async function notifyDesk(
  trx: Trx,
  row: WorkOrderRow,
  { event, content, now }: { event: DeskNews; content: string; now: Date },
): Promise<void> {
  const agencies = trx
    .selectFrom('agencies')
    .select('name')
    .where('id', '=', row.agency_id ?? 0);
  const asker = (await agencies.executeTakeFirst())?.name ?? row.contact_name;
  const facts = {
    ...namesOf(row),
    asker,
    content: content.slice(0, MAILED_LETTERS),
    promised_by: await promiseText(trx, row, now),
  };
  const about = row.agency_id === null ? 'contactMessages' : 'workOrders';
  await notifyStaff(trx, { queue: 'desk', event, about, facts, now });
}

/** Promised answer time in the zone of the responsible desk: `2026-11-24 10:09 (UTC+08:00)`. */
export async function promiseText(
  trx: Trx,
  { agency_id, promised_by }: Pick<WorkOrderRow, 'agency_id' | 'promised_by'>,
  now: Date,
): Promise<string> {
  const { tz } = await findWorkCalendar(trx, agency_id, now);
  return zonedTimeText(promised_by.getTime(), tz);
}

/** Names of a work order in mails. */
export function namesOf({ number, type }: WorkOrderRow) {
  return { work_order: number, type_zh: zh[type], type_en: en[type] };
}

/** Whether the reply address belongs to a user whom the notification reaches anyway. */
export async function isNotified(
  trx: Trx,
  { agency_id, user_id, notify_email }: WorkOrderRow,
): Promise<boolean> {
  const found = await trx
    .selectFrom('users')
    .select('id')
    .where('agency_id', '=', agency_id)
    .where('disabled_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', notify_email.toLowerCase()))
    .where((is) => is.or([is('role', '=', 'owner'), is('id', '=', user_id)]))
    .executeTakeFirst();
  return found !== undefined;
}
