/**
 * A bill: applied for, owed, partly paid, paid; `closed` when nothing is left to pay although not all of it was paid
 * (nothing was owed, or the rest was written off); the last three end it before it was owed.
 */
export const billStatuses = [
  'submitted',
  'confirmed',
  'part_paid',
  'paid',
  'closed',
  'withdrawn',
  'rejected',
  'void',
] as const;
export type BillStatus = (typeof billStatuses)[number];

/** A disputed line waits for the seller's answer; a returned one is on this bill no more. */
export const billLineStates = ['billed', 'disputed', 'returned'] as const;

/** What a charge is for. */
export const chargeKinds = ['price', 'adjustment', 'fee', 'waiver', 'refund', 'correction'] as const;

/** Which bills a list shows. */
export const billFilters = ['open', 'overdue', 'submitted', 'disputed', 'over'] as const;
export type BillFilter = (typeof billFilters)[number];

/** How long an open sum is past due, in days: not yet or today, 1–30, 31–60, 61–90, more. */
export const agedBuckets = ['current', 'to_30', 'to_60', 'to_90', 'over_90'] as const;

/** What becomes of a bill, for its history. */
export const billEvents = [
  'submitted',
  'issued',
  'confirmed',
  'withdrawn',
  'rejected',
  'voided',
  'disputed',
  'answered',
  'offered',
  'paid',
  'unpaid',
  'written_off',
  'recovered',
  'unrecovered',
  'credited',
  'given_back',
  'reminded',
] as const;

/**
 * Where the money of a payment came from; `set_off`: the seller took it from the deposit; `withholding`: no money, but
 * the certificate of a tax that the agency withheld.
 */
export const paymentSources = ['deposit', 'set_off', 'receipt', 'withholding'] as const;

/** So many charges one bill takes by hand, and so many bills are paid at once. */
export const mostCharges = 1000;
export const mostBills = 50;
