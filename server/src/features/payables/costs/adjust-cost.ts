import type { ReplyOf } from '@serai/contract/endpoint';
import type { adjustCost as endpoint } from '@serai/contract/payables/suppliers';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { money, sum } from '../../../domain/money.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { type OpenOrder, openOrderForStaff, type Products } from '../../orders/orders.ts';
import { ensureSupplier } from '../suppliers/ensure-supplier.ts';
import { findSupplier } from '../suppliers/supplier-store.ts';
import { listPosted, recordCost } from './cost-store.ts';

/** Statuses after which the seller can owe something for an order. */
export const endedStatuses: readonly string[] = ['completed', 'no_show', 'cancelled'];

/**
 * Adjusts the cost of an ended order: what the supplier charges for a no-show or a late cancellation, or a sum agreed
 * since. Above the limits of one person a second one approves. The cost with a supplier never falls below zero.
 */
export async function adjustCost(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { order_id, amount, reason } = call.input;
  const { now } = call;
  const opened = await openOrderForStaff(trx, products, order_id);
  const { order } = opened;
  if (!endedStatuses.includes(order.order_status)) {
    throw new AppError('order_wrong_state', { facts: { state: order.order_status } });
  }
  const supplierId = call.input.supplier_id ?? (await ensureFirst(trx, opened, now));
  const supplier = await findSupplier(trx, supplierId);
  const { currency } = order;
  refuseFraction('amount', { amount, currency });
  const posted = (await listPosted(trx, order_id)).filter((cost) => cost.supplier_id === supplierId);
  const before = sum(posted.map((cost) => cost.amount));
  if (before + amount < 0) throw new AppError('cost_below_zero');
  const { userId } = operatorOf(call);
  const cost = { order, supplierId, kind: 'adjustment', event: 'cost_adjusted' } as const;
  await recordCost(trx, { ...cost, amount, memo: reason, userId, now });
  const on = { kind: 'order', id: order.id, name: order.sn } as const;
  const about = { on, orderId: order.id, agencyId: order.agency_id };
  await guardConcession(
    trx,
    { kind: 'cost', given: { amount, currency }, ...about, reason },
    { userId, now },
  );
  return {
    reply: { total: money(before + amount, currency) },
    did: {
      on,
      before: { cost: before },
      after: { cost: before + amount, supplier: supplier.name_en },
      reason,
    },
  };
}

/** Supplier of the hotel or company that the order's product names first; refuses an order without one. */
async function ensureFirst(trx: Trx, { order, product }: OpenOrder, now: Date): Promise<number> {
  const [first] = (await product.findSupplierCosts?.(trx, order)) ?? [];
  if (!first) throw refusedInput('supplier_id', 'field_required');
  return ensureSupplier(trx, first.to, now);
}
