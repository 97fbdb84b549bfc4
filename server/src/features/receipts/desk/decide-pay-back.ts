import type { ReplyOf } from '@serai/contract/endpoint';
import type { decidePayBack as endpoint } from '@serai/contract/receipts/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { decideSubject, refuseDependent } from '../../concessions/concessions.ts';
import { readWallet } from '../../wallet/wallet.ts';
import { carryOutPayBack } from '../carry-out-pay-back.ts';
import { lockPayBack, showPayBack, updateDecided } from '../pay-back-store.ts';

/** Confirms a waiting pay-back and carries it out, or rejects it; the requester cannot decide it. */
export async function decidePayBack(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now } = call;
  const { pay_back_id: id, decision, note } = input;
  const payBack = await lockPayBack(trx, id);
  if (!payBack) throw new AppError('not_found');
  if (payBack.status !== 'asked') throw new AppError('pay_back_closed');
  if (decision === 'confirm' || payBack.asked_by === userId) {
    await refuseDependent(trx, { askedBy: payBack.asked_by, decidedBy: userId, own: 'pay_back_own' });
  }
  const { agency_id } = payBack;
  const status = decision === 'confirm' ? 'done' : 'rejected';
  const decided = { status, decided_by: userId, decided_at: now, note } as const;
  await updateDecided(trx, id, decided);
  await decideSubject(trx, { kind: 'pay_back', id }, decided);
  if (status === 'done') await carryOutPayBack(trx, payBack, { userId, now });
  const { balance } = await readWallet(trx, agency_id, now);
  const reply = await showPayBack(trx, id, now);
  const paid = status === 'done' ? payBack.amount : 0;
  return {
    reply,
    did: {
      on: { kind: 'agency', id: agency_id, name: reply.agency.name },
      before: { balance: balance.amount + paid, pay_back: 'asked' },
      after: { balance: balance.amount, pay_back: status, amount: payBack.amount },
      reason: note,
    },
  };
}
