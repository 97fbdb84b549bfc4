import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { refusedField } from '../../platform/http/app-error.ts';

/**
 * Driver languages offered at a base, its local language first: every driver there speaks it, so it is free.
 * Chinese is available everywhere. Without a base, as in Myanmar.
 */
export function languagesAt(own: DriverLanguage | null | undefined): DriverLanguage[] {
  return [...new Set([own ?? 'burmese', 'chinese'] as const)];
}

/**
 * Driver language of a booking, by default the base's local one, and whether it is charged.
 * @throws AppError `driver_language_unavailable` for a language that is not offered there.
 */
export function chooseLanguage(
  wanted: DriverLanguage | undefined,
  own: DriverLanguage | null | undefined,
): { language: DriverLanguage; isPaid: boolean } {
  const offered = languagesAt(own);
  const language = wanted ?? offered[0]!;
  if (!offered.includes(language)) throw refusedField('driver_language', 'driver_language_unavailable');
  return { language, isPaid: language !== offered[0] };
}
