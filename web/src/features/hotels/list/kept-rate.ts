import type { ShownRate } from '@serai/contract/hotels/hotels';
import { keepText, readKeptText } from '../../../platform/kept-text.ts';
import { knownRates } from './hotel-list-address.ts';

/** Users of one machine have their own choices; guests share one. */
const storageKey = (userId: number | null) => `serai-hotel-rate-${userId ?? 'guest'}`;

/** Reads the rate that the user last chose on this machine; null before a first choice or without storage. */
export function readShownRate(userId: number | null): ShownRate | null {
  const stored = readKeptText(storageKey(userId));
  return knownRates.find((rate) => rate === stored) ?? null;
}

/** Remembers the rate for the user's next lists. Without storage the choice is only in the address. */
export function keepShownRate(userId: number | null, rate: ShownRate): void {
  keepText(storageKey(userId), rate);
}
