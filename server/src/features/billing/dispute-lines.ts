import type { disputeLines as endpoint } from '@serai/contract/billing/bills';
import type { disputeForAgency as deskEndpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Lang } from '@serai/phrases/lang';
import { type Call, memberOf, operatorOf, type Trx } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { sum } from '../../domain/money.ts';
import { addWorkingMinutes } from '../../domain/working-hours.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { stageCharges } from '../charges/charges.ts';
import { findSellerCalendar, type SettlingEvent } from '../orders/orders.ts';
import { actionOnBill } from './action-on-bill.ts';
import { findZone } from './agency-store.ts';
import { notifyFinance } from './announce-bill.ts';
import {
  addBillEvent,
  type BillRow,
  findBill,
  type LockedBill,
  type LockedLine,
  updateBill,
  updateLines,
} from './bill-store.ts';
import { openAnyBill, openBill } from './open-bill.ts';
import { presentForStaff, presentLocked } from './present-bill.ts';
import { refuseState } from './refuse-state.ts';
import { refreshOrders, settleBill } from './settle-bill.ts';

/** Time limit for the seller's answer: three days of eight working hours. */
const ANSWER_MINUTES = 3 * 8 * 60;

/**
 * Disputes lines of a bill without payments or write-off, with a reason; the rest of the bill continues. The
 * charges are on no other bill until the seller answers, and do not become overdue before. Refuses a line
 * that is not on the bill with `line_not_billed`, and one past due with `dispute_too_late`: support can still
 * dispute it.
 */
export async function disputeLines(trx: Trx, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = memberOf(call);
  const { id, line_ids, reason } = call.input;
  const locked = await openBill(trx, call, id);
  const { bill } = locked;
  const lines = linesToDispute(locked, line_ids, call.lang);
  const today = localDate(call.now.getTime(), await findZone(trx, bill.agency_id));
  const late = lines.map((line) => dueOf(locked, line)).find((dueOn) => dueOn !== null && dueOn < today);
  if (late) throw new AppError('dispute_too_late', { facts: { due_on: late } });
  const by = { event: 'queryBill', actor: 'member', userId, reason, now: call.now } as const;
  const amount = await takeOff(trx, locked, lines, by);
  const { currency } = bill;
  const news = { event: 'bill_disputed', amount: { amount, currency }, reason, now: call.now } as const;
  await notifyFinance(trx, bill, news);
  return { bill: await presentLocked(trx, id, call) };
}

/** The same by staff, also after the due date; an amount already past due keeps the credit stopped. */
export async function disputeForAgency(
  trx: Trx,
  call: Call<typeof deskEndpoint>,
): Promise<Done<ReplyOf<typeof deskEndpoint>>> {
  const { userId } = operatorOf(call);
  const { id, line_ids, reason } = call.input;
  const locked = await openAnyBill(trx, id);
  const lines = linesToDispute(locked, line_ids, call.lang);
  await takeOff(trx, locked, lines, { event: 'queryBill', actor: 'operator', userId, reason, now: call.now });
  return {
    reply: { bill: await presentForStaff(trx, id, call) },
    did: actionOnBill(locked.bill, await findBill(trx, id), reason),
  };
}

function linesToDispute({ bill, lines }: LockedBill, ids: readonly number[], lang: Lang): LockedLine[] {
  refuseState(bill, ['submitted', 'confirmed'], lang);
  // A write-off settles its lines, even if an earlier payment was taken back.
  if (bill.written_off > 0) throw new AppError('bill_written_off');
  const asked = new Set(ids);
  const found = lines.filter((line) => asked.has(line.id) && line.state === 'billed');
  if (found.length < asked.size) throw new AppError('line_not_billed');
  return found;
}

/** Due date of a line: that of its charge, otherwise that of the bill; null before the cut-off. */
function dueOf({ bill, charges }: LockedBill, { charge_id }: LockedLine): string | null {
  return charges.get(charge_id)?.due_on ?? bill.due_on;
}

/** Takes lines off the bill; returns their open amount in minor units. */
async function takeOff(
  trx: Trx,
  locked: LockedBill,
  disputed: readonly LockedLine[],
  by: SettlingEvent & { userId: number },
): Promise<number> {
  const { bill, lines } = locked;
  const { reason, userId, now } = by;
  const calendar = await findSellerCalendar(trx, bill.entity_id);
  const answer_by = new Date(addWorkingMinutes(calendar, now.getTime(), ANSWER_MINUTES));
  await updateLines(
    trx,
    disputed.map((line) => line.id),
    { state: 'disputed', reason, disputed_by: userId, disputed_at: now, answer_by, escalated_at: null },
  );
  await stageDisputed(trx, locked, disputed, now);
  const total = sum(disputed.map((line) => line.amount));
  const givenBack = sum(disputed.map((line) => line.given_back));
  const amount = total - givenBack;
  await addBillEvent(trx, bill, { event: 'disputed', amount, note: reason, user_id: userId, at: now });
  const rest = { ...locked, lines: lines.filter((line) => !disputed.includes(line)) };
  const standing = { total: bill.total - total, given_back: bill.given_back - givenBack };
  await reduceBill(trx, rest, standing, by);
  await refreshOrders(trx, locked, by);
  return amount;
}

/** Pauses the due date until the answer, only for lines that are not past due yet. */
async function stageDisputed(
  trx: Trx,
  locked: LockedBill,
  disputed: readonly LockedLine[],
  now: Date,
): Promise<void> {
  const today = localDate(now.getTime(), await findZone(trx, locked.bill.agency_id));
  const isLate = (line: LockedLine) => (dueOf(locked, line) ?? today) < today;
  const stage = { stage: 'disputed', bill_id: locked.bill.id } as const;
  for (const paused of [true, false]) {
    const ids = disputed.filter((line) => isLate(line) !== paused).map(({ charge_id }) => charge_id);
    await stageCharges(trx, ids, { ...stage, paused });
  }
}

/** Lowers the bill. The rest may settle a bill that is already owed; a submitted one stays submitted. */
async function reduceBill(
  trx: Trx,
  locked: LockedBill,
  standing: Pick<BillRow, 'total' | 'given_back'>,
  settling: SettlingEvent,
): Promise<void> {
  if (locked.bill.status === 'submitted') await updateBill(trx, locked.bill.id, standing);
  else await settleBill(trx, locked, standing, settling);
}
