import { buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { fromTomorrow } from '../../offers/from-tomorrow.ts';
import { listHref } from '../../offers/list-address.ts';
import type { Refusal } from '../../offers/list-product.ts';
import { RefusedList } from '../../offers/refused-list.tsx';
import { withDates } from '../search-line/car-search.ts';
import { type CarListState, carAddress } from './car-list-address.ts';

/** Reason of a refused search; an old address with past days suggests a rental of the same length from tomorrow. */
export function CarRefused(props: { state: CarListState; refusal: Refusal; nowMs: number }) {
  const { state, refusal, nowMs } = props;
  const t = usePhrases('car-list');
  const { search } = state;
  const days = fromTomorrow(search.pickUpAt?.slice(0, 10), search.dropOffAt?.slice(0, 10), nowMs);
  const moved = days && withDates(search, ...days);
  return (
    <RefusedList
      phrases="car-list"
      message={refusal.message}
      actions={
        moved && (
          <Link
            to={listHref(carAddress, { ...state, page: 1, search: { ...search, ...moved } })}
            className={buttonClass()}
          >
            {t('fromTomorrow')}
          </Link>
        )
      }
    />
  );
}
