import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { WorkOrderRow } from '../work-order-store.ts';

const BATCH = 100;

export interface Sweep {
  /** Ids that look due, those longest due first. */
  list(limit: number): Promise<number[]>;
  /** Whether the work order, now locked, still is. */
  isDue(row: WorkOrderRow): boolean;
  handle(trx: Trx, row: WorkOrderRow): Promise<void>;
}

/**
 * Handles due work orders, each in a transaction of its own, so that one that fails holds up none of the others; those that
 * another server has in hand are left to it. Answers how many were handled.
 *
 * @throws AggregateError when some failed, after all others were handled.
 */
export async function sweepWorkOrders(db: Db, sweep: Sweep): Promise<number> {
  const failures: unknown[] = [];
  let handled = 0;
  for (let progress = BATCH; progress > 0; ) {
    progress = 0;
    for (const id of await sweep.list(BATCH + failures.length)) {
      try {
        if (await handleOne(db, sweep, id)) progress += 1;
      } catch (error) {
        failures.push(error);
      }
    }
    handled += progress;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} due work orders failed`);
  return handled;
}

function handleOne(db: Db, { isDue, handle }: Sweep, id: number): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { rows } = await sql<WorkOrderRow>`
      SELECT * FROM work_orders WHERE id = ${id}::bigint FOR NO KEY UPDATE SKIP LOCKED`.execute(trx);
    const [row] = rows;
    if (!row || !isDue(row)) return false;
    await handle(trx, row);
    return true;
  });
}
