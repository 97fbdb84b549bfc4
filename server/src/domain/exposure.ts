import type { agedBuckets } from '@serai/contract/bill-statuses';
import { agedBucket } from './billing.ts';

/** What an agency owes for: orders on credit whose service is to come, and charges by how far they have come. */
export type ExposurePart = 'held' | 'unbilled' | 'applied' | 'billed' | 'disputed';

/** Open sums of one part that fall due on the same day, in minor units. */
export interface PartSum {
  part: ExposurePart;
  /** Days since they fell due; null: they have no due day yet, or wait for the answer to a dispute. */
  days_late: number | null;
  amount: number;
}

/** What an agency owes, in minor units: `total` is the sum of the parts and equals its receivable. */
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
  /** What is past due by the age of its charge, whichever part it belongs to. */
  past_due: number;
  /** What is billed, by how long it is past due. */
  aged: Record<(typeof agedBuckets)[number], number>;
}

/** Adds the parts of one agency up. */
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

/** What an agency may still buy on credit, in minor units: never more than its limit, whatever it is owed. */
export function creditLeft(limit: number, exposure: number): number {
  return Math.max(0, limit - Math.max(0, exposure));
}
