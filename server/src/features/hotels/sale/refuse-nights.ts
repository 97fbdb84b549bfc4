import { addDays } from '@serai/contract/dates';
import { refusedField } from '../../../platform/http/app-error.ts';

/** Refuses a range of nights, both bounds included, that is over at the hotel, reversed or longer than `most`. */
export function refuseNights(
  { from, to }: { from: string; to: string },
  { today, most }: { today: string; most: number },
): void {
  if (from < today) throw refusedField('from', 'nights_in_past');
  if (to < from) throw refusedField('to', 'nights_reversed');
  if (to >= addDays(from, most)) throw refusedField('to', 'nights_too_many', { count: most });
}
