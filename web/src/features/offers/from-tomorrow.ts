import { nightsBetween } from '@serai/ui/date-range';
import { calendarBounds } from '../../platform/format/calendar-bounds.ts';
import { addDays } from '../../platform/format/civil-days.ts';

/**
 * The same number of days starting tomorrow, as `[first, last]`; null if the requested days are not past or
 * invalid.
 */
export function fromTomorrow(
  first: string | null | undefined,
  last: string | null | undefined,
  nowMs: number,
): [string, string] | null {
  const tomorrow = addDays(calendarBounds(new Date(nowMs)).min, 1);
  if (!first || !last || first >= tomorrow || last < first) return null;
  return [tomorrow, addDays(tomorrow, nightsBetween(first, last))];
}
