import { orderStatus as en } from '@serai/phrases/en/order-status';
import { orderStatus as zh } from '@serai/phrases/zh/order-status';
import { feeAt, freeUntil, type ResolvedPolicy } from '../../../domain/cancellation-policy.ts';
import { localDateTime } from '../../../domain/local-time.ts';
import type { PayChannel } from '../../../domain/order-facts.ts';
import { hasVoucher } from '../../../domain/order-lifecycle.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { channelOf } from '../changing/apply-change.ts';
import type { CalculatedChange } from '../changing/calculate-change.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { OrderTerms } from '../place-order.ts';
import { feeBaseOf, lastPayAt } from '../policy.ts';
import type { Bilingual } from '../product-port.ts';
import { closesAt, closingTime } from '../timers/closing-time.ts';
import type { AmendmentOutcome, Effect } from './amendment-port.ts';
import { amendmentWord } from './amendment-words.ts';

/** Returns the outcome of a change that keeps the order and its price; the caller adds who may decide it. */
export function unpricedChange(opened: OpenOrder): Omit<AmendmentOutcome, 'who' | 'effects'> {
  const { order } = opened;
  return {
    totalAfter: totalSettlementPrice(order),
    fee: 0,
    costs: 0,
    offCredit: 0,
    toDeposit: 0,
    needsYes: false,
    validUntil: null,
    voucher: hasVoucher(order) ? 'new_version' : 'unchanged',
    tells: notifiedOf(opened),
  };
}

/** Returns the outcome of a change of price that keeps the order; the caller adds who may decide it. */
export function pricedChange(
  opened: OpenOrder,
  { total, toPay, toGiveBack, fee, terms }: CalculatedChange,
  now: Date,
): Omit<AmendmentOutcome, 'who' | 'effects' | 'needsYes'> {
  const { order } = opened;
  // Cancelling costs more from the next window of the policy on.
  const { validUntil } = feeAt(order.policy, now.getTime(), feeBaseOf(order));
  const ends = [order.service_start.getTime(), ...(terms ? [lastPayAt(terms).getTime()] : [])];
  return {
    ...unpricedChange(opened),
    totalAfter: totalSettlementPrice(order) + total - order.total_price,
    fee,
    costs: toPay,
    ...backTo(channelOf(order), toGiveBack),
    validUntil: toSeconds(new Date(Math.min(...ends, validUntil ?? Infinity))),
  };
}

/** Returns where a refund of held money goes, by payment channel. */
export function backTo(
  channel: PayChannel,
  amount: number,
): Pick<AmendmentOutcome, 'offCredit' | 'toDeposit'> {
  return channel === 'credit' ? { offCredit: amount, toDeposit: 0 } : { offCredit: 0, toDeposit: amount };
}

/** Describes the change of the free cancellation deadline, if any; local times. */
export function freedomEffect(order: OrderRow, terms: OrderTerms | undefined): Effect[] {
  const { tz, policy } = order;
  const before = freeUntilAt(policy, closesAt(order), tz);
  const after = terms ? freeUntilAt(terms.policy, closingTime(terms), terms.tz) : before;
  return before.en === after.en ? [] : [{ label: amendmentWord('freeUntil'), before, after }];
}

function freeUntilAt(policy: ResolvedPolicy, closing: number, tz: string): Bilingual {
  const until = freeUntil(policy, closing);
  if (until === null) return amendmentWord('neverFree');
  return amendmentWord('freeUntilValue', { time: localDateTime(until, tz).replace('T', ' ') });
}

/** Describes the change of the order's status. */
export function statusEffect({ order_status }: OrderRow, to: OrderRow['order_status']): Effect {
  const named = (status: typeof to) => ({ zh: zh[status], en: en[status] });
  return {
    label: amendmentWord('status'),
    before: named(order_status),
    after: named(to),
  };
}

/** Lists the other parties notified of a change to a confirmed order; the desk talks to outside suppliers. */
export function notifiedOf({ order, product }: OpenOrder): AmendmentOutcome['tells'] {
  if (order.supplier !== null || order.order_status !== 'confirmed') return [];
  return [product.hasCheckIn ? 'hotel' : 'driver'];
}

/** Joins all changes in words for history and mails. */
export function joinEffects(effects: readonly Effect[]): { before: Bilingual; after: Bilingual } {
  const said = (side: 'before' | 'after') => ({
    zh: effects.map((effect) => effect[side].zh).join('；'),
    en: effects.map((effect) => effect[side].en).join('; '),
  });
  return { before: said('before'), after: said('after') };
}
