import type { ReplyOf } from '@serai/contract/endpoint';
import type { acceptAdjustment as endpoint } from '@serai/contract/orders/adjustments';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import type { LowerBills } from '../corrections/lower-bills-port.ts';
import { actionOnOrder } from '../desk/action-on-order.ts';
import { openOrderForStaff } from '../open-order.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { acceptAdjustment } from './accept-adjustment.ts';
import { findOpenAdjustment } from './adjustment-store.ts';
import { announceAccepted } from './announce-adjustment.ts';

/**
 * Accepts a proposed charge on behalf of the agency, based on its statement outside the portal; the evidence
 * is stored in the order's history.
 */
export async function acceptForMember(
  trx: Trx,
  { products, lowerBills }: { products: Products; lowerBills: LowerBills },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId, nickname } = operatorOf(call);
  const { id, adjustment_id, evidence } = call.input;
  const { now, lang } = call;
  const opened = await openOrderForStaff(trx, products, id);
  const adjustment = await findOpenAdjustment(trx, id, adjustment_id);
  const accepted = await acceptAdjustment(trx, opened.order, adjustment, {
    by: 'desk',
    actor: 'operator',
    userId,
    evidence,
    lang,
    now,
    lowerBills,
  });
  const order = { ...accepted, operator_name: nickname };
  await announceAccepted(trx, order, adjustment, { by: 'desk', now });
  const { kind, amount } = adjustment;
  return {
    reply: { order: presentOrder({ ...opened, order }, call) },
    did: actionOnOrder(order, {
      before: { adjustment_id, kind, amount, status: 'proposed' },
      after: { adjustment_id, kind, amount, status: 'confirmed' },
      reason: evidence,
    }),
  };
}
