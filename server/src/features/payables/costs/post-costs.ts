import type { Trx } from '../../../calls.ts';
import type { OrderRow, Products, SupplierCost } from '../../orders/orders.ts';
import { ensureSupplier } from '../suppliers/ensure-supplier.ts';
import { listPosted, type PostedCost, recordCost } from './cost-store.ts';

/**
 * Posts what the seller owes for a service, in the transaction that completes its order: only the difference from what
 * is posted already, so that repeating it does nothing. A cost that is not known posts nothing.
 */
export async function postCosts(trx: Trx, products: Products, order: OrderRow, now: Date): Promise<void> {
  const costs = (await products.of(order).findSupplierCosts?.(trx, order)) ?? [];
  const owed: PostedCost[] = [];
  for (const { to, kind, amount } of costs) {
    if (amount) owed.push({ supplier_id: await ensureSupplier(trx, to, now), kind, amount });
  }
  await postDifferences(trx, order, owed, { event: 'cost', now });
}

/** Reverses the costs of a service whose completion is corrected. Adjustments by the desk stay. */
export async function undoCosts(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await postDifferences(trx, order, [], { event: 'cost_undone', now });
}

/** Posts the differences between what is owed by the order's own costs and what is posted, by supplier and kind. */
async function postDifferences(
  trx: Trx,
  order: OrderRow,
  owed: readonly PostedCost[],
  { event, now }: { event: 'cost' | 'cost_undone'; now: Date },
): Promise<void> {
  const differences = new Map<string, PostedCost>();
  const add = ({ supplier_id, kind }: PostedCost, amount: number) => {
    const key = `${supplier_id} ${kind}`;
    const before = differences.get(key)?.amount ?? 0;
    differences.set(key, { supplier_id, kind, amount: before + amount });
  };
  for (const cost of owed) add(cost, cost.amount);
  for (const cost of await listPosted(trx, order.id)) {
    if (isOfService(cost)) add(cost, -cost.amount);
  }
  for (const { supplier_id, kind, amount } of differences.values()) {
    if (amount === 0) continue;
    await recordCost(trx, {
      order,
      supplierId: supplier_id,
      kind,
      amount,
      event,
      memo: '',
      userId: null,
      now,
    });
  }
}

const serviceKinds: readonly string[] = ['service', 'hired'] satisfies SupplierCost['kind'][];

function isOfService({ kind }: PostedCost): boolean {
  return serviceKinds.includes(kind);
}
