import { IconButton } from '@serai/ui/icon-button';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import type { Got } from '../../../platform/api/calls.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { fromList } from '../../../platform/page/from-list.ts';
import { writeList } from '../../offers/list-address.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { type HotelListState, hotelAddress } from '../list/hotel-list-address.ts';
import { StarRating } from '../offer/star-rating.tsx';

export type HotelOnMap = Got<'hotel/map'>['list'][number];

export interface HotelMapCardProps {
  /** Selected hotels: several if they share a label that no zoom parts. */
  hotels: readonly HotelOnMap[];
  state: HotelListState;
  onClose: () => void;
}

/** The selected hotels at the bottom of the map: name, stars, total, and the link to the hotel's page. */
export function HotelMapCard({ hotels, state, onClose }: HotelMapCardProps) {
  const t = usePhrases('city-map');
  const list = usePhrases('offer-list');
  const money = useOfferMoney();
  const params = writeList(hotelAddress, state);
  return (
    <section
      aria-label={t('chosen')}
      className="absolute inset-x-2 bottom-9 z-20 mx-auto flex max-w-md items-start rounded-card border border-line bg-surface shadow-floating"
    >
      <ul className="max-h-48 min-w-0 flex-1 divide-y divide-line overflow-auto">
        {hotels.map(({ id, name, star, price }) => (
          <li key={id} className="relative flex items-center gap-3 px-4 py-3 hover:bg-teal-soft/50">
            <div className="min-w-0 flex-1">
              <Link
                to={paths.hotelDetail(id, params)}
                state={fromList}
                className="line-clamp-2 font-strong after:absolute after:inset-0 hover:text-teal"
              >
                {name}
              </Link>
              <StarRating star={star} />
            </div>
            <p className="shrink-0">
              <span className="sr-only">{list('total')} </span>
              <Price {...money.parts(price)} />
            </p>
          </li>
        ))}
      </ul>
      <IconButton icon="close" label={t('closeCard')} className="m-1 text-muted" onClick={onClose} />
    </section>
  );
}
