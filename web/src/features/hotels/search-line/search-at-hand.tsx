import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SearchBand } from '../../offers/search-band.tsx';
import { useLineKey } from '../../offers/use-line-key.ts';
import { SearchLine } from './search-line.tsx';
import { type StaySearch, writeSearch } from './stay-search.ts';

export interface SearchAtHandProps {
  search: StaySearch;
  nowMs: number;
  /** Label instead of “search hotels”. */
  submitLabel?: string;
  onSearch: (search: StaySearch) => void;
}

/** The search line in compact form, fixed at the top; on a phone one line of text that opens it. */
export function SearchAtHand({ search, nowMs, submitLabel, onSearch }: SearchAtHandProps) {
  const words = useStayWords(search);
  const address = writeSearch(search).toString();
  const { lineKey, sends } = useLineKey(address);
  return (
    <SearchBand openAtFirst={search.destination === null} subject={address} words={words}>
      <SearchLine
        key={lineKey}
        compact
        initial={search}
        nowMs={nowMs}
        onSearch={(next) => {
          sends(writeSearch(next).toString());
          onSearch(next);
        }}
        {...(submitLabel ? { submitLabel } : {})}
      />
    </SearchBand>
  );
}

function useStayWords(search: StaySearch) {
  const t = usePhrases('hotel-search');
  const { civil } = useDates();
  const adults = search.rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = search.rooms.reduce((sum, room) => sum + room.child_ages.length, 0);
  const dates =
    search.check_in && search.check_out ? `${civil(search.check_in)} – ${civil(search.check_out)} · ` : '';
  const guests = t(children > 0 ? 'guestsSummaryChildren' : 'guestsSummary', {
    rooms: search.rooms.length,
    adults,
    children,
  });
  return { first: search.destination?.name || t('destinationPlaceholder'), second: dates + guests };
}
