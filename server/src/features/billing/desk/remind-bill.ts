import type {
  remindBill as endpoint,
  previewReminder as previewEndpoint,
} from '@serai/contract/billing/dunning';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf, type Trx } from '../../../calls.ts';
import { dueReminder } from '../../../domain/billing.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { findSellerNames, writeMail } from '../../messages/messages.ts';
import { listFinancePeople } from '../../people/people.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { announceBill } from '../announce-bill.ts';
import { findListedBill } from '../bill-list-store.ts';
import { addBillEvent, type BillRow, openOf, updateBill } from '../bill-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { refuseState } from '../refuse-state.ts';
import { openSum, reminderOf } from '../reminder-of.ts';

/** Writes the reminder of a bill as it would be mailed now, in each language of its recipients. */
export async function previewReminder(
  db: Db,
  call: Call<typeof previewEndpoint>,
): Promise<ReplyOf<typeof previewEndpoint>> {
  const { id, note } = call.input;
  const bill = await findListedBill(db, id, undefined);
  if (!bill) throw new AppError('not_found');
  const late = await daysToRemind(db, bill, call);
  const seller = await findSellerNames(db);
  const people = await listFinancePeople(db, bill.agency_id);
  const { event, facts } = reminderOf(openSum(bill), late, note);
  const langs = [...new Set(people.map(({ lang }) => lang))];
  return {
    recipients: people.map(({ nickname, email, lang }) => ({ name: nickname, email: email ?? '', lang })),
    mails: langs.map((lang) => ({
      lang,
      ...writeMail(event, lang, { bill: bill.number, ...facts }, seller),
    })),
  };
}

/**
 * Reminds the agency's owners and finance of a bill that is due, with an added line if there is one; at most one
 * reminder a day, by staff or by the clock.
 */
export async function remindBill(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now } = call;
  const { id, note } = call.input;
  const { bill } = await openAnyBill(trx, id);
  const late = await daysToRemind(trx, bill, call);
  // The clock does not repeat a reminder that staff have sent in its place.
  const day = dueReminder(late, bill.reminded_at_days);
  if (day !== undefined) await updateBill(trx, id, { reminded_at_days: day });
  await addBillEvent(trx, bill, { event: 'reminded', amount: openOf(bill), note, user_id: userId, at: now });
  await announceBill(trx, bill, { ...reminderOf(openSum(bill), late, note), now });
  const sent = (await listFinancePeople(trx, bill.agency_id)).length;
  const action = actionOnBill(bill, bill, note);
  return {
    reply: { sent },
    did: { ...action, before: null, after: { reminded: openOf(bill), recipients: sent } },
  };
}

/**
 * Days after the due date for a reminder of today.
 *
 * @throws AppError `bill_wrong_state`, `bill_not_due` before the due day, `bill_reminded_today`
 */
async function daysToRemind(
  db: Db | Trx,
  bill: BillRow,
  { now, lang }: Pick<Call<typeof endpoint>, 'now' | 'lang'>,
): Promise<number> {
  refuseState(bill, ['confirmed', 'part_paid'], lang);
  const { rows } = await sql<{ late: number; reminded_on: string | null; today: string }>`
    SELECT (${now}::timestamptz AT TIME ZONE tz)::date - ${bill.due_on}::date AS late,
      (${now}::timestamptz AT TIME ZONE tz)::date AS today,
      (SELECT max((at AT TIME ZONE tz)::date) FROM bill_events WHERE bill_id = ${bill.id} AND event = 'reminded') AS reminded_on
    FROM agencies WHERE id = ${bill.agency_id}`.execute(db);
  const { late, reminded_on, today } = rows[0]!;
  if (late < 0) throw new AppError('bill_not_due');
  if (reminded_on === today) throw new AppError('bill_reminded_today');
  return late;
}
