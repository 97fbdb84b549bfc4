import { timeText } from '../../platform/format/dates.ts';
import { zonedInstant } from '../../platform/format/zoned-instant.ts';
import type { Board } from './board.ts';

/** The current minute at the base; on the board of another day its first minute. */
export function startOfShown({ day, from, to, base }: Board): { date: string; time: string } {
  const now = Date.now() / 1000;
  if (now < from.utc || now >= to.utc) return { date: day, time: '00:00' };
  const text = timeText(Math.floor(now), 'en', base.tz);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
}

/** Seconds since 1970 of a date and time in a zone; null if incomplete. */
export function secondsAt(date: string, time: string, tz: string): number | null {
  const ms = date && time ? zonedInstant(date, time, tz) : Number.NaN;
  return Number.isFinite(ms) ? ms / 1000 : null;
}
