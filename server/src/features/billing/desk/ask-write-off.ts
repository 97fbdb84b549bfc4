import type { askWriteOff as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { recordConcession } from '../../concessions/concessions.ts';
import { readWallet } from '../../wallet/wallet.ts';
import { actionOnBill } from '../action-on-bill.ts';
import { openOf } from '../bill-store.ts';
import { refuseUnlessLate } from '../days-late.ts';
import { openAnyBill } from '../open-bill.ts';
import { hasOpenWriteOff, insertWriteOff, showWriteOff } from '../write-off-store.ts';

/**
 * Requests a write-off of the open amount of an overdue bill; another person decides it. Refused as
 * `deposit_left` while the agency has a deposit that could be set off.
 */
export async function askWriteOff(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { id, reason } = call.input;
  const { bill } = await openAnyBill(trx, id);
  await refuseUnlessLate(trx, bill, call);
  if (await hasOpenWriteOff(trx, id)) throw new AppError('write_off_open');
  await refuseWhileDeposit(trx, bill.agency_id, call.now);
  const amount = openOf(bill);
  const writeOffId = await insertWriteOff(trx, {
    bill_id: id,
    agency_id: bill.agency_id,
    amount,
    reason,
    asked_by: userId,
    asked_at: call.now,
  });
  const given = { amount, currency: bill.currency };
  const on = { kind: 'bill', id, name: bill.number } as const;
  await recordConcession(
    trx,
    { kind: 'write_off', given, on, agencyId: bill.agency_id, reason },
    { kind: 'write_off', id: writeOffId, needs: 'colleague', due: null },
    { userId, now: call.now },
  );
  return {
    reply: { write_off: await showWriteOff(trx, writeOffId) },
    did: {
      ...actionOnBill(bill, bill, reason),
      before: { write_off: null, amount },
      after: { write_off: 'asked', amount },
    },
  };
}

/** The agency's deposit must be used first. */
export async function refuseWhileDeposit(trx: Trx, agencyId: number, now: Date): Promise<void> {
  const { balance } = await readWallet(trx, agencyId, now);
  if (balance.amount > 0) throw new AppError('deposit_left');
}
