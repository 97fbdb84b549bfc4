import { type PolicyStart, type RelativeEnd, resolveEnd } from '../../domain/cancellation-policy.ts';

/** How a rate may be sold, whatever is left of its room. */
export interface SellingTerms {
  sells: 'instant' | 'request';
  /** Once no rooms are left it is sold on request instead of not at all. */
  requestWhenGone: boolean;
}

/** Until when a stay can be booked and paid (epoch ms): the cut-off of its rate, and never after check-in. */
export function cutOffOf(cutOff: RelativeEnd | null, start: PolicyStart): number {
  return cutOff ? Math.min(resolveEnd(cutOff, start), start.startMs) : start.startMs;
}

/**
 * How so many rooms of a rate can be had when so many are left on each night: at once, by asking the hotel first, or
 * not at all.
 */
export function howSold(
  { sells, requestWhenGone }: SellingTerms,
  unitsLeft: number,
  rooms: number,
): 'instant' | 'request' | undefined {
  if (sells === 'request') return 'request';
  if (unitsLeft >= rooms) return 'instant';
  return requestWhenGone ? 'request' : undefined;
}

/** Whether a rate can be asked for when its room is gone. */
export function isAskable({ sells, requestWhenGone }: SellingTerms): boolean {
  return sells === 'request' || requestWhenGone;
}
