import type { disputeLines as endpoint } from '@serai/contract/bills';
import type { disputeForAgency as deskEndpoint } from '@serai/contract/console-bills';
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
import { tellFinance } from './announce-bill.ts';
import {
  type BillRow,
  findBill,
  type LockedBill,
  type LockedLine,
  noteOnBill,
  updateBill,
  updateLines,
} from './bill-store.ts';
import { openAnyBill, openBill } from './open-bill.ts';
import { presentForStaff, presentLocked } from './present-bill.ts';
import { refuseState } from './refuse-state.ts';
import { refreshOrders, settleBill } from './settle-bill.ts';

/** How long the seller may take to answer: three days of eight working hours. */
const ANSWER_MINUTES = 3 * 8 * 60;

/**
 * Takes lines off a bill of which nothing is paid or written off, with a reason; the rest goes on. Their charges are on no
 * other bill until the seller has answered, and do not fall overdue before. A line that is not on the bill is refused as
 * `line_not_billed`, one that is past due as `dispute_too_late`: support can still dispute it.
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
  await tellFinance(trx, bill, news);
  return { bill: await presentLocked(trx, id, call) };
}

/** The same by the seller's staff, also past the due day: what is past due then still keeps the credit stopped. */
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
  // What was written off is settled of the lines, also where what had been paid was taken back.
  if (bill.written_off > 0) throw new AppError('bill_written_off');
  const asked = new Set(ids);
  const found = lines.filter((line) => asked.has(line.id) && line.state === 'billed');
  if (found.length < asked.size) throw new AppError('line_not_billed');
  return found;
}

/** The day on which a line falls due: that of its charge, else that of the bill; null before its cut-off. */
function dueOf({ bill, charges }: LockedBill, { charge_id }: LockedLine): string | null {
  return charges.get(charge_id)?.due_on ?? bill.due_on;
}

/** Answers what was still open of the lines that are off the bill now, in minor units. */
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
  await noteOnBill(trx, bill, { event: 'disputed', amount, note: reason, user_id: userId, at: now });
  const rest = { ...locked, lines: lines.filter((line) => !disputed.includes(line)) };
  const standing = { total: bill.total - total, given_back: bill.given_back - givenBack };
  await reduceBill(trx, rest, standing, by);
  await refreshOrders(trx, locked, by);
  return amount;
}

/** Only what was not past due yet waits for the answer without falling overdue. */
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

/** A bill that is owed already may be settled by what is left; one that waits for the seller goes on waiting. */
async function reduceBill(
  trx: Trx,
  locked: LockedBill,
  standing: Pick<BillRow, 'total' | 'given_back'>,
  settling: SettlingEvent,
): Promise<void> {
  if (locked.bill.status === 'submitted') await updateBill(trx, locked.bill.id, standing);
  else await settleBill(trx, locked, standing, settling);
}
