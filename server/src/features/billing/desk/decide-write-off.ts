import type { decideWriteOff as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { writtenOffLines } from '../../../domain/ledger/bill-lines.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { decideSubject, refuseDependent } from '../../concessions/concessions.ts';
import { updateCreditStopped } from '../../people/people.ts';
import { post } from '../../wallet/wallet.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { addBillEvent, type BillRow, type LockedBill, openOf } from '../bill-store.ts';
import { openAnyBill } from '../open-bill.ts';
import { presentForStaff } from '../present-bill.ts';
import { refuseState } from '../refuse-state.ts';
import { settleBill } from '../settle-bill.ts';
import { findWriteOff, showWriteOff, updateDecided, type WriteOffRow } from '../write-off-store.ts';
import { refuseWhileDeposit } from './ask-write-off.ts';

/**
 * Confirms a write-off, which closes the bill and stops the agency's credit until a person lifts the stop, or
 * rejects it. The requester cannot decide it.
 */
export async function decideWriteOff(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now, lang } = call;
  const { write_off_id: id, decision, note } = call.input;
  const found = await findWriteOff(trx, id);
  if (!found) throw new AppError('not_found');
  const locked = await openAnyBill(trx, found.bill_id);
  const { bill } = locked;
  // Re-read now that its bill is locked.
  const writeOff = (await findWriteOff(trx, id))!;
  if (writeOff.status !== 'asked') throw new AppError('write_off_closed');
  if (decision === 'confirm' || writeOff.asked_by === userId) {
    await refuseDependent(trx, { askedBy: writeOff.asked_by, decidedBy: userId, own: 'write_off_own' });
  }
  const status = decision === 'confirm' ? 'done' : 'rejected';
  const decided = { status, decided_by: userId, decided_at: now, note } as const;
  await updateDecided(trx, id, decided);
  await decideSubject(trx, { kind: 'write_off', id }, decided);
  let after = bill;
  if (status === 'done') {
    refuseState(bill, ['confirmed', 'part_paid'], lang);
    after = await writeOffBill(trx, locked, writeOff, { userId, now });
  }
  return {
    reply: {
      write_off: await showWriteOff(trx, id),
      bill: await presentForStaff(trx, bill.id, call),
    },
    did: {
      ...actionOnBill(bill, after, note),
      before: { bill_status: bill.status, write_off: 'asked', amount: writeOff.amount },
      after: { bill_status: after.status, write_off: status, amount: writeOff.amount },
    },
  };
}

async function writeOffBill(
  trx: Trx,
  locked: LockedBill,
  { id, amount, reason }: WriteOffRow,
  { userId, now }: { userId: number; now: Date },
): Promise<BillRow> {
  const { bill } = locked;
  if (openOf(bill) !== amount) throw new AppError('bill_sum_changed', { data: { total: openOf(bill) } });
  await refuseWhileDeposit(trx, bill.agency_id, now);
  const postingId = await post(trx, {
    event: 'write_off',
    key: `bill:${bill.id}:writeOff:${id}`,
    agencyId: bill.agency_id,
    entityId: bill.entity_id,
    orderId: null,
    billId: bill.id,
    lines: writtenOffLines(amount),
    userId,
    memo: bill.number,
    now,
  });
  await addBillEvent(trx, bill, {
    event: 'written_off',
    amount,
    posting_id: postingId,
    note: reason,
    user_id: userId,
    at: now,
  });
  const settling = { event: 'writeOff', actor: 'operator', userId, reason, now } as const;
  const closed = await settleBill(trx, locked, { written_off: bill.written_off + amount }, settling);
  // An agency with a write-off buys nothing more on credit until a person lifts the stop.
  await updateCreditStopped(trx, [bill.agency_id], now);
  return closed;
}
