import * as z from 'zod/mini';
import { money } from '../money.ts';
import { agedBuckets } from './statuses.ts';

/** Billed amounts by ageing bucket, counted from the charge's due date. */
export const aged = z.object(
  Object.fromEntries(agedBuckets.map((bucket) => [bucket, money])) as Record<
    (typeof agedBuckets)[number],
    typeof money
  >,
);
export type Aged = z.infer<typeof aged>;

/** Receivable from an agency by part: held + unbilled + applied + not_due + overdue + disputed = total. */
export const exposure = z.object({
  total: money,
  /** Orders on credit whose service lies in the future. */
  held: money,
  /** Charges that are on no bill yet. */
  unbilled: money,
  /** Charges on bills that the seller has not confirmed. */
  applied: money,
  /** Billed and not past due. */
  not_due: money,
  /** Billed and past due. */
  overdue: money,
  /** Disputed lines that wait for the seller's answer. */
  disputed: money,
  /** Past-due amount by the due dates of the charges, across all parts; not an additional part. */
  past_due: money,
});
export type Exposure = z.infer<typeof exposure>;
