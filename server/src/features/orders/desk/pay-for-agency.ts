import type { ReplyOf } from '@serai/contract/endpoint';
import type { ErrorCode } from '@serai/contract/errors';
import { spendingRefusals } from '@serai/contract/orders/actions';
import type { payForAgency as endpoint } from '@serai/contract/orders/desk-payment';
import type { PayChannel } from '@serai/contract/orders/statuses';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { announceOrder } from '../announce-order.ts';
import { payAs } from '../member/pay-order.ts';
import type { HasPendingApproval, PaymentGuard } from '../member/payment-guard.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { aboutOrder } from './about-order.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import { findPayer } from './find-payer.ts';

export interface DeskPaymentDeps {
  products: Products;
  guardPayment: PaymentGuard;
  hasPendingApproval: HasPendingApproval;
}

/**
 * Pays an order from the agency's deposit or on its credit, because a person at the agency has asked for it on the telephone.
 * Means, limits and approval rules are those of the order's booker. Above the sums of one person a colleague approves it.
 */
export async function payForAgency(
  trx: Trx,
  deps: DeskPaymentDeps,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { now, lang } = call;
  const { id, pay_channel: channel, total: agreed, caller, reason } = call.input;
  const opened = await openOrderForStaff(trx, deps.products, id);
  const { order } = opened;
  const member = await findPayer(trx, deps, opened, call);
  const said = { zh: `应${caller}要求付款：${reason}`, en: `Paid at the request of ${caller}: ${reason}` };
  const payment = { opened, channel, agreed, guardPayment: deps.guardPayment };
  const paying = payAs(trx, payment, { member, actor: 'operator', userId, said, lang, now });
  const paid = await paying.catch((refusal: unknown) => {
    throw inDeskWords(refusal);
  });
  const amount = { amount: order.total_price, currency: order.currency };
  const act = { kind: 'payment', given: amount, ...aboutOrder(order), reason } as const;
  await guardConcession(trx, act, { userId, now });
  const facts = { caller, amount, ...channelWords[channel], reason };
  await announceOrder(trx, paid, { event: 'order_paid_for_you', facts, now });
  return {
    reply: { order: presentOrder({ ...opened, order: paid }, call) },
    did: actionOnOrder(paid, {
      before: standingOf(order),
      after: { ...standingOf(paid), amount: order.total_price, caller },
      reason,
    }),
  };
}

/** Replaces the refusals that address the agency itself: the reader here is one of the seller's staff. */
function inDeskWords(refusal: unknown): unknown {
  if (!(refusal instanceof AppError)) return refusal;
  const { code: log } = refusal;
  if (limits.has(log)) return new AppError('agency_must_approve', { log });
  if (closedCredit.has(log)) return new AppError('agency_credit_closed', { log });
  return refusal;
}

const limits: ReadonlySet<string> = new Set(spendingRefusals);
const closedCredit: ReadonlySet<string> = new Set([
  'credit_overdue',
  'credit_stopped',
  'credit_not_verified',
] satisfies ErrorCode[]);

const channelWords: Record<PayChannel, { channel_zh: string; channel_en: string }> = {
  balance: { channel_zh: '预存款', channel_en: 'from your deposit' },
  credit: { channel_zh: '挂账', channel_en: 'on your credit' },
};
