import type { ServiceTime } from '@serai/contract/dates';

/** UTC offset of a local time, e.g. `+06:30`. */
export function utcOffset({ local, utc }: Pick<ServiceTime, 'local' | 'utc'>): string {
  const minutes = Math.round((Date.parse(`${local.slice(0, 16)}:00Z`) / 1000 - utc) / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '−' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
