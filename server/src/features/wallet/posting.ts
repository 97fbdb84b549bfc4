import type { Line } from '../../domain/ledger/lines.ts';

/** What moves on the accounts of an agency, and why. */
export interface Posting {
  /** What happened, in the ledger's words: `top_up`, `pay`, `cancel`, … */
  event: string;
  /** A posting happens once per key, however often it is asked for. */
  key: string;
  agencyId: number;
  orderId: number | null;
  /** Debit positive, in minor units of the agency's currency; they add up to zero. */
  lines: readonly Line[];
  userId: number | null;
  memo: string;
  now: Date;
}

/** An entry on an account of an agency, with the account's balance (debit positive) before and after. */
export interface AgencyEntry extends Line {
  accountId: number;
  before: number;
  after: number;
  limit: number;
}

/** An entry on an account of the seller, which carries no balance: nobody has to wait for it. */
export interface SellerEntry extends Line {
  accountId: number;
  before: null;
  after: null;
  limit: null;
}

export type Entry = AgencyEntry | SellerEntry;
