import { shortRange } from '../../../platform/format/short-range.ts';
import type { Language } from '../../../platform/i18n/language.ts';
import type { usePhrases } from '../../../platform/i18n/phrases.ts';
import { readSearch, type StaySearch } from './stay-search.ts';

export type StayPhrases = ReturnType<typeof usePhrases<'hotel-search'>>;

/** A remembered search for hotels. */
export interface RecentStay {
  /** Without dates if those of the search have passed. */
  search: StaySearch;
  isOver: boolean;
}

/** Reads a remembered search; `today` is the first day for sale. Null if its place is unreadable. */
export function readRecentStay(query: string, today: string): RecentStay | null {
  const search = readSearch(new URLSearchParams(query));
  if (search.destination === null) return null;
  const isOver = search.check_in === null || search.check_out === null || search.check_in < today;
  return { search: isOver ? { ...search, check_in: null, check_out: null } : search, isOver };
}

/** Returns the words of a search: `仰光`, and `12/10–13 · 2 间`. */
export function wordStay(
  { destination, check_in, check_out, rooms }: StaySearch,
  t: StayPhrases,
  lang: Language,
) {
  const dates = check_in && check_out ? shortRange(check_in, check_out, lang) : t('recentDates');
  const rest = `${dates} · ${t('recentRooms', { count: rooms.length })}`;
  return { place: destination?.name ?? '', rest };
}
