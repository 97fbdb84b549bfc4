const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Formats a distance from now in seconds, negative for the past: `2小时后`, `3 days ago`. */
export function distanceText(seconds: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always', style: 'short' });
  const distance = Math.abs(seconds);
  if (distance < HOUR)
    return format.format(Math.trunc(seconds / MINUTE) || Math.sign(seconds) || 1, 'minute');
  if (distance < 2 * DAY) return format.format(Math.trunc(seconds / HOUR), 'hour');
  return format.format(Math.trunc(seconds / DAY), 'day');
}
