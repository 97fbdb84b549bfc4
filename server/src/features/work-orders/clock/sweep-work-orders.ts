import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { WorkOrderRow } from '../work-order-store.ts';

const BATCH = 100;

export interface Sweep {
  /** Ids that appear due, longest due first. */
  list(limit: number): Promise<number[]>;
  /** Whether the locked work order is still due. */
  isDue(row: WorkOrderRow): boolean;
  handle(trx: Trx, row: WorkOrderRow): Promise<void>;
}

/**
 * Handles due work orders, each in a separate transaction, so that a failure does not affect the others.
 * Skips those locked by another server. Returns the number handled.
 * @throws AggregateError if some failed, after all others were handled.
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
