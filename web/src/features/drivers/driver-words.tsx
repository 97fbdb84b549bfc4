import type { ServiceTime } from '@serai/contract/dates';
import type { DriverReading } from '@serai/contract/vehicles/driver-sheet';
import { fill } from '@serai/phrases/lang';
import { driverSheet as my } from '@serai/phrases/my/driver-sheet';
import { driverSheet as th } from '@serai/phrases/th/driver-sheet';
import { createContext, use } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { type Say, usePhrases } from '../../platform/i18n/phrases.ts';

/** The driver's language for this page; undefined for the language of the page. */
export const DriverReadingContext = createContext<DriverReading | undefined>(undefined);

interface DriverWords {
  t: Say<'driver-sheet'>;
  /** A civil date. */
  day(date: string): string;
  /** Formats an instant in its local time. */
  at(time: ServiceTime): string;
}

/** Texts and dates of the day sheet in the driver's language: the portal's languages, Burmese and Thai. */
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
