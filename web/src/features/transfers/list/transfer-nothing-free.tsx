import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import { type TransfersFoundProps, transferAddress } from './transfer-list-address.ts';

/** From this number on, the passengers rather than the time may be why no vehicle is free. */
const manyPassengers = 10;

/** No vehicle is free: offers what might help. */
export function TransferNothingFree({ state, found }: TransfersFoundProps) {
  const t = usePhrases('transfer-list');
  const { search } = state;
  const half = {
    adults: Math.ceil(search.adults / 2),
    child_ages: search.child_ages.slice(0, Math.ceil(search.child_ages.length / 2)),
  };
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <>
          {search.adults + search.child_ages.length > manyPassengers && (
            <Link
              to={listHref(transferAddress, { ...state, page: 1, search: { ...search, ...half } })}
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
