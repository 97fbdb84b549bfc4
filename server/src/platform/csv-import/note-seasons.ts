import { addDays } from '@serai/contract/dates';
import type { Effects } from './effects.ts';

/** The seasons of a rate before and after an import, and what a season costs: 0 where it is not sold. */
export interface SeasonsChange<S> {
  group: string;
  thing: string;
  before: readonly S[];
  after: readonly S[];
}

const DAYS = 365;

/** Notes what becomes of a rate's price on each of the coming 365 days. */
export function noteSeasons<S>(
  effects: Effects,
  file: string,
  today: string,
  { group, thing, before, after }: SeasonsChange<S>,
  priceOn: (seasons: readonly S[], date: string) => number,
): void {
  let open = 0;
  for (let date = today, day = 0; day < DAYS; day++, date = addDays(date, 1)) {
    const was = priceOn(before, date);
    if (was > 0) open++;
    effects.notePrice(file, { group, thing, date, before: was, after: priceOn(after, date) });
  }
  effects.noteOpen(file, group, open);
}
