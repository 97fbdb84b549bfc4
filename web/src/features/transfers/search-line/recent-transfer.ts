import { shortRange } from '../../../platform/format/short-range.ts';
import type { Language } from '../../../platform/i18n/language.ts';
import { readTransferSearch, type TransferSearch, turnedRound } from './transfer-search.ts';

/** Reads a remembered search for transfers, without its flight if that has passed; null if a place is unreadable. */
export function readRecentTransfer(query: string, today: string): TransferSearch | null {
  const search = readTransferSearch(new URLSearchParams(query));
  if (!search.airport || !search.place) return null;
  return search.flight_at >= today ? search : turnedRound(search, search.mode);
}

/** Returns the words of a search for transfers: `仰光机场 → 茶花酒店`, and `12/10 14:00`. */
export function wordTransfer({ mode, airport, place, flight_at }: TransferSearch, lang: Language) {
  const ends = [airport?.name ?? '', place?.name ?? ''];
  const day = flight_at.slice(0, 10);
  return {
    place: (mode === 'pick_up' ? ends : ends.reverse()).join(' → '),
    rest: flight_at ? `${shortRange(day, day, lang)} ${flight_at.slice(11)}` : '',
  };
}
