import { plainCode } from '@serai/contract/normal-text';
import type { Lang } from '@serai/phrases/lang';
import { airlineNames } from './airline-names.ts';

/**
 * Reads a flight number as people write it: `mu 2031`, `MU-2031` → `MU2031`; of a code share, `MU2031/8M335`, the first.
 * Undefined for any other form, such as the three letters of air traffic control.
 */
export function readFlightNumber(typed: string): string | undefined {
  const [first = ''] = plainCode(typed)
    .toUpperCase()
    .split(/[/,;+、]/);
  const flightNumber = first.replace(/[ .-]/g, '');
  const code = /^([A-Z0-9]{2})\d{1,4}[A-Z]?$/.exec(flightNumber)?.[1];
  return code !== undefined && /[A-Z]/.test(code) ? flightNumber : undefined;
}

/** Today's name of the airline of a flight number; empty where the list has none, and without a flight. */
export function airlineOf(flightNumber: string, lang: Lang): string {
  return airlineNames.get(flightNumber.slice(0, 2))?.[lang === 'zh-cn' ? 'zh' : 'en'] ?? '';
}
