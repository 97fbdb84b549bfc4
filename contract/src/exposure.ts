import * as z from 'zod/mini';
import { agedBuckets } from './bill-statuses.ts';
import { money } from './money.ts';

/** What is billed, by how long it is past due by the age of its charge. */
export const aged = z.object(
  Object.fromEntries(agedBuckets.map((bucket) => [bucket, money])) as Record<
    (typeof agedBuckets)[number],
    typeof money
  >,
);
export type Aged = z.infer<typeof aged>;

/** What an agency owes, part by part: held + unbilled + applied + not_due + overdue + disputed = total. */
export const exposure = z.object({
  total: money,
  /** Orders on credit whose service is to come. */
  held: money,
  /** Charges on no bill yet. */
  unbilled: money,
  /** On bills that the seller has not confirmed. */
  applied: money,
  /** Billed and not past due. */
  not_due: money,
  /** Billed and past due. */
  overdue: money,
  /** Lines that wait for the seller's answer. */
  disputed: money,
  /** What is past due by the age of its charge, whichever part it belongs to; it is no further part. */
  past_due: money,
});
export type Exposure = z.infer<typeof exposure>;
