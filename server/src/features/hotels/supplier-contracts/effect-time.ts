import { addDays } from '@serai/contract/dates';
import { instantAt, isExistingLocalTime, localDate } from '../../../domain/local-time.ts';
import { refusedField } from '../../../platform/http/app-error.ts';

/** Furthest day on which a version can take effect, counted from today. */
const MAX_DAYS_AHEAD = 366;

/**
 * Instant at which a version takes effect, from a local time at the hotel; now without one. Refuses a time in the past,
 * unless a second person has approved the version since it was asked for: it then takes effect now.
 */
export function effectTime(
  local: string | undefined,
  { tz, now, approved }: { tz: string; now: Date; approved: boolean },
): Date {
  if (local === undefined) return now;
  if (!isExistingLocalTime(local, tz)) {
    throw refusedField('takes_effect', 'time_skipped', { time: local.replace('T', ' ') });
  }
  const at = new Date(instantAt(local, tz));
  if (at <= now) {
    if (approved) return now;
    throw refusedField('takes_effect', 'takes_effect_past');
  }
  if (local.slice(0, 10) > addDays(localDate(now.getTime(), tz), MAX_DAYS_AHEAD)) {
    throw refusedField('takes_effect', 'takes_effect_far', { days: MAX_DAYS_AHEAD });
  }
  return at;
}
