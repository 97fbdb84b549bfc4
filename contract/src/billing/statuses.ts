/**
 * Status of a bill: applied for, owed, partly paid, paid. `closed`: nothing is left to pay although not all
 * was paid (nothing was owed, or the rest was written off). The last three end a bill before it is owed.
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

/** A disputed line waits for the seller's answer; a returned line is no longer part of the bill. */
export const billLineStates = ['billed', 'disputed', 'returned'] as const;

/** Types of charge. */
export const chargeKinds = ['price', 'adjustment', 'fee', 'waiver', 'refund', 'correction'] as const;

/** Filters of a list of bills. */
export const billFilters = ['open', 'overdue', 'submitted', 'disputed', 'over'] as const;
export type BillFilter = (typeof billFilters)[number];

/** Ageing buckets of an open sum in days past due: not yet due or due today, 1–30, 31–60, 61–90, more. */
export const agedBuckets = ['current', 'to_30', 'to_60', 'to_90', 'over_90'] as const;
export type AgedBucket = (typeof agedBuckets)[number];

/** Events in the history of a bill. */
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
 * Source of a payment. `set_off`: the seller took it from the deposit. `withholding`: no money, but a
 * certificate for tax that the agency withheld.
 */
export const paymentSources = ['deposit', 'set_off', 'receipt', 'withholding'] as const;

/** Maximum number of charges that can be selected for one bill, and of bills paid at once. */
export const maxCharges = 1000;
export const maxBills = 50;

/** What is unusual about an agency's unbilled charges. */
export const unbilledOddities = [
  /** Completed services on credit whose charges are not made yet. */
  'service_open',
  /** The sum is within the tolerance of short payments. */
  'small',
  /** Lines of other bills wait for an answer. */
  'disputed',
  /** A charge returned from an earlier bill is overdue already. */
  'overdue',
  'credit_stopped',
  'money_stopped',
] as const;
export type UnbilledOddity = (typeof unbilledOddities)[number];

/** Maximum number of agencies in the list of unbilled charges. */
export const maxUnbilledAgencies = 200;

/** Actions of staff on a bill. */
export const billDeskActions = [
  'confirm',
  'reject',
  'void',
  'dispute',
  'answer',
  'offer',
  'setOff',
  'recordWithholding',
  'reverseWithholding',
  'writeOff',
  'decideWriteOff',
  'recover',
  'remind',
] as const;
export type BillDeskAction = (typeof billDeskActions)[number];
