import type { ReplyOf } from '@serai/contract/endpoint';
import type { refundLater, waiveFee } from '@serai/contract/orders/corrections';
import type { Call, Db, Trx } from '../../../calls.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { listChargesOf } from '../../charges/charges.ts';
import type { Completions } from '../charging/completion-port.ts';
import { refuseUnpaidRefund } from '../member/refuse-unpaid-refund.ts';
import { decideByOperator, type Move } from '../move-order.ts';
import { type OpenOrder, openOrderForStaff } from '../open-order.ts';
import type { Products } from '../products.ts';
import { askCorrection } from './ask-correction.ts';
import { refuseSecondCorrection } from './correction-store.ts';

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
  const kept = await findReturnable(trx, opened, kind, call);
  refuseFraction('amount', { amount, currency: order.currency });
  if (amount > kept) throw new AppError('more_than_charged');
  const wanted = { kind, to_status: null, fee: 0, amount: -amount, reason };
  return askCorrection(trx, opened, wanted, call, deps);
}

/**
 * Returns the highest sum that can be given back of an ended order, in minor units. Refuses an order that has not
 * ended, one of which nothing is left to give back, and while another correction is open.
 */
export async function findReturnable(
  db: Db,
  opened: OpenOrder,
  kind: 'refund' | 'waiver',
  at: Pick<Move, 'now' | 'lang'>,
): Promise<number> {
  const { order } = opened;
  decideByOperator(opened, kind === 'refund' ? 'refundGoodwill' : 'waiveFee', at);
  const kept = kind === 'refund' ? totalSettlementPrice(order) : order.fee;
  if (kept <= 0) throw new AppError('more_than_charged');
  refuseUnpaidRefund(await listChargesOf(db, [order.id]));
  await refuseSecondCorrection(db, order.id);
  return kept;
}
