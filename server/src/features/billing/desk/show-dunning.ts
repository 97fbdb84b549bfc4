import type { showDunning as endpoint } from '@serai/contract/billing/dunning';
import { maxDunnedBills } from '@serai/contract/billing/dunning-stages';
import { nightsBetween } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findSellerNames, writeNotice } from '../../messages/messages.ts';
import { type ListedBill, listOwedBills } from '../bill-list-store.ts';
import { type EventRow, openOf } from '../bill-store.ts';
import { daysLate } from '../days-late.ts';
import { findPause, listDunned, listLastReminders, type Pause } from '../dunning-store.ts';
import { nextReminder, reminderOf } from '../reminder-of.ts';

type Reply = ReplyOf<typeof endpoint>;

/** Shows the reminders of an agency: its stage, the last one as it was sent, the next one, and its owed bills. */
export async function showDunning(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { now } = call;
  const { agency_id: agencyId } = call.input;
  const agencies = db.selectFrom('agencies').select('currency').where('id', '=', agencyId);
  const agency = await agencies.executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  const [state] = await listDunned(db, now, agencyId);
  const pause = await findPause(db, agencyId, now);
  const bills = await listOwedBills(db, agencyId, maxDunnedBills);
  const reminded = await listLastReminders(
    db,
    bills.map(({ id }) => id),
  );
  const money = (amount: number) => ({ amount, currency: agency.currency });
  return {
    stage: state?.stage ?? 'not_due',
    open: money(state?.open ?? 0),
    overdue: money(state?.overdue ?? 0),
    given_up: money(state?.given_up ?? 0),
    last: await describeLast(db, agencyId, call),
    next: await describeNext(db, bills, pause, call),
    pause: presentPause(pause),
    bills: bills.map((bill) => {
      const at = reminded.get(bill.id);
      return {
        id: bill.id,
        number: bill.number,
        due_on: bill.due_on,
        days_late: daysLate(bill, bill.tz, now),
        open: money(openOf(bill)),
        last_reminded_at: at ? toSeconds(at) : null,
        can_remind: canRemind(bill, at, now),
      };
    }),
  };
}

/** Whether a bill is due and was not reminded of today, in the agency's zone. */
function canRemind({ due_on, tz }: ListedBill, remindedAt: Date | undefined, now: Date): boolean {
  const today = localDate(now.getTime(), tz);
  const isRemindedToday = remindedAt !== undefined && localDate(remindedAt.getTime(), tz) === today;
  return due_on !== null && due_on <= today && !isRemindedToday;
}

/** A pause as returned by calls. */
export function presentPause(pause: Pause | undefined): Reply['pause'] {
  if (!pause) return null;
  const { until, reason, by, set_at } = pause;
  return { until, reason, by, at: toSeconds(set_at) };
}

type SentReminder = EventRow & { number: string; due_on: string; currency: string; tz: string; by: string };

/** The latest reminder of the agency with its text, which follows from the event. */
async function describeLast(
  db: Db,
  agencyId: number,
  { lang }: Pick<Call<typeof endpoint>, 'lang'>,
): Promise<Reply['last']> {
  const { rows } = await sql<SentReminder>`
    SELECT event.*, bills.number, bills.due_on, bills.currency, agencies.tz, coalesce(users.nickname, '') AS by
    FROM bill_events event JOIN bills ON bills.id = event.bill_id JOIN agencies ON agencies.id = event.agency_id
    LEFT JOIN users ON users.id = event.user_id
    WHERE event.agency_id = ${agencyId} AND event.event = 'reminded'
    ORDER BY event.at DESC, event.id DESC LIMIT 1`.execute(db);
  const [sent] = rows;
  if (!sent) return null;
  const late = Math.max(0, nightsBetween(sent.due_on, localDate(sent.at.getTime(), sent.tz)));
  const sum = { amount: sent.amount ?? 0, currency: sent.currency };
  const { event, facts } = reminderOf({ open: sum, due_on: sent.due_on }, late, sent.note);
  const said = writeNotice(event, lang, { bill: sent.number, ...facts }, await findSellerNames(db));
  return { bill_id: sent.bill_id, bill_number: sent.number, at: toSeconds(sent.at), by: sent.by, ...said };
}

/** The earliest reminder that follows for any of the bills. */
async function describeNext(
  db: Db,
  bills: readonly ListedBill[],
  pause: Pause | undefined,
  { lang, now }: Pick<Call<typeof endpoint>, 'lang' | 'now'>,
): Promise<Reply['next']> {
  const coming = bills
    .flatMap((bill) => {
      const next = nextReminder(bill, now, pause?.until);
      return next ? [{ bill, ...next }] : [];
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : a.bill.id - b.bill.id));
  const [first] = coming;
  if (!first) return null;
  const { bill, on, reminder } = first;
  const facts = { bill: bill.number, ...reminder.facts };
  const said = writeNotice(reminder.event, lang, facts, await findSellerNames(db));
  return { bill_id: bill.id, bill_number: bill.number, on, ...said };
}
