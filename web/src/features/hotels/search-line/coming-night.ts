import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { emptySearch, type StaySearch } from './stay-search.ts';

/** Most searches are for the coming night: tomorrow is preset, the place is left to type. */
export function searchForTomorrow(nowMs: number): StaySearch {
  const { min } = calendarBounds(new Date(nowMs));
  return { ...emptySearch, check_in: addDays(min, 1), check_out: addDays(min, 2) };
}
