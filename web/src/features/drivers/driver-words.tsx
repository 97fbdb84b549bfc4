import type { ServiceTime } from '@serai/contract/dates';
import type { DriverReading } from '@serai/contract/vehicles/driver-sheet';
import { fill } from '@serai/phrases/lang';
import { driverSheet as my } from '@serai/phrases/my/driver-sheet';
import { driverSheet as th } from '@serai/phrases/th/driver-sheet';
import { createContext, use } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { type Say, usePhrases } from '../../platform/i18n/phrases.ts';

/** The language in which the driver of this page reads; undefined: the language of the page. */
export const DriverReadingContext = createContext<DriverReading | undefined>(undefined);

interface DriverWords {
  t: Say<'driver-sheet'>;
  /** A civil date. */
  day(date: string): string;
  /** An instant at its place. */
  at(time: ServiceTime): string;
}

/** Words and dates of the day sheet in the driver's own language: Burmese and Thai besides those of the portal. */
export function useDriverWords(): DriverWords {
  const reading = use(DriverReadingContext);
  const t = usePhrases('driver-sheet');
  const { civil, placeTime } = useDates();
  const own = reading === 'my' ? my : reading === 'th' ? th : undefined;
  if (!own) return { t, day: (date) => civil(date), at: ({ utc, tz }) => placeTime(utc, tz) };
  return {
    t: (key, ...[facts]) => fill(own[key], facts),
    day: (date) => date,
    at: ({ local }) => local.slice(0, 16).replace('T', ' '),
  };
}
