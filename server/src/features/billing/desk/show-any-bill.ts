import type { showAnyBill as endpoint } from '@serai/contract/billing/desk';
import { type BillDeskAction, billDeskActions } from '@serai/contract/billing/statuses';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { StaffNode } from '@serai/contract/staff/nodes';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findSellerNames, type SellerNames, writeNotice } from '../../messages/messages.ts';
import { readWallet } from '../../wallet/wallet.ts';
import { findListedBill, type ListedBill } from '../bill-list-store.ts';
import { readBillNumber } from '../bill-number.ts';
import { isPayable, leftToRecover, openOf } from '../bill-store.ts';
import { daysLate } from '../days-late.ts';
import { findPause } from '../dunning-store.ts';
import { dueDateOf } from '../issue-bill.ts';
import { presentStaffBill } from '../present-bill.ts';
import { nextReminder } from '../reminder-of.ts';
import { describeBill } from '../show-bill.ts';
import { termsAt } from '../terms.ts';
import { presentWriteOff, selectWriteOffs } from '../write-off-store.ts';

type Reply = ReplyOf<typeof endpoint>;

/** Shows any bill, by its id or number, with the actions that the caller has and what their previews need. */
export async function showAnyBill(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { now } = call;
  const bill = await findAsked(db, call.input);
  const shown = await describeBill(db, bill, { ...call, isForStaff: true });
  const { balance, credit_stop } = await readWallet(db, bill.agency_id, now);
  const asked = await findAskedWriteOff(db, bill.id);
  const seller = await findSellerNames(db);
  const pause = await findPause(db, bill.agency_id, now);
  const facts = {
    deposit: balance,
    write_off: asked && presentWriteOff(asked),
    due_if_confirmed: await dueIfConfirmed(db, bill, shown.lines, now),
    next_reminder: describeReminder(bill, seller, { ...call, pausedUntil: pause?.until }),
    reminders_paused: pause ? { until: pause.until, reason: pause.reason } : null,
    given_up: presentGivenUp(bill),
    credit_stop,
    credit_stopped_at: await findCreditStop(db, bill.agency_id),
  };
  const possible = { lines: shown.lines, withholdings: shown.withholdings, ...facts };
  const isOwn = asked?.asked_by === operatorOf(call).userId;
  return {
    bill: presentStaffBill(bill, now),
    ...shown,
    ...facts,
    actions: actionsOf(bill, { ...possible, isOwn, nodes: operatorOf(call).nodes, now }),
  };
}

async function findAsked(db: Db, { id, number }: Call<typeof endpoint>['input']): Promise<ListedBill> {
  const asked = id ?? readBillNumber(number ?? '');
  const bill = asked === undefined ? undefined : await findListedBill(db, asked, undefined);
  if (!bill) throw new AppError('not_found');
  return bill;
}

async function findAskedWriteOff(db: Db, billId: number) {
  const waiting = sql`write_off.bill_id = ${billId} AND write_off.status = 'asked'`;
  return (await selectWriteOffs(waiting).execute(db)).rows[0] ?? null;
}

/** Due date of a submitted bill that is confirmed today; null for other bills. */
async function dueIfConfirmed(
  db: Db,
  bill: ListedBill,
  lines: Reply['lines'],
  now: Date,
): Promise<string | null> {
  if (bill.status !== 'submitted') return null;
  const { due_days } = await termsAt(db, bill.agency_id, now);
  const billed = lines.filter(({ state }) => state === 'billed');
  return dueDateOf(localDate(now.getTime(), bill.tz), due_days, billed);
}

async function findCreditStop(db: Db, agencyId: number): Promise<number | null> {
  const agencies = db.selectFrom('agencies').select('credit_stopped_at').where('id', '=', agencyId);
  const { credit_stopped_at: stopped } = await agencies.executeTakeFirstOrThrow();
  return stopped && toSeconds(stopped);
}

/** The next reminder in the caller's language. */
function describeReminder(
  bill: ListedBill,
  seller: SellerNames,
  {
    lang,
    now,
    pausedUntil,
  }: Pick<Call<typeof endpoint>, 'lang' | 'now'> & { pausedUntil: string | undefined },
): Reply['next_reminder'] {
  const next = nextReminder(bill, now, pausedUntil);
  if (!next) return null;
  const { event, facts } = next.reminder;
  return { on: next.on, ...writeNotice(event, lang, { bill: bill.number, ...facts }, seller) };
}

function presentGivenUp(bill: ListedBill): Reply['given_up'] {
  if (bill.written_off === 0) return null;
  const money = (amount: number) => ({ amount, currency: bill.currency });
  return {
    written_off: money(bill.written_off),
    recovered: money(bill.recovered),
    left: money(leftToRecover(bill)),
  };
}

interface Facts extends Pick<Reply, 'lines' | 'withholdings' | 'deposit' | 'write_off'> {
  /** Whether the caller has requested the write-off. */
  isOwn: boolean;
  nodes: ReadonlySet<StaffNode>;
  now: Date;
}

/** Actions that the state of the bill and the caller's rights allow. */
function actionsOf(bill: ListedBill, facts: Facts): BillDeskAction[] {
  const { lines, withholdings, deposit, write_off: writeOff, isOwn, nodes, now } = facts;
  const decides = nodes.has('/console/bill/decide');
  const settles = nodes.has('/console/bill/settle');
  const isSubmitted = bill.status === 'submitted';
  const isWhole = (isSubmitted || bill.status === 'confirmed') && bill.written_off === 0;
  const owes = isPayable(bill) && openOf(bill) > 0;
  const isLate = daysLate(bill, bill.tz, now) > 0;
  const isDue = bill.due_on !== null && bill.due_on <= localDate(now.getTime(), bill.tz);
  const possible: Record<BillDeskAction, boolean> = {
    confirm: decides && isSubmitted,
    reject: decides && isSubmitted,
    void: decides && isWhole && !isSubmitted && bill.paid === 0 && writeOff === null,
    dispute: decides && isWhole && lines.some(({ state }) => state === 'billed'),
    answer: decides && lines.some(({ state }) => state === 'disputed'),
    offer: settles && owes,
    setOff: settles && isLate && deposit.amount > 0,
    recordWithholding: settles && owes,
    reverseWithholding: settles && withholdings.some(({ taken_back_at }) => taken_back_at === null),
    writeOff: settles && isLate && deposit.amount <= 0 && writeOff === null,
    decideWriteOff: settles && writeOff !== null && !isOwn,
    recover: settles && leftToRecover(bill) > 0,
    remind: decides && owes && isDue,
  };
  return billDeskActions.filter((action) => possible[action]);
}
