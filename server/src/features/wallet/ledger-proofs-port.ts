import type { RawBuilder } from 'kysely';

/** Data that the checks compare the ledger with. */
export type LedgerProof = AmountProof | EntityProof | SupplierProof;

/**
 * Seller entity that each posting must have by its document, for example that of its order. Only the whole check
 * reads it.
 */
export interface EntityProof {
  /** Query of `posting_id` and `entity_id`, one row per posting of such a document. */
  entities: RawBuilder<unknown>;
}

/** Amount that the account of each supplier must have by its costs and payments. Only the whole check reads it. */
export interface SupplierProof {
  /** Query of `supplier_id`, `currency` and `amount` (debit positive); suppliers without a row must have 0. */
  payables: RawBuilder<unknown>;
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
  /** The same by document, so that a difference can be traced to its postings. */
  documents?: ProofDocuments;
}

/** Amounts of a proof by document: an order, a bill, an invoice or an article. */
export interface ProofDocuments {
  /** Kind and id of a posting's document, as SQL over `posting`. */
  of: { kind: RawBuilder<unknown>; id: RawBuilder<unknown> };
  /**
   * Query of `agency_id`, `document` (its kind), `document_id` and `amount` (debit positive); several rows of one
   * document are added up. All rows of an agency add up to the amount of the proof.
   */
  amounts: RawBuilder<unknown>;
}
