import { useApp } from '../../platform/app.tsx';
import { localeOf } from '../../platform/i18n/language.ts';

/** Formats points: `12,345`; with a sign if `signed`, the minus as wide as the plus. */
export function usePointNumber(): (points: number, options?: { signed?: boolean }) => string {
  const { lang } = useApp();
  return (points, { signed = false } = {}) =>
    new Intl.NumberFormat(localeOf(lang), { signDisplay: signed ? 'exceptZero' : 'auto' })
      .format(points)
      .replace('-', '−');
}
