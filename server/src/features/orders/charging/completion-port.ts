import type { Trx } from '../../../calls.ts';
import type { LowerBills } from '../corrections/lower-bills-port.ts';
import type { OrderRow } from '../order-store.ts';

/**
 * Hook for other features at the end of the transaction that completes an order; set in
 * `composition/connect-ports.ts`.
 */
export type WhenCompleted = (trx: Trx, order: OrderRow, now: Date) => Promise<void>;

/**
 * Hooks for both directions: `whenUndone` runs when a completion is corrected. Also provides the bill
 * function that corrections need.
 */
export interface Completions {
  whenCompleted: WhenCompleted;
  whenUndone: WhenCompleted;
  lowerBills: LowerBills;
}
