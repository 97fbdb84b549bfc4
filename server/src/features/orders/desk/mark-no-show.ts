import type { ReplyOf } from '@serai/contract/endpoint';
import type { markNoShow as endpoint } from '@serai/contract/orders/actions';
import { type Call, type Db, operatorOf, type Trx } from '../../../calls.ts';
import { feeAmounts } from '../../../domain/cancellation-policy.ts';
import type { Done } from '../../activity/activity.ts';
import { endOrder } from '../charging/end-order.ts';
import { decideByOperator, type Move } from '../move-order.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import { feeBaseOf } from '../policy.ts';
import { presentOrder } from '../present-order.ts';
import type { Products } from '../products.ts';
import { actionOnOrder, standingOf } from './action-on-order.ts';
import { findArrival, readEvidence } from './no-show-evidence.ts';

/**
 * Records a no-show after the grace period, with its evidence: the wait of every driver, or the hotel's
 * statement. The policy's no-show fee is kept.
 */
export async function markNoShow(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const operator = operatorOf(call);
  const { id, evidence } = call.input;
  const opened = await openOrderForStaff(trx, products, id);
  const { noShow: fee } = feeAmounts(opened.order.policy, feeBaseOf(opened.order));
  const ending = {
    event: 'noShow',
    actor: 'operator',
    userId: operator.userId,
    now: call.now,
    lang: call.lang,
    reason: evidence,
    fee,
    changes: { operator_id: operator.userId },
  } as const;
  // Checked first, so that an impossible no-show is refused regardless of the evidence.
  await refuseNoShow(trx, opened, call);
  const facts = { evidence: await readEvidence(trx, opened, call) };
  const order = await endOrder(trx, opened, { ...ending, facts });
  const shown = { ...opened, order: { ...order, operator_name: operator.nickname } };
  return {
    reply: { order: presentOrder(shown, call) },
    did: actionOnOrder(order, {
      before: standingOf(opened.order),
      after: standingOf(order),
      reason: evidence,
    }),
  };
}

/** Refuses a no-show before the end of the grace period, or while a driver is not on location. */
export async function refuseNoShow(db: Db, opened: OpenOrder, at: Pick<Move, 'now' | 'lang'>): Promise<void> {
  decideByOperator(opened, 'noShow', at);
  if (!opened.product.hasCheckIn) await findArrival(db, opened);
}
