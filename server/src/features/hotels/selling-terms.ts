import { type RelativeEnd, resolveEnd } from '../../domain/cancellation-policy.ts';
import { policyStart } from '../../domain/stay.ts';

/** How a rate may be sold, apart from availability. */
export interface SellingTerms {
  sells: 'instant' | 'request';
  /** Sold on request instead of not at all once no rooms are left. */
  requestWhenGone: boolean;
}

/** Default cut-off of a rate: a hotel sells its rooms until late on the day of arrival. */
const usualCutOff: RelativeEnd = { daysBefore: 0, time: '23:00' };

/** When a stay closes; epoch ms, exclusive. */
export interface StayClosing {
  /** End of booking and payment. */
  cutOffMs: number;
  /** End of online cancellation: the start of the stay, or its cut-off if that is later. */
  closesMs: number;
}

const KEPT_CLOSINGS = 1_000;
const closings = new Map<string, StayClosing>();

/**
 * Closing times of a stay by its rate's cut-off. Memoised, because searches repeat a few dates and cut-offs,
 * and local time is slow to compute.
 */
export function closingOf(cutOff: RelativeEnd | null, checkIn: string, tz: string): StayClosing {
  const end = cutOff ?? usualCutOff;
  const when = 'hoursBefore' in end ? `${end.hoursBefore}` : `${end.daysBefore} ${end.time}`;
  const key = `${checkIn} ${tz} ${when}`;
  let found = closings.get(key);
  if (!found) {
    if (closings.size >= KEPT_CLOSINGS) closings.clear();
    const start = policyStart(checkIn, tz);
    const cutOffMs = resolveEnd(end, start);
    found = { cutOffMs, closesMs: Math.max(cutOffMs, start.startMs) };
    closings.set(key, found);
  }
  return found;
}

/**
 * How a number of rooms can be sold with the given units left on each night: instantly, on request, or not at
 * all.
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

/** Whether a rate can be requested when its room is sold out. */
export function isAskable({ sells, requestWhenGone }: SellingTerms): boolean {
  return sells === 'request' || requestWhenGone;
}
