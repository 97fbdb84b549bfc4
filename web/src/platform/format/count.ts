import { maxCounted } from '@serai/contract/counted';
import { useApp } from '../app.tsx';
import { localeOf } from '../i18n/language.ts';

/** A number of rows as people read it: `1,204`, and `10,000+` where counting stopped before the last. */
export function useCount(): (count: number, capped: boolean) => string {
  const { lang } = useApp();
  const number = new Intl.NumberFormat(localeOf(lang));
  return (count, capped) =>
    capped ? `${number.format(Math.min(count, maxCounted))}+` : number.format(count);
}
