import type { ServiceTime } from '@serai/contract/dates';
import type { OrderPart } from '@serai/contract/orders/detailed-order';
import type { MemberAction, OrderView } from '@serai/contract/orders/view';
import { type OrderAction, pricedActions } from '@serai/contract/permissions';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Caller } from '../../calls.ts';
import { freeUntil } from '../../domain/cancellation-policy.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { actionsOf } from '../../domain/order-lifecycle.ts';
import { totalAmount, totalSettlementPrice } from '../../domain/settlement.ts';
import { toSeconds } from '../../platform/clock.ts';
import { seesNetPrices } from '../permissions/permissions.ts';
import { hideSums } from './hide-sums.ts';
import { factsOf } from './move-order.ts';
import type { OpenOrder } from './open-order.ts';
import { reviewOf } from './reviews/review-order.ts';
import { closesAt } from './timers/closing-time.ts';

/** Viewer and time of a presented order. */
export interface Viewer {
  caller: Caller | undefined;
  lang: Lang;
  now: Date;
}

/** Converts an order to its API view; amounts positive, in the order's currency. */
export function presentOrder(opened: OpenOrder, viewer: Viewer): OrderView {
  const { order } = opened;
  const money = (amount: number) => ({ amount, currency: order.currency });
  const at = (instant: Date | null) => instant && toSeconds(instant);
  const free = freeUntil(order.policy, closesAt(order));
  const told = {
    id: order.id,
    sn: order.sn,
    product: order.product,
    title: inLanguage(viewer.lang, { zh: order.title_zh, en: order.title_en }),
    order_status: order.order_status,
    pay_status: order.pay_status,
    refund_status: order.refund_status,
    settlement_status: order.settlement_status,
    invoice_status: order.invoice_status,
    pay_channel: order.pay_channel,
    pay_time: at(order.paid_at),
    pay_by: toSeconds(order.pay_by),
    answer_by: order.order_status === 'offer_pending' ? at(order.answer_by) : null,
    offer:
      order.order_status === 'offer_pending' && order.offer_id !== null
        ? { id: order.offer_id, total_price: money(order.offer_total!), until: toSeconds(order.offer_until!) }
        : null,
    booking_date: toSeconds(order.created_at),
    booking_account: order.booking_account,
    on_behalf: order.on_behalf_name,
    contact_name: order.contact_name,
    contact_phone: order.contact_phone,
    total_price: money(order.total_price),
    total_amount: money(totalAmount(order)),
    total_settlement_price: money(totalSettlementPrice(order)),
    settlement_money: money(order.settlement_money),
    cancellation_fee: money(order.fee),
    refund_money: money(order.refund_money),
    refund_time: at(order.refunded_at),
    operator: order.operator_name ?? '',
    reference: order.reference,
    special_requests: order.special_requests,
    guest_names: order.guest_names,
    service_start: placeTime(order.service_start, order.tz),
    service_end: placeTime(order.service_end, order.tz),
    free_cancel_until: free === null ? null : Math.floor(free / 1000),
    review: reviewOf(order),
    actions: actionsFor(opened, viewer),
  };
  return hideSums(viewer.caller, told);
}

/** Returns the part of an order among those that its product described. */
export function partOf({ id }: { id: number }, parts: ReadonlyMap<number, OrderPart>): OrderPart {
  const part = parts.get(id);
  if (!part) throw new Error(`Order ${id} has no part of its product`);
  return part;
}

/**
 * Lists the actions that the order's state allows and the member has permission for; staff act in the
 * console.
 */
function actionsFor(opened: OpenOrder, { caller, now }: Viewer): MemberAction[] {
  if (caller?.kind !== 'member') return [];
  return actionsOf(factsOf(opened), now.getTime()).filter(
    (action) =>
      caller.nodes.has(`${opened.product.listPage}/${rightTo(action)}`) &&
      (seesNetPrices(caller) || !pricedActions.includes(rightTo(action))),
  );
}

/** Returns the permission for an action: `payEarly` requires `pay`. */
function rightTo(action: MemberAction): OrderAction {
  return action === 'payEarly' ? 'pay' : action;
}

/** Returns an instant with its local text at a place. */
export function placeTime(instant: Date, tz: string): ServiceTime {
  return { local: localDateTime(instant.getTime(), tz), tz, utc: toSeconds(instant) };
}
