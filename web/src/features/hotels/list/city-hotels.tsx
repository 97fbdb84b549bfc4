import { buttonClass } from '@serai/ui/button';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import { TotalPrice } from '../../offers/row-price.tsx';
import { StarRating } from '../offer/star-rating.tsx';
import { writeSearch } from '../search-line/stay-search.ts';
import { type HotelListState, type HotelsFound, hotelAddress } from './hotel-list-address.ts';
import { useHotelsFound } from './use-hotels-found.ts';

const shownHotels = 5;

/** The nearest hotels of the city for the same stay, in place of one that is full. */
export function CityHotels({ state, full }: { state: HotelListState; full: HotelsFound['destination'] }) {
  const t = usePhrases('hotel-list');
  const list = usePhrases('offer-list');
  const search = { ...state.search, destination: { type: 'city' as const, id: full.city_id, name: '' } };
  const [found] = useHotelsFound([search], { limit: shownHotels, nearHotelId: full.id });
  if (found === null || found?.total === 0) return null;
  return (
    <section aria-label={t('cityInstead')} aria-busy={found === undefined || undefined}>
      <h2 className="mb-2 font-strong">{t('cityInstead')}</h2>
      {found === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <>
          <ul className="mb-3 overflow-hidden rounded-card border border-line bg-surface">
            {found.list.map((hotel) => (
              <li
                key={hotel.id}
                className="relative flex items-center justify-between gap-4 border-line px-4 py-2 not-first:border-t hover:bg-teal-soft/50"
              >
                <div className="min-w-0">
                  <p className="flex items-baseline gap-2">
                    <Link
                      to={paths.hotelDetail(hotel.id, writeSearch(search))}
                      className="truncate font-strong after:absolute after:inset-0 hover:text-teal"
                    >
                      {hotel.name}
                    </Link>
                    <StarRating star={hotel.star} />
                  </p>
                  <p className="truncate text-caption text-muted">
                    {t('distance', { place: full.name, km: (hotel.distance_km ?? 0).toFixed(1) })}
                    {hotel.district && ` · ${hotel.district}`}
                  </p>
                </div>
                <TotalPrice name={list('total')} total={hotel.price} />
              </li>
            ))}
          </ul>
          <Link
            to={listHref(hotelAddress, { ...state, page: 1, search })}
            className={buttonClass({ kind: 'primary' })}
          >
            {t('cityAll', { count: found.total })}
          </Link>
        </>
      )}
    </section>
  );
}
