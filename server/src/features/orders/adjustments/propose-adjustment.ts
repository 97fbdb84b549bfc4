import type { ReplyOf } from '@serai/contract/endpoint';
import type { AdjustmentKind, proposeAdjustment as endpoint } from '@serai/contract/orders/adjustments';
import type { Lang } from '@serai/phrases/lang';
import { type Call, type Operator, operatorOf, type Trx } from '../../../calls.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { addOrderEvent } from '../desk/add-order-event.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { refuseBeforeService, refuseUnchargeable } from './accept-adjustment.ts';
import { insertAdjustment } from './adjustment-store.ts';
import { announceProposed } from './announce-adjustment.ts';

/** A charge after the service: quantity and amount per unit in minor units, negative for a refund. */
export interface Charge {
  kind: AdjustmentKind;
  quantity: number;
  unitAmount: number;
  reason: string;
}

/** Proposes a charge that no rate card computes. */
export async function proposeForStaff(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, kind, quantity, unit_amount: unitAmount, reason } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  refuseBeforeService(opened.order, call.lang);
  refuseFraction('unit_amount', { amount: unitAmount, currency: opened.order.currency });
  const charge = { kind, quantity, unitAmount: kind === 'unused' ? -unitAmount : unitAmount, reason };
  const { order, adjustmentId } = await proposeAdjustment(trx, opened, charge, { ...call, operator });
  const after = { adjustment_id: adjustmentId, kind, quantity, unit_amount: charge.unitAmount };
  return {
    reply: { order: presentOrder({ ...opened, order }, call), adjustment_id: adjustmentId },
    did: actionOnOrder(order, { before: null, after, reason }),
  };
}

/**
 * Proposes a charge on a locked order and notifies the agency. It is owed only after acceptance: by a member,
 * by the desk on the member's behalf, or by seven days of silence. Throws `order_wrong_state` if the service
 * has not begun or the order was not charged.
 */
export async function proposeAdjustment(
  trx: Trx,
  { order }: OpenOrder,
  charge: Charge,
  { operator, now, lang }: { operator: Operator; now: Date; lang: Lang },
): Promise<{ order: OrderRow; adjustmentId: number }> {
  const { reason } = charge;
  const amount = charge.quantity * charge.unitAmount;
  refuseUnchargeable(order, amount, lang);
  const userId = operator.userId;
  const row = await insertAdjustment(trx, { ...charge, orderId: order.id, userId, now });
  await addOrderEvent(trx, {
    orderId: order.id,
    event: 'proposeAdjustment',
    operatorId: userId,
    reason,
    amount,
    now,
  });
  await announceProposed(trx, order, row, { isReminder: false, now });
  return { order: { ...order, operator_id: userId, operator_name: operator.nickname }, adjustmentId: row.id };
}
