import type { payBills as endpoint } from '@serai/contract/billing/bills';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import type { PayChannelGuard } from '../orders/orders.ts';
import { type BillRow, lockBills, openOf } from './bill-store.ts';
import { payBill } from './pay-bill.ts';
import { presentLocked } from './present-bill.ts';
import { refuseOverpaying } from './refuse-overpaying.ts';
import { refuseState } from './refuse-state.ts';

/**
 * Pays bills from the agency's deposit up to an amount, earliest due date first. Refuses more than they owe
 * with `bill_over_paid` (another payment came in between), a bill that owes nothing with `bill_wrong_state`,
 * and a sub-account without the right to pay from the deposit with `pay_channel_not_allowed`.
 */
export async function payBills(
  trx: Trx,
  guardPayChannel: PayChannelGuard,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { agencyId, userId } = member;
  await guardPayChannel(trx, { member, channel: 'balance' });
  const { amount, bill_ids } = call.input;
  const ids = [...new Set(bill_ids)];
  const bills = (await lockBills(trx, ids, agencyId)).map(({ bill }) => bill);
  if (bills.length < ids.length) throw new AppError('not_found');
  for (const bill of bills) refuseState(bill, ['confirmed', 'part_paid'], call.lang);
  refuseFraction('amount', { amount, currency: bills[0]!.currency });
  refuseOverpaying(amount, bills);
  for (const part of shareOut(amount, bills)) {
    const key = `pay:${userId}:${call.idempotencyKey}`;
    await payBill(trx, { ...part, agencyId, from: 'deposit', key, userId, now: call.now });
  }
  return { bills: await Promise.all(ids.map((id) => presentLocked(trx, id, call))) };
}

/** Splits an amount over bills; bills without a share are left out. */
function shareOut(amount: number, bills: readonly BillRow[]): { billId: number; amount: number }[] {
  let left = amount;
  return bills
    .toSorted((a, b) => a.due_on!.localeCompare(b.due_on!) || a.id - b.id)
    .map((bill) => {
      const part = Math.min(left, openOf(bill));
      left -= part;
      return { billId: bill.id, amount: part };
    })
    .filter((part) => part.amount > 0);
}
