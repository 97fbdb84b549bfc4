import { localDateTime, offsetText } from '../../domain/local-time.ts';

/** Formats an instant for an email: `2026-11-21 12:30 (UTC+08:00)`. */
export function timeText(instant: Date, tz: string): string {
  const ms = instant.getTime();
  return `${localDateTime(ms, tz).replace('T', ' ')} (UTC${offsetText(ms, tz)})`;
}
