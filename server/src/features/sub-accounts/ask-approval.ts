import type { askApproval as endpoint } from '@serai/contract/accounts/approvals';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  addMemberEvent,
  announceOrder,
  extendPayTime,
  openOrderToChange,
  type Products,
  refuseUnpayable,
} from '../orders/orders.ts';
import { findApproval, hasPendingApproval, insertApproval } from './approval-store.ts';
import { findDeciders } from './find-deciders.ts';
import { mayAsk, presentApproval } from './present-approval.ts';

/**
 * Requests payment of an order: by its booker or a user who could pay it within their limits. The payment
 * deadline is extended, and all deciders are notified.
 */
export async function askApproval(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { userId } = member;
  const { now } = call;
  const { id: orderId, note } = call.input;
  const opened = await openOrderToChange(trx, products, member, orderId);
  const { order, product } = opened;
  if (!mayAsk(member, opened)) throw new AppError('no_permission');
  refuseUnpayable(opened, call);
  if (await hasPendingApproval(trx, orderId)) throw new AppError('approval_pending');
  const agencyId = order.agency_id;
  const id = await insertApproval(trx, { orderId, agencyId, userId, note, now });
  const waiting = await extendPayTime(trx, order, now);
  await addMemberEvent(trx, {
    orderId,
    event: 'askApproval',
    reason: note,
    amount: order.total_price,
    userId,
    now,
  });
  const amount = { amount: order.total_price, currency: order.currency };
  const facts = { asked_by: member.nickname, amount, note };
  const deciders = await findDeciders(trx, agencyId, product.listPage);
  const alsoTo = deciders.map((decider) => decider.id).filter((decider) => decider !== userId);
  await announceOrder(trx, order, { event: 'approval_asked', facts, alsoTo, now });
  const asked = await findApproval(trx, id, now);
  return { approval: presentApproval(asked, { order: waiting, product }, call) };
}
