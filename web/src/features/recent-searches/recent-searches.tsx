import type { RecentSearch } from '@serai/contract/search/recent';
import { Icon, type IconName } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useApp } from '../../platform/app.tsx';
import { calendarBounds } from '../../platform/format/calendar-bounds.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { writeCarSearch } from '../cars/search-line/car-search.ts';
import { readRecentTrip, wordTrip } from '../cars/search-line/recent-trip.ts';
import { type RecentStay, readRecentStay, wordStay } from '../hotels/search-line/recent-stay.ts';
import { type StaySearch, writeSearch } from '../hotels/search-line/stay-search.ts';
import { readRecentTransfer, wordTransfer } from '../transfers/search-line/recent-transfer.ts';
import { writeTransferSearch } from '../transfers/search-line/transfer-search.ts';

export interface RecentSearchesProps {
  nowMs: number;
  /** Maximum number of chips. */
  most?: number;
  /** Called for a stay whose dates have passed, to ask for others; otherwise the list proposes some. */
  onAsk?: (search: StaySearch) => void;
  /** In one line that is scrolled. */
  oneLine?: boolean;
  className?: string;
}

/**
 * The member's last searches over all products as chips, newest first: a click searches again. Nothing while there
 * are none. Needs the phrases 'hotel-search'.
 */
export const RecentSearches = withQueries(Chips);

function Chips({ nowMs, most = 6, onAsk, oneLine = false, className }: RecentSearchesProps) {
  const t = usePhrases('hotel-search');
  const { data } = useRead('search/recent', {});
  const forget = useSend('search/forget', { stale: ['search/recent'] });
  const chipOf = useChip(calendarBounds(new Date(nowMs)).min);
  const chips = (data?.list ?? []).flatMap((recent) => chipOf(recent) ?? []).slice(0, most);
  if (chips.length === 0) return null;
  return (
    <section aria-label={t('recent')} className={className}>
      <ul
        className={oneLine ? 'flex items-center gap-2 overflow-x-auto' : 'flex flex-wrap items-center gap-2'}
      >
        {chips.map(({ id, icon, path, place, rest, stay }) => (
          <li
            key={id}
            className="flex max-w-full shrink-0 items-center rounded-full border border-line bg-surface text-text hover:border-teal"
          >
            <Link
              to={path}
              className="flex min-h-10 min-w-0 items-center gap-2 rounded-full py-1 pl-3"
              onClick={(event) => {
                if (!onAsk || !stay?.isOver) return;
                event.preventDefault();
                onAsk(stay.search);
              }}
            >
              <Icon name={icon} size={16} className="shrink-0 text-teal" />
              <span className="truncate">{place}</span>
              <span className="shrink-0 text-caption text-muted">{rest}</span>
            </Link>
            <button
              type="button"
              aria-label={t('recentRemove', { search: `${place} ${rest}`.trim() })}
              className="flex size-10 shrink-0 items-center justify-center rounded-full text-muted hover:text-text"
              onClick={() => forget.send({ id })}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Chip {
  id: number;
  icon: IconName;
  path: string;
  place: string;
  rest: string;
  /** Of a search for hotels. */
  stay?: RecentStay;
}

/** Returns the chip of a remembered search; null if the search is unreadable. `today` is the first day for sale. */
function useChip(today: string): (recent: RecentSearch) => Chip | null {
  const t = usePhrases('hotel-search');
  const { lang } = useApp();
  return ({ id, product, query }) => {
    if (product === 'hotel') {
      const stay = readRecentStay(query, today);
      if (!stay) return null;
      return {
        id,
        icon: 'bed',
        path: paths.hotelList(writeSearch(stay.search)),
        ...wordStay(stay.search, t, lang),
        stay,
      };
    }
    if (product === 'car') {
      const trip = readRecentTrip(query, today);
      return trip && { id, icon: 'car', path: paths.carList(writeCarSearch(trip)), ...wordTrip(trip, lang) };
    }
    const transfer = readRecentTransfer(query, today);
    if (!transfer) return null;
    const path = paths.airportList(writeTransferSearch(transfer));
    return { id, icon: 'plane', path, ...wordTransfer(transfer, lang) };
  };
}
