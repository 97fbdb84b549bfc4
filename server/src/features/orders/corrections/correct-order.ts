import type { ReplyOf } from '@serai/contract/endpoint';
import type { correctOrder as endpoint } from '@serai/contract/orders/corrections';
import type { Call, Db, Trx } from '../../../calls.ts';
import { feeAmounts } from '../../../domain/cancellation-policy.ts';
import type { Done } from '../../activity/activity.ts';
import type { Completions } from '../charging/completion-port.ts';
import { decideByOperator, type Move, wrongState } from '../move-order.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import { feeBaseOf } from '../policy.ts';
import type { Products } from '../products.ts';
import { askCorrection, type Correction } from './ask-correction.ts';
import { refuseSecondCorrection } from './correction-store.ts';
import { refuseGivenBack } from './refuse-given-back.ts';

/** Corrects a wrong no-show or a wrong completion, alone or with a second person. */
export async function correctOrder(
  trx: Trx,
  deps: { products: Products } & Completions,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id, to, evidence: reason } = call.input;
  const opened = await openOrderForStaff(trx, deps.products, id);
  await refuseUncorrectable(trx, opened, to, call);
  return askCorrection(trx, opened, { ...otherOutcome(opened, to), reason }, call, deps);
}

type Outcome = NonNullable<Correction['to_status']>;

/**
 * Refuses a correction to an outcome that is not the other one of an ended order, after refunds, or while
 * another correction is open.
 */
export async function refuseUncorrectable(
  db: Db,
  opened: OpenOrder,
  to: Outcome,
  at: Pick<Move, 'now' | 'lang'>,
): Promise<void> {
  const { order } = opened;
  const moves = decideByOperator(opened, 'correct', at);
  if (moves.order_status?.at(-1) !== to) throw wrongState(order, at.lang);
  await refuseGivenBack(db, order.id);
  await refuseSecondCorrection(db, order.id);
}

/** Returns the correction of an order to an outcome, with its fee and what it costs the agency. */
export function otherOutcome({ order }: OpenOrder, to: Outcome): Omit<Correction, 'reason'> {
  const fee = to === 'completed' ? 0 : feeAmounts(order.policy, feeBaseOf(order)).noShow;
  const amount = to === 'completed' ? order.total_price - order.fee : fee - order.total_price;
  return { kind: 'outcome', to_status: to, fee, amount };
}
