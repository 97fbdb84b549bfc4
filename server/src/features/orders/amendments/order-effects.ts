import { orderStatus as en } from '@serai/phrases/en/order-status';
import { orderStatus as zh } from '@serai/phrases/zh/order-status';
import { hasVoucher } from '../../../domain/order-lifecycle.ts';
import { totalSettlementPrice } from '../../../domain/settlement.ts';
import type { OpenOrder } from '../open-order.ts';
import type { OrderRow } from '../order-store.ts';
import type { Amending, AmendmentOutcome, Effect } from './amendment-port.ts';

/** The outcome of a change of an order that goes on at its price; who may make it is still to be said. */
export function unpricedChange(opened: OpenOrder): Omit<AmendmentOutcome, 'who' | 'effects'> {
  const { order } = opened;
  return {
    totalAfter: totalSettlementPrice(order),
    ...{ fee: 0, costs: 0, offCredit: 0, toDeposit: 0, needsYes: false, validUntil: null },
    voucher: hasVoucher(order) ? 'new_version' : 'unchanged',
    tells: tellsOf(opened),
  };
}

/** What ends an order: nobody comes, and its voucher is void. */
export function statusEffect({ order_status }: OrderRow, to: OrderRow['order_status']): Effect {
  const named = (status: typeof to) => ({ zh: zh[status], en: en[status] });
  return {
    label: { zh: '订单状态', en: 'Order status' },
    before: named(order_status),
    after: named(to),
  };
}

/** Who else is notified of what becomes of a confirmed order; outside suppliers are talked to by the desk. */
export function tellsOf({ order, product }: OpenOrder): AmendmentOutcome['tells'] {
  if (order.supplier !== null || order.order_status !== 'confirmed') return [];
  return [product.hasCheckIn ? 'hotel' : 'driver'];
}

/** Who stands in the history for it: the desk where it had a hand in it, else the member. */
export function actorOf({ member, operator }: Pick<Amending, 'member' | 'operator'>): {
  actor: 'member' | 'operator';
  userId: number;
} {
  if (operator) return { actor: 'operator', userId: operator.userId };
  if (!member) throw new Error('An amendment is made by a member or by the desk');
  return { actor: 'member', userId: member.userId };
}
