import { isCivilDate } from '@serai/contract/civil-date';
import type { RowReader } from './row-reader.ts';

/**
 * Reads the columns `from` and `to`, both included: both `YYYY-MM-DD`, or both `MM-DD` for every year (if `from` is
 * later than `to`, the season includes the new year).
 */
export function readSeason(row: RowReader): { from: string; to: string } {
  const from = row.tested('from', isBound, 'bad_season');
  const to = row.tested('to', isBound, 'bad_season');
  if (isBound(from) && isBound(to)) {
    if (from.length !== to.length) row.fault('to', 'season_mixed');
    else if (from.length === 10 && from > to) row.fault('to', 'range_reversed');
  }
  return { from, to };
}

/** 2028 is a leap year, so that 02-29 is accepted. */
function isBound(value: string): boolean {
  return isCivilDate(value.length === 5 ? `2028-${value}` : value);
}
