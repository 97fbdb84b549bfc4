import type { Db } from '../../../calls.ts';
import { hasVoucher } from '../../../domain/order-lifecycle.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Completions } from '../charging/completion-port.ts';
import { needsSecond } from '../corrections/ask-correction.ts';
import { refundFee } from '../member/preview-refund.ts';
import { decideMove } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { Amending, Amendment, PlannedAmendment } from './amendment-port.ts';
import { backAfterEnd, giveByCorrection, giverOf } from './given-back.ts';
import { backTo, notifiedOf, statusEffect } from './order-effects.ts';

/**
 * Waives a cancellation fee in whole or in part: an active order is cancelled at the rest of its current fee;
 * for an ended order the waived part is refunded. Refuses more than the fee with `more_than_charged`.
 */
export function waiveFee(completions: Completions): Amendment<'waive_fee'> {
  return {
    kind: 'waive_fee',
    plan: async (db, opened, { amount }, by) => {
      const { order } = opened;
      refuseFraction('amount', { amount, currency: order.currency });
      return order.order_status === 'confirmed'
        ? planCancellation(db, opened, amount, { by, completions })
        : planGivingBack(db, opened, amount, { by, completions });
    },
  };
}

interface Way {
  by: Amending;
  completions: Completions;
}

async function planCancellation(
  db: Db,
  opened: OpenOrder,
  waived: number,
  { by, completions }: Way,
): Promise<PlannedAmendment> {
  const { order } = opened;
  const { fee: whole, validUntil } = refundFee(order, by.now);
  const fee = whole - waived;
  if (fee < 0) throw new AppError('more_than_charged');
  decideMove(opened, { event: 'cancelForStaff', actor: 'operator', fee, now: by.now, lang: by.lang });
  const back = order.total_price - fee;
  return {
    effects: [statusEffect(order, 'cancelled')],
    totalAfter: totalSettlementPrice(order) - back,
    fee,
    costs: 0,
    ...backTo(order.pay_channel!, back),
    voucher: hasVoucher(order) ? 'void' : 'unchanged',
    tells: notifiedOf(opened),
    who: (await needsSecond(db, order, waived, giverOf(by))) ? 'second_person' : 'member',
    // The agency must agree because this ends the booking.
    needsYes: true,
    validUntil: validUntil && toSeconds(new Date(validUntil)),
    terms: null,
    carryOut: (trx) =>
      giveByCorrection(trx, opened, { kind: 'cancellation', fee, amount: -waived }, by, completions),
  };
}

async function planGivingBack(
  db: Db,
  opened: OpenOrder,
  waived: number,
  { by, completions }: Way,
): Promise<PlannedAmendment> {
  const { order } = opened;
  const fee = order.fee - waived;
  decideMove(opened, { event: 'waiveFee', actor: 'operator', fee, now: by.now, lang: by.lang });
  if (fee < 0) throw new AppError('more_than_charged');
  return {
    effects: [],
    totalAfter: totalSettlementPrice(order) - waived,
    fee,
    costs: 0,
    ...(await backAfterEnd(db, order, waived)),
    voucher: 'unchanged',
    tells: [],
    needsYes: false,
    validUntil: null,
    terms: null,
    who: (await needsSecond(db, order, waived, giverOf(by))) ? 'second_person' : 'desk',
    carryOut: (trx) =>
      giveByCorrection(trx, opened, { kind: 'waiver', fee: 0, amount: -waived }, by, completions),
  };
}
