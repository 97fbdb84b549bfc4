import type { decideApproval as endpoint } from '@serai/contract/accounts/approvals';
import type { ReplyOf } from '@serai/contract/endpoint';
import en from '@serai/phrases/en/pages/accounts/approvals';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import zh from '@serai/phrases/zh/pages/accounts/approvals';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  addMemberEvent,
  announceOrder,
  type OpenOrder,
  type OrderRow,
  type PaymentGuard,
  payOpenOrder,
  refuseUnpayable,
  shortenPayTime,
} from '../orders/orders.ts';
import { type ApprovalRow, findApproval, updateApprovalDecided } from './approval-store.ts';
import { presentApproval } from './present-approval.ts';

type DecideCall = Call<typeof endpoint>;

/**
 * Decides a request once: pays the order within the decider's limits, or declines with a reason. An order
 * paid, cancelled or expired meanwhile is refused by its state; a concurrent decision by `approval_decided`.
 * No one decides their own request.
 */
export async function decideApproval(
  trx: Trx,
  { opened, guardPayment }: { opened: OpenOrder; guardPayment: PaymentGuard },
  call: DecideCall,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { input, now } = call;
  const id = input.approval_id;
  // Read after locking the order, so that a concurrent decision is visible.
  const asked = await findApproval(trx, id, now);
  if (asked.asked_by === member.userId) throw new AppError('no_permission');
  if (asked.decided_at !== null) throw decidedBefore(asked, call.lang);
  refuseUnpayable(opened, call);
  const status = input.decision === 'approve' ? ('approved' as const) : ('declined' as const);
  const reason = input.decision === 'decline' ? input.reason : '';
  if (!(await updateApprovalDecided(trx, id, { status, userId: member.userId, reason, now }))) {
    throw decidedBefore(await findApproval(trx, id, now), call.lang);
  }
  const order =
    input.decision === 'approve'
      ? await payOpenOrder(
          trx,
          { opened, channel: input.pay_channel, agreed: input.total, guardPayment },
          call,
        )
      : await decline(trx, opened, call, reason);
  await tell(trx, order, call, { askedBy: asked.asked_by, reason });
  return { approval: presentApproval(await findApproval(trx, id, now), { ...opened, order }, call) };
}

/** The order keeps waiting, but no longer than a new booking: payment can be requested again, or the order lapses. */
async function decline(trx: Trx, { order }: OpenOrder, call: DecideCall, reason: string): Promise<OrderRow> {
  const { userId } = memberOf(call);
  const { id: orderId, total_price: amount } = order;
  await addMemberEvent(trx, { orderId, event: 'declineApproval', reason, amount, userId, now: call.now });
  return shortenPayTime(trx, order, call.now);
}

async function tell(
  trx: Trx,
  order: OrderRow,
  call: DecideCall,
  { askedBy, reason }: { askedBy: number; reason: string },
): Promise<void> {
  const amount = { amount: order.total_price, currency: order.currency };
  const facts = { decided_by: memberOf(call).nickname, amount };
  // The member who asked may differ from the one who booked.
  const to = { alsoTo: [askedBy], now: call.now };
  if (call.input.decision === 'approve') {
    await announceOrder(trx, order, { event: 'approval_given', facts, ...to });
  } else {
    await announceOrder(trx, order, { event: 'approval_declined', facts: { ...facts, reason }, ...to });
  }
}

function decidedBefore({ status, decided_name: who }: ApprovalRow, lang: Lang): AppError {
  const words = inLanguage(lang, { zh, en });
  return new AppError('approval_decided', {
    facts: { who: who ?? '', decision: words[status] },
    data: { status },
  });
}
