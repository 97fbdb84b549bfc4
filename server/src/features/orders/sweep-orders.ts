import type { Db, Trx } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { OpenOrder } from './open-order.ts';
import { lockDueOrder, type OrderRow } from './order-store.ts';
import type { Products } from './products.ts';

const BATCH = 100;

export interface Sweep {
  /** Ids that look due. */
  list(limit: number): Promise<number[]>;
  /** Whether the order, now locked, still is. */
  isDue(order: OrderRow): boolean;
  handle(trx: Trx, opened: OpenOrder): Promise<void>;
}

/**
 * Handles due orders, each in a transaction of its own: accounts of several agencies are never locked together,
 * and one order that fails holds up none of the others. Orders another server has in hand are left to it.
 *
 * @returns how many were handled.
 * @throws AggregateError when some failed, after all others were handled.
 */
export async function sweepOrders(db: Db, products: Products, sweep: Sweep): Promise<number> {
  const failures: unknown[] = [];
  let handled = 0;
  for (;;) {
    const ids = await sweep.list(BATCH + failures.length);
    let progress = 0;
    for (const id of ids) {
      try {
        if (await handleOne(db, products, sweep, id)) progress += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    handled += progress;
    if (progress === 0 || ids.length < BATCH) break;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} due orders failed`);
  return handled;
}

function handleOne(db: Db, products: Products, sweep: Sweep, id: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const order = await lockDueOrder(trx, id);
    if (!order || !sweep.isDue(order)) return false;
    await sweep.handle(trx, { order, product: products.of(order) });
    return true;
  });
}
