import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';

/** Kinds of ledger account. */
export const ledgerAccounts = [
  'deposit',
  'receivable',
  'order_hold',
  'sales',
  'sales_returns',
  'penalty_income',
  'bank_clearing',
  'bad_debt',
  'bank_charges',
  'fx_difference',
  'tax_payable',
  'withholding_receivable',
  'payable',
  'cost_of_sales',
] as const;

/** Papers that a posting belongs to. */
export const ledgerDocuments = ['order', 'bill', 'receipt', 'pay_back', 'invoice', 'article'] as const;

/**
 * Rules that a ledger can break:
 * - `posting_sum`: the entries of a posting add up to zero;
 * - `posting_entity`: a posting is in the books of the company that its document belongs to;
 * - `entry_chain`: an entry starts with the balance at which the one before it ended;
 * - `stored_balance`: the stored balance is the one after the last entry;
 * - `interim_sum`: the sum that the last check noted is that of the entries;
 * - `document`: the postings of an order, bill, invoice or article come to what that document says.
 */
export const ledgerRules = [
  'posting_sum',
  'posting_entity',
  'entry_chain',
  'stored_balance',
  'interim_sum',
  'document',
] as const;

const ledgerDocument = z.object({
  kind: z.enum(ledgerDocuments),
  id: z.int(),
  /** Number printed on it; for an article its title. */
  number: z.string(),
});

/** A posting with all its entries. */
const explainedPosting = z.object({
  id: z.int(),
  event: z.string(),
  /** Name of the event in the caller's language. */
  name: z.string(),
  at: unixSeconds,
  memo: z.string(),
  /** Empty for a job. */
  user: z.string(),
  document: z.nullable(ledgerDocument),
  /** Debit positive. */
  entries: z.array(z.object({ account: z.string(), amount: money })),
});

export const ledgerDifference = z.object({
  rule: z.enum(ledgerRules),
  /** Account on which it shows; null for a posting that does not add up. */
  account: z.nullable(z.string()),
  /** Debit positive; null where companies differ. */
  expected: z.nullable(money),
  found: z.nullable(money),
  difference: z.nullable(money),
  /** Names of the selling companies where these differ. */
  companies: z.nullable(z.object({ expected: z.string(), found: z.string() })),
  document: z.nullable(ledgerDocument),
  /** The postings that it shows in, newest first. */
  postings: z.array(explainedPosting),
  /** More postings of the document exist than are listed. */
  postings_capped: z.boolean(),
});

/** Maximum number of differences explained at once. */
export const maxDifferences = 20;
/** Maximum number of postings listed with each. */
export const maxPostingsOfDifference = 10;

export const explainLedger = endpoint({
  method: 'GET',
  path: 'console/wallet/differences',
  title: "explain the differences of an agency's ledger down to the posting, the first twenty",
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({ agency_id: id }),
  reply: z.object({
    agency: z.object({
      id: z.int(),
      name: z.string(),
      /** Since when its money is stopped; null if it moves. */
      stopped_at: z.nullable(unixSeconds),
    }),
    list: z.array(ledgerDifference),
    /** More differences exist than are listed. */
    capped: z.boolean(),
  }),
  errors: ['not_found'],
});

export const listLedgerChecks = endpoint({
  method: 'GET',
  path: 'console/wallet/checks',
  title: 'list the checks of the ledger that found differences, newest first, the first hundred',
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({}),
  reply: z.object({
    /** When the ledger was checked last, and last from its first posting on; null if never. */
    last: z.nullable(unixSeconds),
    last_whole: z.nullable(unixSeconds),
    /** Checks of the last thirty days. */
    recent: z.int(),
    list: z.array(
      z.object({
        at: unixSeconds,
        is_whole: z.boolean(),
        agencies: z.array(z.object({ id: z.int(), name: z.string() })),
        suppliers: z.array(z.object({ id: z.int(), name: z.string() })),
        findings: z.int(),
      }),
    ),
  }),
  errors: [],
});
