import { buttonClass } from '@serai/ui/button';
import { Skeleton } from '@serai/ui/skeleton';
import { Link } from 'react-router';
import { useApp } from '../../../platform/app.tsx';
import { addDays } from '../../../platform/format/civil-days.ts';
import { shortRange } from '../../../platform/format/short-range.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listHref } from '../../offers/list-address.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { type HotelListState, hotelAddress } from './hotel-list-address.ts';
import { useHotelsFound } from './use-hotels-found.ts';

export interface NearbyDatesProps {
  state: HotelListState;
  /** First and last night that can be booked. */
  bounds: { min: string; max: string };
}

/** Days by which the stay is moved. */
const shifts = [-3, -2, -1, 1, 2, 3];

/** The same stay on the days around it, each with its lowest total. */
export function NearbyDates({ state, bounds }: NearbyDatesProps) {
  const t = usePhrases('hotel-list');
  const { lang } = useApp();
  const money = useOfferMoney();
  const stays = movedStays(state, bounds);
  const replies = useHotelsFound(
    stays.map((stay) => ({ ...state.search, ...stay })),
    { limit: 1 },
  );
  if (stays.length === 0) return null;
  const isLoading = replies.includes(undefined);
  const free = stays.flatMap((stay, at) => {
    const cheapest = replies[at]?.list[0];
    return cheapest ? [{ stay, total: cheapest.price }] : [];
  });
  return (
    <section aria-label={t('nearbyDates')} aria-busy={isLoading || undefined}>
      <h2 className="mb-2 font-strong">{t('nearbyDates')}</h2>
      {isLoading && <Skeleton className="h-10 w-full" />}
      {!isLoading && free.length === 0 && <p className="text-muted">{t('nearbyDatesNone')}</p>}
      {!isLoading && (
        <ul className="flex flex-wrap gap-2">
          {free.map(({ stay, total }) => (
            <li key={stay.check_in}>
              <Link
                to={listHref(hotelAddress, { ...state, page: 1, search: { ...state.search, ...stay } })}
                className={buttonClass()}
              >
                {shortRange(stay.check_in, stay.check_out, lang)}
                <span className="font-normal text-muted">
                  {t('priceFrom', { amount: money.text(total) })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function movedStays(
  { search: { check_in, check_out } }: HotelListState,
  { min, max }: NearbyDatesProps['bounds'],
) {
  if (!check_in || !check_out) return [];
  return shifts
    .map((days) => ({ check_in: addDays(check_in, days), check_out: addDays(check_out, days) }))
    .filter((stay) => stay.check_in >= min && stay.check_out <= addDays(max, 1));
}
