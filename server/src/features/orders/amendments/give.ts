import type { Db } from '../../../calls.ts';
import { keptOf } from '../../../domain/cancellation-policy.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Completions } from '../charging/completion-port.ts';
import { needsSecond } from '../corrections/ask-correction.ts';
import { decideMove } from '../move-order.ts';
import type { OpenOrder } from '../open-order.ts';
import type { Amending, Amendment, AmendmentOutcome, PlannedAmendment } from './amendment-port.ts';
import { backAfterEnd, giveByCorrection, giverOf } from './given-back.ts';
import { backTo, unpricedChange } from './order-effects.ts';

interface Gift {
  amount: number;
  by: Amending;
  completions: Completions;
}

/**
 * Refunds part of the price of an order that was served. Refuses more than its total with
 * `more_than_charged`.
 */
export function refund(completions: Completions): Amendment<'refund'> {
  return {
    kind: 'refund',
    plan: async (db, opened, { amount }, by) => planAfterEnd(db, opened, { amount, by, completions }),
  };
}

/**
 * Gives goodwill without an obligation: a discount on a paid order before its service, so that fees apply to
 * the lower price; after its end a refund.
 */
export function goodwill(completions: Completions): Amendment<'goodwill'> {
  return {
    kind: 'goodwill',
    plan: async (db, opened, { amount }, by) => {
      const gift = { amount, by, completions };
      return opened.order.order_status === 'completed'
        ? planAfterEnd(db, opened, gift)
        : planBeforeService(db, opened, gift);
    },
  };
}

async function planAfterEnd(
  db: Db,
  opened: OpenOrder,
  { amount, by, completions }: Gift,
): Promise<PlannedAmendment> {
  const { order } = opened;
  const { now, lang } = by;
  const left = totalSettlementPrice(order) - amount;
  refuseFraction('amount', { amount, currency: order.currency });
  decideMove(opened, { event: 'refundGoodwill', actor: 'operator', fee: left, now, lang });
  if (left < 0) throw new AppError('more_than_charged');
  return {
    ...(await given(db, opened, amount, by)),
    ...(await backAfterEnd(db, order, amount)),
    // The voucher is unchanged because it documents the service as provided.
    voucher: 'unchanged',
    carryOut: (trx) =>
      giveByCorrection(trx, opened, { kind: 'refund', fee: 0, amount: -amount }, by, completions),
  };
}

async function planBeforeService(
  db: Db,
  opened: OpenOrder,
  { amount, by, completions }: Gift,
): Promise<PlannedAmendment> {
  const { order } = opened;
  const { now, lang } = by;
  refuseFraction('amount', { amount, currency: order.currency });
  decideMove(opened, { event: 'changePrice', actor: 'operator', now, lang });
  // The service must keep a positive price, apart from fees of earlier changes.
  if (amount >= order.total_price - keptOf(order.policy)) {
    throw new AppError('more_than_charged');
  }
  return {
    ...(await given(db, opened, amount, by)),
    ...backTo(order.pay_channel!, amount),
    carryOut: (trx) =>
      giveByCorrection(trx, opened, { kind: 'price', fee: 0, amount: -amount }, by, completions),
  };
}

async function given(
  db: Db,
  opened: OpenOrder,
  amount: number,
  by: Amending,
): Promise<AmendmentOutcome & { terms: null }> {
  return {
    ...unpricedChange(opened),
    effects: [],
    totalAfter: totalSettlementPrice(opened.order) - amount,
    tells: [],
    who: (await needsSecond(db, opened.order, amount, giverOf(by))) ? 'second_person' : 'desk',
    terms: null,
  };
}
