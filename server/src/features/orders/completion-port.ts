import type { Trx } from '../../calls.ts';
import type { LowerBills } from './lower-bills-port.ts';
import type { OrderRow } from './order-store.ts';

/** What others do about an order that was completed, in the same transaction and at its end; `app.ts` says who. */
export type WhenCompleted = (trx: Trx, order: OrderRow, now: Date) => Promise<void>;

/**
 * The same for both directions: `whenUndone` is for an order that was not completed after all. With it what a correction
 * needs of bills.
 */
export interface Completions {
  whenCompleted: WhenCompleted;
  whenUndone: WhenCompleted;
  lowerBills: LowerBills;
}
