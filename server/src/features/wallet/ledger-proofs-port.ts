import type { RawBuilder } from 'kysely';

/**
 * What an account of each agency must come to by what other features know: the money held is that of the orders under
 * way. The features say it, `app.ts` hands it over, and the hourly check compares.
 */
export interface LedgerProof {
  account: 'order_hold' | 'receivable';
  /** A query of `agency_id` and `amount` (debit positive), one row an agency; an agency without a row must have 0. */
  amounts: RawBuilder<unknown>;
}
