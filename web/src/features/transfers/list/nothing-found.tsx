import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { NoMatch } from '../../offers/no-match.tsx';
import { noFilters, writeTransferList } from './list-search.ts';
import type { TransferResultsProps } from './load-list.ts';

/** From so many on it may be their number, not the time, that no vehicles are left for. */
const manyPassengers = 10;

/** Nothing meets the filters, or no vehicle is free: says which, and offers what might help. */
export function NothingFound({ state, found }: Omit<TransferResultsProps, 'nowMs'>) {
  const t = usePhrases('transfer-list');
  const { search } = state;
  const half = {
    adults: Math.ceil(search.adults / 2),
    child_ages: search.child_ages.slice(0, Math.ceil(search.child_ages.length / 2)),
  };
  if (found.total_unfiltered > 0) {
    return (
      <NoMatch
        phrases="transfer-list"
        unfiltered={found.total_unfiltered}
        clearedPath={paths.airportList(writeTransferList({ ...state, filters: noFilters }))}
      />
    );
  }
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <>
          {search.adults + search.child_ages.length > manyPassengers && (
            <Link
              to={paths.airportList(writeTransferList({ ...state, search: { ...search, ...half } }))}
              className={buttonClass()}
            >
              {t('emptySplit', { count: half.adults + half.child_ages.length })}
            </Link>
          )}
          <Link to={paths.contactUs()} className={buttonClass()}>
            {t('contactUs')}
          </Link>
        </>
      }
    >
      {t('emptyText', { place: found.trip.place.name })}
    </EmptyState>
  );
}
