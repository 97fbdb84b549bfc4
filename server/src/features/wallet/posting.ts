import type { Line } from '../../domain/ledger/lines.ts';

/** A movement on an agency's accounts, and its reason. */
export interface Posting {
  /** Event name in the ledger: `top_up`, `pay`, `cancel`, … */
  event: string;
  /** Idempotency key of the posting. */
  key: string;
  agencyId: number;
  /**
   * Seller entity in whose books it is: that of its order, bill or invoice. Null for money without a document:
   * the entity of the agency's contract in force.
   */
  entityId: number | null;
  orderId: number | null;
  /** Receipt or pay-back of the agency that it belongs to, if any. */
  receiptId?: number | undefined;
  payBackId?: number | undefined;
  /** Bill that it settles or reopens. */
  billId?: number | undefined;
  /** Invoice whose tax it posts or reverses. */
  invoiceId?: number | undefined;
  /** Debit positive, in minor units of the agency's currency; they add up to zero. */
  lines: readonly Line[];
  userId: number | null;
  memo: string;
  now: Date;
  /**
   * Restores an earlier debt because the payment that cleared it is taken back. It is no new credit, so the
   * limit and credit stops do not apply.
   */
  restores?: true;
}

/** An entry on an account of an agency, with the account's balance (debit positive) before and after. */
export interface AgencyEntry extends Line {
  accountId: number;
  before: number;
  after: number;
  limit: number;
  /** Level of which the agency has been notified after the entry: see low-money.ts. */
  level: number;
}

/** An entry on a seller account. It stores no balance, so no lock is needed. */
export interface SellerEntry extends Line {
  accountId: number;
  before: null;
  after: null;
  limit: null;
  level: null;
}

export type Entry = AgencyEntry | SellerEntry;
