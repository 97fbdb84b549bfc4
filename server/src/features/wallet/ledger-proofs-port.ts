import type { RawBuilder } from 'kysely';

/**
 * What an account of each agency must come to by what other features know: the money held is that of the orders under
 * way. The features say it, `app.ts` hands it over, and the hourly check compares. Of an account of the seller it is what
 * was posted there for each agency; that is added up by the whole check alone.
 */
export interface LedgerProof {
  account: 'order_hold' | 'receivable' | 'tax_payable' | 'sales';
  /** Of an account of the seller: what was posted there by this event alone; by any when unset. */
  event?: string;
  /** A query of `agency_id` and `amount` (debit positive), one row an agency; an agency without a row must have 0. */
  amounts: RawBuilder<unknown>;
}
