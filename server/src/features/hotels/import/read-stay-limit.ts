import type { StayLimit } from '../../../domain/pricing/stay-limits.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import { OPEN_NIGHTS } from './night-rules.ts';

/** Stay limits that a row of inventory.csv sets on its days; undefined if none. */
export function readStayLimit(
  row: RowReader,
  { from, to, weekdays }: { from: string; to: string; weekdays: string },
): StayLimit | undefined {
  const said = {
    minStay: row.integerOrNull('min_stay', 1, 30),
    maxStay: row.integerOrNull('max_stay', 1, 30),
    closedToArrival: readYesOrNull(row, 'closed_to_arrival'),
    closedToDeparture: readYesOrNull(row, 'closed_to_departure'),
    stopSell: readYesOrNull(row, 'stop_sell'),
  };
  const limits = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null));
  if (Object.keys(limits).length === 0) return undefined;
  if (said.minStay !== null && said.maxStay !== null && said.minStay > said.maxStay) {
    row.fault('max_stay', 'stay_bounds_reversed');
  }
  // Limits are looked up by date, so `+n` offsets are refused, except for a range that covers all nights.
  const isWhole = from === '+0' && to.startsWith('+') && Number(to) >= OPEN_NIGHTS - 1;
  if (!isWhole && (from.startsWith('+') || to.startsWith('+'))) row.fault('from', 'limits_by_date');
  if (from.length !== to.length && !from.startsWith('+')) row.fault('to', 'season_mixed');
  return { ...(isWhole ? { from: '', to: '' } : { from, to }), weekdays, ...limits };
}

function readYesOrNull(row: RowReader, field: string): boolean | null {
  return row.text(field, { optional: true }) === '' ? null : row.yes(field);
}
