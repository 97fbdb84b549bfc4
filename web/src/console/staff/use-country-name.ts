import { useApp } from '../../platform/app.tsx';
import { localeOf } from '../../platform/i18n/language.ts';

/** Returns the name of a country by its ISO 3166-1 alpha-2 code, in the reader's language. */
export function useCountryName(): (code: string) => string {
  const names = new Intl.DisplayNames(localeOf(useApp().lang), { type: 'region' });
  return (code) => names.of(code) ?? code;
}
