import type { DriverLanguage } from '@serai/contract/vehicles';
import { refusedField } from '../../platform/http/app-error.ts';

/**
 * The languages that can be asked for where a base is, its own first: that one every driver there speaks, and it costs
 * nothing. Chinese can be had everywhere. Where no base is known it is as in Myanmar.
 */
export function languagesAt(own: DriverLanguage | null | undefined): DriverLanguage[] {
  return [...new Set([own ?? 'burmese', 'chinese'] as const)];
}

/**
 * What the driver speaks, the base's own language where nothing is `wanted`, and whether it is paid for.
 *
 * @throws AppError `driver_language_unavailable` for one that cannot be asked for there.
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
