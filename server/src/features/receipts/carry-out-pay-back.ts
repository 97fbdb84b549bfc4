import type { Trx } from '../../calls.ts';
import { payBackLines } from '../../domain/ledger/lines.ts';
import { announce } from '../messages/messages.ts';
import { findFinance } from '../people/people.ts';
import { post } from '../wallet/wallet.ts';
import type { PayBackRow } from './pay-back-store.ts';

/** Withdraws a decided pay-back from the deposit, which must be sufficient, and notifies the agency. */
export async function carryOutPayBack(
  trx: Trx,
  { id, agency_id, amount, currency, payee, reason }: PayBackRow,
  { userId, now }: { userId: number; now: Date },
): Promise<void> {
  await post(trx, {
    event: 'pay_back',
    key: `pay_back:${id}`,
    agencyId: agency_id,
    entityId: null,
    orderId: null,
    payBackId: id,
    lines: payBackLines(amount),
    userId,
    memo: reason,
    now,
  });
  const facts = { amount: { amount, currency }, payee, reason };
  const to = { agencyId: agency_id, to: await findFinance(trx, agency_id) };
  await announce(trx, { event: 'deposit_paid_back', facts, ...to, now });
}
