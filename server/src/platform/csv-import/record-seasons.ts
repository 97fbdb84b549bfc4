import { addDays } from '@serai/contract/dates';
import type { Effects } from './effects.ts';

/** The seasons of a rate before and after an import, and the price of a season: 0 if not sold. */
export interface SeasonsChange<S> {
  group: string;
  thing: string;
  before: readonly S[];
  after: readonly S[];
}

/** The next 365 days, including today. */
export function comingDays(today: string): string[] {
  return Array.from({ length: 365 }, (_, day) => addDays(today, day));
}

/** Records the change of a rate's price on each of the days. */
export function recordSeasons<S>(
  effects: Effects,
  file: string,
  days: readonly string[],
  { group, thing, before, after }: SeasonsChange<S>,
  priceOn: (seasons: readonly S[], date: string) => number,
): void {
  let open = 0;
  for (const date of days) {
    const was = priceOn(before, date);
    if (was > 0) open++;
    effects.recordPrice(file, { group, thing, date, before: was, after: priceOn(after, date) });
  }
  effects.recordOpenNights(file, group, open);
}
