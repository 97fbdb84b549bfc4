import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { useState } from 'react';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SearchLine } from '../search-line/search-line.tsx';
import type { StaySearch } from '../search-line/stay-search.ts';

export interface SearchAtHandProps {
  search: StaySearch;
  nowMs: number;
  /** Instead of “search hotels”. */
  submitLabel?: string;
  onSearch: (search: StaySearch) => void;
}

/** The search line, shrunk and always at the upper edge; on a phone one line of words that opens it. */
export function SearchAtHand({ search, nowMs, submitLabel, onSearch }: SearchAtHandProps) {
  const [open, setOpen] = useState(search.destination === null);
  return (
    <div className="z-[1700] border-b border-line bg-sunken lg:sticky lg:top-0">
      <div className="mx-auto max-w-7xl px-4 py-2 md:px-8">
        <button
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          className="flex min-h-12 w-full items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 text-left lg:hidden"
        >
          <Icon name="search" size={18} className="shrink-0 text-teal" />
          <StayWords search={search} />
          <Icon
            name={open ? 'chevron-up' : 'chevron-down'}
            size={18}
            className="ml-auto shrink-0 text-muted"
          />
        </button>
        <div className={classNames('max-lg:mt-2', !open && 'max-lg:hidden')}>
          <SearchLine
            compact
            initial={search}
            nowMs={nowMs}
            onSearch={onSearch}
            {...(submitLabel ? { submitLabel } : {})}
          />
        </div>
      </div>
    </div>
  );
}

function StayWords({ search }: { search: StaySearch }) {
  const t = usePhrases('hotel-search');
  const { civil } = useDates();
  const adults = search.rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = search.rooms.reduce((sum, room) => sum + room.child_ages.length, 0);
  return (
    <span className="min-w-0">
      <span className="block truncate font-strong">
        {search.destination?.name || t('destinationPlaceholder')}
      </span>
      <span className="figures block truncate text-caption text-muted">
        {search.check_in && search.check_out && `${civil(search.check_in)} – ${civil(search.check_out)} · `}
        {t(children > 0 ? 'guestsSummaryChildren' : 'guestsSummary', {
          rooms: search.rooms.length,
          adults,
          children,
        })}
      </span>
    </span>
  );
}
