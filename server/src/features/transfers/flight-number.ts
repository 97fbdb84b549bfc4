import { plainCode } from '@serai/contract/normal-text';
import type { Lang } from '@serai/phrases/lang';
import { airlineNames } from './airline-names.ts';

/**
 * Parses a flight number as typed: `mu 2031`, `MU-2031` → `MU2031`; of a code share such as `MU2031/8M335`
 * the first one. Undefined for any other form, e.g. with three-letter ICAO codes.
 */
export function readFlightNumber(typed: string): string | undefined {
  const [first = ''] = plainCode(typed)
    .toUpperCase()
    .split(/[/,;+、]/);
  const flightNumber = first.replace(/[ .-]/g, '');
  const code = /^([A-Z0-9]{2})\d{1,4}[A-Z]?$/.exec(flightNumber)?.[1];
  return code !== undefined && /[A-Z]/.test(code) ? flightNumber : undefined;
}

/** Current name of a flight number's airline; empty if unlisted, and without a flight. */
export function airlineOf(flightNumber: string, lang: Lang): string {
  return airlineNames.get(flightNumber.slice(0, 2))?.[lang === 'zh-cn' ? 'zh' : 'en'] ?? '';
}
