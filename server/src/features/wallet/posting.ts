import type { Line } from '../../domain/ledger/lines.ts';

/** What moves on the accounts of an agency, and why. */
export interface Posting {
  /** What happened, in the ledger's words: `top_up`, `pay`, `cancel`, … */
  event: string;
  /** A posting happens once per key, however often it is asked for. */
  key: string;
  agencyId: number;
  orderId: number | null;
  /** What else it belongs to, if anything: a receipt of the agency, a pay-back to it. */
  receiptId?: number | undefined;
  payBackId?: number | undefined;
  /** The bill that it settles or opens again. */
  billId?: number | undefined;
  /** The invoice whose tax it owes, or owes no more. */
  invoiceId?: number | undefined;
  /** Debit positive, in minor units of the agency's currency; they add up to zero. */
  lines: readonly Line[];
  userId: number | null;
  memo: string;
  now: Date;
  /**
   * What was owed before comes back, because the payment that cleared it is taken back: no new credit, so that neither
   * the limit nor a stop of the credit keeps it from the books.
   */
  restores?: true;
}

/** An entry on an account of an agency, with the account's balance (debit positive) before and after. */
export interface AgencyEntry extends Line {
  accountId: number;
  before: number;
  after: number;
  limit: number;
  /** What the agency is notified of as it stands after the entry: see low-money.ts. */
  level: number;
}

/** An entry on an account of the seller, which carries no balance: nobody has to wait for it. */
export interface SellerEntry extends Line {
  accountId: number;
  before: null;
  after: null;
  limit: null;
  level: null;
}

export type Entry = AgencyEntry | SellerEntry;
