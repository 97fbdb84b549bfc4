import type { ReplyOf } from '@serai/contract/endpoint';
import type { correctOrder as endpoint } from '@serai/contract/orders/corrections';
import type { Call, Trx } from '../../../calls.ts';
import { feeAmounts } from '../../../domain/cancellation-policy.ts';
import type { Done } from '../../activity/activity.ts';
import type { Completions } from '../charging/completion-port.ts';
import { decideMove, wrongState } from '../move-order.ts';
import { openOrderForStaff } from '../open-order.ts';
import { feeBaseOf } from '../policy.ts';
import type { Products } from '../products.ts';
import { askCorrection } from './ask-correction.ts';
import { refuseGivenBack } from './refuse-given-back.ts';

/** Corrects a wrong no-show or a wrong completion, alone or with a second person. */
export async function correctOrder(
  trx: Trx,
  deps: { products: Products } & Completions,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { id, to, evidence: reason } = call.input;
  const opened = await openOrderForStaff(trx, deps.products, id);
  const { order } = opened;
  const fee = to === 'completed' ? 0 : feeAmounts(order.policy, feeBaseOf(order)).noShow;
  const { now, lang } = call;
  const moves = decideMove(opened, { event: 'correct', actor: 'operator', now, lang, fee });
  if (moves.order_status?.at(-1) !== to) throw wrongState(order, lang);
  await refuseGivenBack(trx, id);
  const amount = to === 'completed' ? order.total_price - order.fee : fee - order.total_price;
  return askCorrection(trx, opened, { kind: 'outcome', to_status: to, fee, amount, reason }, call, deps);
}
