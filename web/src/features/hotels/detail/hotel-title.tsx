import { Icon } from '@serai/ui/icons';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { HotelNote } from '../../favourites/hotel-note.tsx';
import { listHref } from '../../offers/list-address.ts';
import { type HotelListState, hotelAddress } from '../list/hotel-list-address.ts';
import { StarRating } from '../offer/star-rating.tsx';
import { type StaySearch, writeSearch } from '../search-line/stay-search.ts';
import { whereIs } from './hotel-about.tsx';
import type { Hotel } from './load-detail.ts';

/** Way back to the list, names, stars and address of a hotel, in three lines on a desk. */
export function HotelTitle({ hotel, list, stay }: { hotel: Hotel; list: HotelListState; stay: StaySearch }) {
  const t = usePhrases('hotel-detail');
  const { destination } = list.search;
  const back = destination?.type === 'hotel' ? null : destination;
  const city = { type: 'city' as const, id: hotel.city_id, name: hotel.city };
  const target = back
    ? listHref(hotelAddress, { ...list, search: { ...stay, destination: back } })
    : paths.hotelList(writeSearch({ ...stay, destination: city }));
  // The address may contain the city's name in the other language.
  const place = back?.type === 'city' && back.id === hotel.city_id ? hotel.city : back?.name;
  const otherNames = [hotel.name_alt, hotel.name_local].filter(Boolean).join(' · ');
  return (
    <div className="mb-2 flex items-start justify-between gap-3">
      <div className="min-w-0">
        <BackLink to={target} isSameList={back !== null}>
          {place ? t('backToList', { place }) : t('otherHotels', { city: hotel.city })}
        </BackLink>
        <div className="flex flex-wrap items-baseline gap-x-3 lg:flex-nowrap">
          <h1 className="min-w-0 text-title font-strong">{hotel.name}</h1>
          <StarRating star={hotel.star} />
          <p className="min-w-0 shrink-[999] truncate text-caption text-muted">{otherNames}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4">
          <p className="flex items-start gap-1 text-caption leading-5">
            <Icon name="pin" size={16} className="mt-0.5 shrink-0 text-teal" />
            <span>{whereIs(hotel)}</span>
          </p>
          <div className="min-w-0 lg:-my-1.5">
            <HotelNote id={hotel.id} name={hotel.name} />
          </div>
        </div>
      </div>
      <FavouriteButton kind="hotel" id={hotel.id} name={hotel.name} />
    </div>
  );
}
