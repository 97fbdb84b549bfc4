import { Gallery } from '@serai/ui/gallery';
import { Icon } from '@serai/ui/icons';
import { useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useApp } from '../../../platform/app.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import { FavouriteButton } from '../../favourites/favourite-button.tsx';
import { HotelNote } from '../../favourites/hotel-note.tsx';
import { listHref, writeList } from '../../offers/list-address.ts';
import { type HotelListState, hotelAddress } from '../list/hotel-list-address.ts';
import { StarRating } from '../offer/star-rating.tsx';
import { SearchAtHand } from '../search-line/search-at-hand.tsx';
import { type StaySearch, writeSearch } from '../search-line/stay-search.ts';
import { HotelFacts } from './hotel-facts.tsx';
import { hotelFactsOf } from './hotel-structured.ts';
import { type DetailData, type Hotel, loadDetail } from './load-detail.ts';
import { RoomsAndRates } from './rooms-and-rates.tsx';

export const load = loadDetail;

/** One hotel: pictures, rooms with their rates for the stay, facts. Dates and rooms are changed on the same page. */
export function Page() {
  const { shown, list, nowMs, problem } = useLoaderData<DetailData>();
  const { search: asked } = list;
  const t = usePhrases('hotel-detail');
  const terms = usePhrases('hotel-terms');
  const navigate = useNavigate();
  const asset = useAsset();
  const { origin } = useApp();
  const { hotel } = shown;
  const search: StaySearch = {
    ...shown.stay,
    destination: { type: 'hotel', id: hotel.id, name: hotel.name },
  };
  function change(next: StaySearch) {
    const here = next.destination?.type === 'hotel' && next.destination.id === hotel.id;
    if (!here) return navigate(paths.hotelList(writeSearch(next)));
    const moved = { ...list, page: 1, search: { ...next, destination: asked.destination } };
    return navigate(paths.hotelDetail(hotel.id, writeList(hotelAddress, moved)), {
      preventScrollReset: true,
    });
  }
  return (
    <>
      <PageHead
        title={hotel.name}
        description={t('description', {
          name: hotel.name,
          stars: terms('stars', { count: hotel.star }),
          address: hotel.address,
        })}
        image={hotel.pictures[0] && asset(hotel.pictures[0].url)}
        structured={[hotelFactsOf(shown, (path) => new URL(asset(path), origin).href)]}
      />
      <SearchAtHand search={search} nowMs={nowMs} submitLabel={t('changeStay')} onSearch={change} />
      <div className="mx-auto max-w-7xl px-4 py-4 md:px-8">
        <HotelTitle hotel={hotel} list={list} stay={search} />
        <Pictures hotel={hotel} />
        <RoomsAndRates shown={shown} asked={asked} nowMs={nowMs} problem={problem} />
        <HotelFacts hotel={hotel} />
      </div>
    </>
  );
}

function HotelTitle({ hotel, list, stay }: { hotel: Hotel; list: HotelListState; stay: StaySearch }) {
  const t = usePhrases('hotel-detail');
  const { destination } = list.search;
  const back = destination?.type === 'hotel' ? null : destination;
  const city = { type: 'city' as const, id: hotel.city_id, name: hotel.city };
  const target = back
    ? listHref(hotelAddress, { ...list, search: { ...stay, destination: back } })
    : paths.hotelList(writeSearch({ ...stay, destination: city }));
  // The address may contain the city's name in the other language.
  const place = back?.type === 'city' && back.id === hotel.city_id ? hotel.city : back?.name;
  return (
    <div className="mb-4">
      <BackLink to={target} isSameList={back !== null}>
        {place ? t('backToList', { place }) : t('otherHotels', { city: hotel.city })}
      </BackLink>
      <div className="flex items-start justify-between gap-3">
        <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <h1 className="text-title font-strong">{hotel.name}</h1>
          <StarRating star={hotel.star} />
        </div>
        <FavouriteButton kind="hotel" id={hotel.id} name={hotel.name} />
      </div>
      <p className="text-muted">{[hotel.name_alt, hotel.name_local].filter(Boolean).join(' · ')}</p>
      <p className="mt-1 flex items-start gap-1 text-caption">
        <Icon name="pin" size={16} className="mt-0.5 shrink-0 text-teal" />
        <span>{whereIs(hotel)}</span>
      </p>
      <HotelNote id={hotel.id} name={hotel.name} />
    </div>
  );
}

/** The address, with district and city unless it contains them. */
function whereIs({ address, district, city }: Hotel): string {
  return [address, ...[district, city].filter((place) => place && !address.includes(place))].join(' · ');
}

function Pictures({ hotel }: { hotel: Hotel }) {
  const t = usePhrases('hotel-detail');
  const common = usePhrases('common');
  const source = usePicture();
  return (
    <Gallery
      pictures={hotel.pictures.map((picture) => ({ source: source(picture)!, alt: picture.alt }))}
      words={{
        label: t('photos'),
        close: common('close'),
        previous: t('previousPhoto'),
        next: t('nextPhoto'),
        openAll: (count) => t('openPhotos', { count }),
        position: (number, count) => t('photoOf', { number, count }),
      }}
    />
  );
}
