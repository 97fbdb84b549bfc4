import type { Db, Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { OpenOrder } from '../open-order.ts';
import { lockDueOrder, type OrderRow } from '../order-store.ts';
import type { Products } from '../products.ts';

const BATCH = 100;

export interface Sweep {
  /** Lists the ids of candidates. */
  list(limit: number): Promise<number[]>;
  /** Returns whether the locked order is still due. */
  isDue(order: OrderRow): boolean;
  handle(trx: Trx, opened: OpenOrder): Promise<void>;
}

/**
 * Handles due orders, each in a separate transaction, so that accounts of several agencies are never locked
 * together and a failure does not block other orders. Orders locked by another server are skipped.
 * @returns The number of orders handled.
 * @throws AggregateError if some failed, after all others were handled.
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
