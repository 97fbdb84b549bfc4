import type { RawBuilder } from 'kysely';

/** What the checks compare the ledger with. */
export type LedgerProof = AmountProof | EntityProof;

/**
 * Seller entity that each posting must have by its document, for example that of its order. Only the whole check
 * reads it.
 */
export interface EntityProof {
  /** Query of `posting_id` and `entity_id`, one row per posting of such a document. */
  entities: RawBuilder<unknown>;
}

/**
 * Amount that an account of each agency must have by another feature's data, for example that the money held
 * equals the open orders. Features provide proofs, `composition/ledger-proofs.ts` lists them, and the hourly
 * check compares. For a seller account it is the sum posted there for each agency, which only the whole check
 * reads.
 */
export interface AmountProof {
  account: 'order_hold' | 'receivable' | 'tax_payable' | 'sales';
  /** For a seller account: counts postings of this event only; of any event if unset. */
  event?: string;
  /**
   * Query of `agency_id` and `amount` (debit positive), one row per agency; agencies without a row must have
   * 0.
   */
  amounts: RawBuilder<unknown>;
}
