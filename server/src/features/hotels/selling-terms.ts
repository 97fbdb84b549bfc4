import { type RelativeEnd, resolveEnd } from '../../domain/cancellation-policy.ts';
import { policyStart } from '../../domain/stay.ts';

/** How a rate may be sold, whatever is left of its room. */
export interface SellingTerms {
  sells: 'instant' | 'request';
  /** Once no rooms are left it is sold on request instead of not at all. */
  requestWhenGone: boolean;
}

/** Cut-off of a rate that names none: a hotel sells its rooms until late on the day of arrival. */
const usualCutOff: RelativeEnd = { daysBefore: 0, time: '23:00' };

/** When a stay closes; epoch ms, exclusive. */
export interface StayClosing {
  /** Until when it can be booked and paid. */
  cutOffMs: number;
  /** Until when a booked stay can be cancelled online: its start, or its cut-off where that is later. */
  closesMs: number;
}

const KEPT_CLOSINGS = 1_000;
const closings = new Map<string, StayClosing>();

/**
 * When a stay closes by the cut-off of its rate. Searches ask for the same few dates and cut-offs, and reading the clock
 * of a place is slow, so that each answer is kept.
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
