import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/**
 * Formats a past instant in colloquial form: `3 minutes ago`, `Yesterday 14:20`, `28 Nov 18:00`. Seconds
 * since 1970.
 */
export function useWhen(): (seconds: number) => string {
  const t = usePhrases('notices');
  const { time, placeTime } = useDates();
  return (seconds) => {
    const now = Date.now();
    const minutes = Math.floor((now / 1000 - seconds) / 60);
    if (minutes < 1) return t('justNow');
    if (minutes < 60) return t('minutesAgo', { count: minutes });
    const [day, clock = ''] = time(seconds).split(' ');
    const dayBefore = (days: number) => time(now - days * 86_400_000).slice(0, 10);
    if (day === dayBefore(0)) return `${t('today')} ${clock.slice(0, 5)}`;
    if (day === dayBefore(1)) return `${t('yesterday')} ${clock.slice(0, 5)}`;
    return placeTime(seconds);
  };
}
