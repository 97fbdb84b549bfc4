import type { agedBuckets } from '@serai/contract/billing/statuses';
import { agedBucket } from './billing.ts';

/** Parts of an agency's receivable: orders on credit before their service, and charges by billing stage. */
export type ExposurePart = 'held' | 'unbilled' | 'applied' | 'billed' | 'disputed';

/** Open sums of one part with the same due date, in minor units. */
export interface PartSum {
  part: ExposurePart;
  /** Days since the due date; null if there is none yet or a dispute is unanswered. */
  days_late: number | null;
  amount: number;
}

/** Receivable from an agency, in minor units: `total` is the sum of the parts. */
export interface Exposure {
  total: number;
  held: number;
  unbilled: number;
  applied: number;
  /** Billed and not due yet, or due today. */
  not_due: number;
  /** Billed and past due. */
  overdue: number;
  disputed: number;
  /** Past-due amount across all parts; not an additional part. */
  past_due: number;
  /** Billed amounts by ageing bucket. */
  aged: Record<(typeof agedBuckets)[number], number>;
}

/** Adds up the parts of one agency. */
export function exposureOf(parts: readonly PartSum[]): Exposure {
  const sumOf = (counts: (part: PartSum) => boolean) =>
    parts.reduce((sum, part) => sum + (counts(part) ? part.amount : 0), 0);
  const of = (name: ExposurePart) => sumOf(({ part }) => part === name);
  const isLate = ({ days_late }: PartSum) => (days_late ?? 0) > 0;
  const billedIn = (bucket: (typeof agedBuckets)[number]) =>
    sumOf(({ part, days_late }) => part === 'billed' && agedBucket(days_late ?? 0) === bucket);
  return {
    total: sumOf(() => true),
    held: of('held'),
    unbilled: of('unbilled'),
    applied: of('applied'),
    not_due: sumOf((part) => part.part === 'billed' && !isLate(part)),
    overdue: sumOf((part) => part.part === 'billed' && isLate(part)),
    disputed: of('disputed'),
    past_due: sumOf(isLate),
    aged: {
      current: billedIn('current'),
      to_30: billedIn('to_30'),
      to_60: billedIn('to_60'),
      to_90: billedIn('to_90'),
      over_90: billedIn('over_90'),
    },
  };
}

/**
 * Calculates the credit available to an agency, in minor units: never above its limit, even if the seller
 * owes it money.
 */
export function creditLeft(limit: number, exposure: number): number {
  return Math.max(0, limit - Math.max(0, exposure));
}
