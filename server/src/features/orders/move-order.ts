import type { ReviewReason } from '@serai/contract/orders/view';
import { orderStatus as en } from '@serai/phrases/en/order-status';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { orderStatus as zh } from '@serai/phrases/zh/order-status';
import type { Trx } from '../../calls.ts';
import { isRefundable } from '../../domain/cancellation-policy.ts';
import type { Actor, OrderEventName, OrderFacts } from '../../domain/order-facts.ts';
import { decide, type Moves } from '../../domain/order-lifecycle.ts';
import type { ChargeFacts } from '../../domain/settlement.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { listStandingOf } from '../charges/charges.ts';
import { settleOrder } from './charging/settle-order.ts';
import type { OpenOrder } from './open-order.ts';
import { type HistoryRow, moveOrderRow, type OrderChanges, type OrderRow } from './order-store.ts';
import type { SupplierNews } from './product-port.ts';
import { noReview } from './reviews/review-order.ts';
import { askSupplier } from './suppliers/ask-supplier.ts';
import { closesAt } from './timers/closing-time.ts';

export interface Move {
  event: OrderEventName;
  actor: Actor;
  userId: number | null;
  now: Date;
  /** Language of error messages. */
  lang: Lang;
  reason?: string;
  /** Fee kept by an ending, in minor units. */
  fee?: number;
  /** Whether there is evidence of the service; for the timer. */
  served?: boolean;
  /** Sums for the history, and the evidence of a no-show. */
  facts?: HistoryRow['facts'];
  changes?: OrderChanges;
  /** New charges: the earned price or the kept fee; the settlement status follows from them. */
  charges?: readonly ChargeFacts[];
  /** Complete list of charges afterwards, for moves that do more than add charges. */
  settledAs?: readonly ChargeFacts[];
}

/**
 * Moves a locked order by its state machines, writes its history row, and returns the order. Throws without
 * changes if the move is not allowed. A change of the order status also ends an open review, because it has
 * been decided.
 */
export async function moveOrder(trx: Trx, opened: OpenOrder, move: Move): Promise<OrderRow> {
  const { order } = opened;
  const decided = decideMove(opened, move);
  const isDecided = decided.order_status !== undefined && order.needs_review !== null;
  const settled = settleOrder({ ...order, ...move.changes }, await chargesAfter(trx, order, move), decided);
  const { moves } = settled;
  const changes = { ...move.changes, ...settled.changes, ...(isDecided ? noReview : {}) };
  const isMoved = await moveOrderRow(trx, order.id, changes, {
    event: move.event,
    moves,
    actor: move.actor,
    userId: move.userId,
    reason: move.reason ?? '',
    facts: move.facts ?? {},
    at: move.now,
  });
  if (!isMoved) throw wrongState(order, move.lang);
  if (order.supplier === null) await notifyServing(trx, opened, moves.order_status, move);
  else await askSupplier(trx, order, { ...move, path: moves.order_status });
  return { ...settled.order, ...changes };
}

/** Returns the charges of the order after the move; none before payment. */
async function chargesAfter(
  trx: Trx,
  order: OrderRow,
  { charges = [], settledAs }: Move,
): Promise<readonly ChargeFacts[]> {
  if (settledAs) return settledAs;
  return order.pay_channel === null ? [] : [...(await listStandingOf(trx, [order.id])), ...charges];
}

/**
 * Notifies the providers of an order from own stock. Not needed for `unserved`, which is after the service.
 */
async function notifyServing(
  trx: Trx,
  { order, product }: OpenOrder,
  path: Moves['order_status'],
  { event, now }: Move,
): Promise<void> {
  const news = event === 'unserved' ? undefined : supplierNews(path);
  if (news) await product.notifySupplier(trx, order.id, news, now);
}

/**
 * Returns the message to the providers about a move: the booking is confirmed, or a confirmed booking was
 * ended.
 */
function supplierNews(path: Moves['order_status']): SupplierNews | undefined {
  if (path?.at(-1) === 'confirmed') return 'booking';
  const hasEnded = path?.at(-1) === 'cancelled' || path?.at(-1) === 'rejected';
  return hasEnded && arranged.has(path![0]!) ? 'cancellation' : undefined;
}

const arranged: ReadonlySet<string> = new Set(['processing', 'confirmed', 'in_service', 'cancelling']);

/** Returns the moves of an event; throws if it is not allowed now. */
export function decideMove(
  opened: OpenOrder,
  move: Pick<Move, 'event' | 'actor' | 'now' | 'lang' | 'fee' | 'served'>,
): Moves {
  const { fee = 0, served = false } = move;
  const event = { name: move.event, fee, served };
  const decision = decide(factsOf(opened), event, move.actor, move.now.getTime());
  if ('moves' in decision) return decision.moves;
  if (decision.refused === 'order_wrong_state') throw wrongState(opened.order, move.lang);
  throw new AppError(decision.refused);
}

/** The same for an event by the staff; its fee does not affect whether it is allowed. */
export function decideByOperator(
  opened: OpenOrder,
  event: OrderEventName,
  { now, lang }: Pick<Move, 'now' | 'lang'>,
): Moves {
  return decideMove(opened, { event, actor: 'operator', now, lang });
}

/** Returns the input of the state machines for an order. */
export function factsOf({ order, product }: OpenOrder): OrderFacts {
  return {
    states: {
      order_status: order.order_status,
      pay_status: order.pay_status,
      refund_status: order.refund_status,
      settlement_status: order.settlement_status,
      invoice_status: order.invoice_status,
    },
    charged: order.total_price,
    refundable: isRefundable(order.policy),
    tz: order.tz,
    serviceStart: order.service_start.getTime(),
    closesAt: closesAt(order),
    serviceEnd: order.service_end.getTime(),
    noShowFrom: order.no_show_from.getTime(),
    payBy: order.pay_by.getTime(),
    autoCompleteAt: order.auto_complete_at.getTime(),
    offerUntil: order.offer_until?.getTime() ?? null,
    ownStock: order.supplier === null,
    hasCheckIn: product.hasCheckIn,
    cancellingFrom: cancellingFrom(order),
    review: order.needs_review as ReviewReason | null,
  };
}

/** Status to return to if a pending cancellation is refused. */
function cancellingFrom({ order_status, confirmed_at }: OrderRow): OrderFacts['cancellingFrom'] {
  if (order_status !== 'cancelling') return null;
  return confirmed_at === null ? 'processing' : 'confirmed';
}

/** Creates the error for a wrong order status, with the status in words. */
export function wrongState(order: OrderRow, lang: Lang): AppError {
  const names = inLanguage(lang, { zh, en });
  return new AppError('order_wrong_state', {
    facts: { status: names[order.order_status] },
    data: { order_status: order.order_status },
  });
}
