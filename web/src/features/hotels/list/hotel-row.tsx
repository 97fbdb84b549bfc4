import type { HotelListItem } from '@serai/contract/hotels/hotels';
import { Icon } from '@serai/ui/icons';
import { Picture } from '@serai/ui/picture';
import { Tag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { fromList } from '../../../platform/page/from-list.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { HotelNoteWords } from '../../favourites/hotel-note-words.tsx';
import { writeList } from '../../offers/list-address.ts';
import { FewLeft, PriceDetail, TotalPrice } from '../../offers/row-price.tsx';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { QuoteTick } from '../../quotes/quote-tick.tsx';
import { useOfferWords } from '../offer/offer-words.ts';
import { useFeesInLine } from '../offer/property-fees.tsx';
import { StarRating } from '../offer/star-rating.tsx';
import { StayPolicy } from '../offer/stay-policy.tsx';
import { type HotelListState, hotelAddress } from './hotel-list-address.ts';

export interface HotelRowProps {
  hotel: HotelListItem;
  /** State of the list, for the link back from the hotel's page. */
  state: HotelListState;
  /** Searched place, from which the distance is measured. */
  placeName: string;
  nowMs: number;
  /** Visible without scrolling, so its picture is not loaded lazily. */
  early: boolean;
}

/** From this number on there is no urgency. */
const fewUnits = 5;

/** One hotel with its cheapest offer: name, place, policy, availability, total. The whole row is the link. */
export function HotelRow({ hotel, state, placeName, nowMs, early }: HotelRowProps) {
  const source = usePicture();
  return (
    <article className="group relative grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 gap-y-1 px-2 py-1.5 pr-3 hover:bg-teal-soft/50 md:grid-cols-[7rem_minmax(0,1fr)_13rem_9.5rem] md:items-center md:gap-x-4 md:pr-4 xl:grid-cols-[7rem_minmax(0,1fr)_16rem_9.5rem]">
      <div className="relative">
        <Picture
          source={source(hotel.picture)}
          alt=""
          sizes="7rem"
          early={early}
          className="h-17 w-full rounded-control max-md:h-full max-md:min-h-15"
        />
        {/* The whole row is a link; this button lies above it. */}
        <FavouriteButton
          onPicture
          kind="hotel"
          id={hotel.id}
          name={hotel.name}
          className="absolute top-0 left-0 z-10"
        />
      </div>
      <HotelWords hotel={hotel} state={state} placeName={placeName} />
      <div className="flex min-w-0 items-baseline justify-between gap-x-3 max-md:col-span-2 md:contents">
        <div className="min-w-0">
          <StayPolicy
            compact
            policy={hotel.policy}
            total={hotel.price}
            checkIn={state.search.check_in ?? ''}
            place={hotel.city}
            nowMs={nowMs}
          />
          <div className="max-md:hidden">
            <Availability hotel={hotel} />
          </div>
        </div>
        <HotelPrice hotel={hotel} state={state} />
      </div>
    </article>
  );
}

function HotelWords({ hotel, state, placeName }: Pick<HotelRowProps, 'hotel' | 'state' | 'placeName'>) {
  const t = usePhrases('hotel-list');
  const words = useOfferWords();
  const fees = useFeesInLine();
  return (
    <div className="min-w-0">
      <div className="flex items-baseline gap-2">
        <h2 className="min-w-0 truncate font-strong">
          <Link
            to={paths.hotelDetail(hotel.id, writeList(hotelAddress, state))}
            state={fromList}
            className="after:absolute after:inset-0 hover:text-teal"
          >
            {hotel.name}
          </Link>
        </h2>
        <StarRating star={hotel.star} />
        {hotel.recommended && (
          <span className="max-md:hidden">
            <Tag tone="amber">{t('recommended')}</Tag>
          </span>
        )}
      </div>
      <p className="truncate text-caption text-muted">
        <HotelNoteWords id={hotel.id} />
        {hotel.distance_km === null
          ? hotel.district || hotel.city
          : t('distance', { place: placeName, km: hotel.distance_km.toFixed(1) })}
        {' · '}
        {hotel.name_alt}
      </p>
      <p className="truncate text-caption">
        <Icon name="bed" size={14} className="mr-1 inline align-[-2px] text-muted" />
        {[hotel.room_name, words.meal(hotel.meal), words.bed(hotel.bed)].join(' · ')}
      </p>
      {hotel.promotions.length > 0 && (
        <p className="truncate text-caption text-jade">{hotel.promotions.join(' · ')}</p>
      )}
      {hotel.fees.length > 0 && <p className="truncate text-caption text-muted">{fees(hotel.fees)}</p>}
    </div>
  );
}

function HotelPrice({ hotel, state }: Pick<HotelRowProps, 'hotel' | 'state'>) {
  const t = usePhrases('hotel-list');
  const list = usePhrases('offer-list');
  const money = useOfferMoney();
  return (
    <div className="flex shrink-0 flex-row-reverse items-baseline gap-x-3 md:flex-col md:items-end md:gap-0">
      <TotalPrice name={list('total')} total={hotel.price} />
      <div className="max-md:hidden">
        <PriceDetail>{t('perNight', { amount: money.parts(hotel.price_per_night).amount })}</PriceDetail>
      </div>
      <div className="md:hidden">
        <Availability hotel={hotel} />
      </div>
      <QuoteTick
        kind="hotel"
        hotel={hotel}
        stay={state.search}
        href={paths.hotelDetail(hotel.id, writeList(hotelAddress, state))}
      />
    </div>
  );
}

/**
 * That the hotel is asked first, or has few rooms left. On a desk below the policy: below the price a fourth line would make
 * the row higher than its picture.
 */
function Availability({ hotel }: Pick<HotelRowProps, 'hotel'>) {
  const terms = usePhrases('hotel-terms');
  if (hotel.on_request) return <Tag tone="amber">{terms('onRequest')}</Tag>;
  if (hotel.units_left >= fewUnits) return null;
  return <FewLeft>{terms('unitsLeft', { count: hotel.units_left })}</FewLeft>;
}
