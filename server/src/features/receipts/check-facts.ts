import { addDays } from '@serai/contract/dates';
import { refusedInput } from '../../platform/http/app-error.ts';

/** Refuses a day after the latest possible one, or one more than a year before it, probably a typing error. */
export function refuseWrongDay(path: string, day: string, latest: string): void {
  if (day > latest) throw refusedInput(path, 'date_in_future', { latest });
  if (day < addDays(latest, -366)) throw refusedInput(path, 'date_too_old');
}
