import { maxCounted } from '@serai/contract/counted';
import { useApp } from '../app.tsx';
import { localeOf } from '../i18n/language.ts';

/** Formats a number of rows: `1,204`, and `10,000+` if counting stopped early. */
export function useCount(): (count: number, capped: boolean) => string {
  const { lang } = useApp();
  const number = new Intl.NumberFormat(localeOf(lang));
  return (count, capped) =>
    capped ? `${number.format(Math.min(count, maxCounted))}+` : number.format(count);
}
