import type { ErrorCode } from '@serai/contract/errors';
import type { MemberAction } from '@serai/contract/orders/view';
import type { Actor, Axis, OrderEvent, OrderEventName, OrderFacts, OrderStates } from './order-facts.ts';
import { type Circumstances, transitions } from './order-transitions.ts';

/** States an axis passes through, its former state first; unchanged axes are absent. */
export type Moves = { [A in Axis]?: readonly [OrderStates[A], ...OrderStates[A][]] };

export type Decision =
  | { readonly moves: Moves }
  | { readonly refused: ErrorCode; readonly facts: Readonly<Record<string, unknown>> };

/**
 * Decides the effect of an event on an order, or why it is refused now. A combination of state and event that
 * no table lists is refused with `order_wrong_state`.
 */
export function decide(order: OrderFacts, event: OrderEvent, actor: Actor, now: number): Decision {
  const circumstances: Circumstances = { order, fee: event.fee ?? 0, served: event.served ?? false, now };
  const moves: Record<string, readonly string[]> = {};
  let known = false;
  for (const [axis, rows] of Object.entries(transitions) as [Axis, (typeof transitions)[Axis]][]) {
    const ofEvent = rows.filter((row) => row.events.includes(event.name));
    if (ofEvent.length === 0) continue;
    const state = order.states[axis];
    const row = ofEvent.find(
      ({ from, by }) => (from as readonly string[]).includes(state) && by.includes(actor),
    );
    if (!row) return refuse('order_wrong_state', order);
    const refusal = row.guard?.(circumstances);
    if (refusal) return refuse(refusal, order);
    known = true;
    const path = row.to(circumstances);
    if (path.length > 0) moves[axis] = [state, ...path];
  }
  return known ? { moves: moves as Moves } : refuse('order_wrong_state', order);
}

/**
 * Returns the actions of a member that the state of an order allows now; permissions are checked elsewhere.
 */
export function actionsOf(order: OrderFacts, now: number): MemberAction[] {
  const actions = memberEvents
    .filter(([, event]) => 'moves' in decide(order, { name: event }, 'member', now))
    .map(([action]) => action);
  const state = voucherState({ ...order.states, needs_review: order.review });
  return state === 'valid' ? [...actions, 'voucher'] : actions;
}

/** Columns that determine whether an order has a voucher. */
export interface VoucherFacts extends Pick<OrderStates, 'order_status' | 'pay_status'> {
  needs_review: string | null;
}

/**
 * Returns the voucher state of an order. `valid`: the booking is in force and its price is paid or owed.
 * `suspended`: the same, but the hotel has refused the guests and the case is open. `none`: not confirmed and
 * paid yet. `over`: the order has ended.
 */
export function voucherState(order: VoucherFacts): 'valid' | 'suspended' | 'none' | 'over' {
  const { order_status, pay_status, needs_review } = order;
  if (['cancelled', 'rejected', 'expired', 'no_show'].includes(order_status)) return 'over';
  const stands = ['confirmed', 'in_service', 'completed'].includes(order_status);
  if (!stands || !['paid', 'on_credit'].includes(pay_status)) return 'none';
  return needs_review === 'hotel_refused' ? 'suspended' : 'valid';
}

/** Returns whether an order has a valid voucher now. */
export function hasVoucher(order: VoucherFacts): boolean {
  return voucherState(order) === 'valid';
}

const memberEvents: readonly (readonly [MemberAction, OrderEventName])[] = [
  ['pay', 'payByBalance'],
  ['confirm', 'acceptOffer'],
  ['cancel', 'cancel'],
  ['refund', 'refund'],
  ['confirmCheckIn', 'checkIn'],
  ['confirmComplete', 'complete'],
  ['payEarly', 'payEarly'],
];

function refuse(code: ErrorCode, order: OrderFacts): Decision {
  return { refused: code, facts: { status: order.states.order_status } };
}
