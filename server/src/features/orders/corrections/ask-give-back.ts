import type { ReplyOf } from '@serai/contract/endpoint';
import type { refundLater, waiveFee } from '@serai/contract/orders/corrections';
import type { Call, Trx } from '../../../calls.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { listChargesOf } from '../../charges/charges.ts';
import type { Completions } from '../charging/completion-port.ts';
import { refuseUnpaidRefund } from '../member/refuse-unpaid-refund.ts';
import { decideMove } from '../move-order.ts';
import { openOrderForStaff } from '../open-order.ts';
import type { Products } from '../products.ts';
import { askCorrection } from './ask-correction.ts';

/**
 * Refunds part of the price of a completed order (`refund`) or of the fee of one that ended early (`waiver`),
 * alone or with a second person. Refuses more than the charged sum with `more_than_charged`, and as
 * `refuseUnpaidRefund` does.
 */
export async function askGiveBack(
  trx: Trx,
  deps: { products: Products } & Completions,
  kind: 'refund' | 'waiver',
  call: Call<typeof refundLater | typeof waiveFee>,
): Promise<Done<ReplyOf<typeof refundLater>>> {
  const { id, amount, reason } = call.input;
  const opened = await openOrderForStaff(trx, deps.products, id);
  const { order } = opened;
  refuseFraction('amount', { amount, currency: order.currency });
  const kept = kind === 'refund' ? totalSettlementPrice(order) : order.fee;
  const event = kind === 'refund' ? 'refundGoodwill' : 'waiveFee';
  const { now, lang } = call;
  decideMove(opened, { event, actor: 'operator', now, lang, fee: kept - amount });
  if (amount > kept) throw new AppError('more_than_charged');
  refuseUnpaidRefund(await listChargesOf(trx, [id]));
  const wanted = { kind, to_status: null, fee: 0, amount: -amount, reason };
  return askCorrection(trx, opened, wanted, call, deps);
}
