import { useApp } from '../../platform/app.tsx';
import { localeOf } from '../../platform/i18n/language.ts';

/** Points as people read them: `12,345`; with its sign where `signed`, the minus as wide as the plus. */
export function usePointNumber(): (points: number, options?: { signed?: boolean }) => string {
  const { lang } = useApp();
  return (points, { signed = false } = {}) =>
    new Intl.NumberFormat(localeOf(lang), { signDisplay: signed ? 'exceptZero' : 'auto' })
      .format(points)
      .replace('-', '−');
}
