import { buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { fromTomorrow } from '../../offers/from-tomorrow.ts';
import { listHref } from '../../offers/list-address.ts';
import type { Refusal } from '../../offers/list-product.ts';
import { RefusedList } from '../../offers/refused-list.tsx';
import { type HotelListState, hotelAddress } from './hotel-list-address.ts';

/** Reason of a refused search; an old address with past days suggests as many nights from tomorrow. */
export function HotelRefused(props: { state: HotelListState; refusal: Refusal; nowMs: number }) {
  const { state, refusal, nowMs } = props;
  const t = usePhrases('hotel-list');
  const { search } = state;
  const moved = fromTomorrow(search.check_in, search.check_out, nowMs);
  return (
    <RefusedList
      phrases="hotel-list"
      message={refusal.message}
      actions={
        moved && (
          <Link
            to={listHref(hotelAddress, {
              ...state,
              page: 1,
              search: { ...search, check_in: moved[0], check_out: moved[1] },
            })}
            className={buttonClass()}
          >
            {t('fromTomorrow')}
          </Link>
        )
      }
    />
  );
}
