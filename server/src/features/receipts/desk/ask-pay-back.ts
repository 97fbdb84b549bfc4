import type { ReplyOf } from '@serai/contract/endpoint';
import type { askPayBack as endpoint } from '@serai/contract/receipts/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { formatMoney } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { lockClerk, needsColleague, recordConcession } from '../../concessions/concessions.ts';
import { notifyStaff } from '../../messages/messages.ts';
import { findPayBackRule } from '../../site/site.ts';
import { readExposure, readWallet } from '../../wallet/wallet.ts';
import { carryOutPayBack } from '../carry-out-pay-back.ts';
import { hasOpenPayBack, insertPayBack, showPayBack } from '../pay-back-store.ts';

/**
 * Pays a part of a deposit back to the agency. Above the limit of a single person, and while the agency has
 * overdue debt, no money moves until a colleague confirms.
 */
export async function askPayBack(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { input, now } = call;
  const { agency_id, amount, payee, reason } = input;
  const { balance } = await readWallet(trx, agency_id, now);
  const { currency } = balance;
  const asked = { amount, currency };
  refuseFraction('amount', asked);
  if (amount > balance.amount) {
    const sums = { needed: asked, available: balance };
    const facts = { needed: formatMoney(asked), available: formatMoney(balance) };
    throw new AppError('balance_too_low', { facts, data: sums });
  }
  if (await hasOpenPayBack(trx, agency_id)) throw new AppError('pay_back_open');
  await lockClerk(trx, userId);
  const { past_due } = await readExposure(trx, agency_id, now);
  const isAbove = past_due > 0 || amount > (await findPayBackRule(trx)).aloneUpTo;
  const needsSecond = isAbove || (await needsColleague(trx, { given: asked }, { userId, now }));
  const decided = needsSecond
    ? { status: 'asked' as const }
    : { status: 'done' as const, decided_by: userId, decided_at: now };
  const payBack = await insertPayBack(trx, {
    agency_id,
    amount,
    currency,
    payee,
    reason,
    needs_second: needsSecond,
    asked_by: userId,
    asked_at: now,
    ...decided,
  });
  // A concurrent request was first.
  if (!payBack) throw new AppError('pay_back_open');
  const on = {
    kind: 'agency',
    id: agency_id,
    name: (await showPayBack(trx, payBack.id, now)).agency.name,
  } as const;
  await recordConcession(
    trx,
    { kind: 'pay_back', given: asked, on, agencyId: agency_id, reason },
    { kind: 'pay_back', id: payBack.id, needs: needsSecond ? 'colleague' : 'nobody', due: null },
    { userId, now },
  );
  if (!needsSecond) await carryOutPayBack(trx, payBack, { userId, now });
  const reply = await showPayBack(trx, payBack.id, now);
  if (needsSecond) {
    const overdue = { amount: past_due, currency };
    const facts = {
      agency: reply.agency.name,
      amount: asked,
      payee,
      reason,
      asked_by: nickname,
      overdue,
      link: '/console/receipts/payBacks',
    };
    await notifyStaff(trx, { queue: 'finance', event: 'pay_back_asked', about: 'secondPerson', facts, now });
  }
  return {
    reply,
    did: {
      on: { kind: 'agency', id: agency_id, name: reply.agency.name },
      before: { balance: balance.amount, pay_back: null },
      after: {
        balance: needsSecond ? balance.amount : balance.amount - amount,
        pay_back: reply.status,
        amount,
        payee,
        past_due,
      },
      reason,
    },
  };
}
