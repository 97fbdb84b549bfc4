import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { calendarBounds } from '../../../platform/format/calendar-bounds.ts';
import { addDays } from '../../../platform/format/civil-days.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NoMatch } from '../../offers/no-match.tsx';
import { type CarSearch, withDates } from '../search-line/car-search.ts';
import { writeListSearch } from './list-search.ts';
import type { CarResultsProps } from './load-list.ts';

/** From so many on it may be their number, not the day, that no vehicles are left for. */
const manyPassengers = 10;

/** Nothing meets the filters, or nothing is free: says which, and offers what might help. */
export function NothingFound({ state, found, nowMs }: CarResultsProps) {
  const t = usePhrases('car-list');
  const { search } = state;
  const half = { adults: Math.ceil(search.adults / 2), children: Math.ceil(search.children / 2) };
  const link = (target: Partial<typeof state>) =>
    paths.carList(writeListSearch({ ...state, page: 1, ...target }));
  if (found.total_unfiltered > 0) {
    return (
      <NoMatch phrases="car-list" unfiltered={found.total_unfiltered} clearedPath={link({ filters: {} })} />
    );
  }
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <>
          {otherDays(search, calendarBounds(new Date(nowMs))).map(({ key, times }) => (
            <Link key={key} to={link({ search: { ...search, ...times } })} className={buttonClass()}>
              {t(key)}
            </Link>
          ))}
          {search.adults + search.children > manyPassengers && (
            <Link to={link({ search: { ...search, ...half } })} className={buttonClass()}>
              {t('emptySplit', { count: half.adults + half.children })}
            </Link>
          )}
        </>
      }
    >
      {t('emptyText', { place: found.pick_up.name })}
    </EmptyState>
  );
}

function otherDays(search: CarSearch, { min, max }: { min: string; max: string }) {
  const [from, to] = [search.pickUpAt?.slice(0, 10), search.dropOffAt?.slice(0, 10)];
  if (!from || !to) return [];
  const moved = (days: number) => withDates(search, addDays(from, days), addDays(to, days));
  return [
    { key: 'emptyEarlier' as const, times: moved(-1) },
    { key: 'emptyLater' as const, times: moved(1) },
  ].filter(({ times }) => times.pickUpAt.slice(0, 10) >= min && times.pickUpAt.slice(0, 10) <= max);
}
