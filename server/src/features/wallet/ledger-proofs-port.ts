import type { RawBuilder } from 'kysely';

/**
 * Amount that an account of each agency must have by another feature's data, for example that the money held
 * equals the open orders. Features provide proofs, `composition/ledger-proofs.ts` lists them, and the hourly
 * check compares. For a seller account it is the sum posted there for each agency, and for `payable` the amount of each
 * supplier; only the whole check reads these.
 */
export interface LedgerProof {
  account: 'order_hold' | 'receivable' | 'tax_payable' | 'sales' | 'payable';
  /** For a seller account: counts postings of this event only; of any event if unset. */
  event?: string;
  /**
   * Query of `agency_id` and `amount` (debit positive), one row per agency; agencies without a row must have
   * 0. For `payable` of `supplier_id`, `currency` and `amount`.
   */
  amounts: RawBuilder<unknown>;
}
