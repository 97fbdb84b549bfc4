import { Gallery } from '@serai/ui/gallery';
import { useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useApp } from '../../../platform/app.tsx';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useAsset } from '../../../platform/session/use-asset.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import { writeList } from '../../offers/list-address.ts';
import { hotelAddress } from '../list/hotel-list-address.ts';
import { SearchAtHand } from '../search-line/search-at-hand.tsx';
import { type StaySearch, writeSearch } from '../search-line/stay-search.ts';
import { apartParam } from './apart-parties.ts';
import { hotelFactsOf } from './hotel-structured.ts';
import { HotelTitle } from './hotel-title.tsx';
import { type DetailData, type Hotel, loadDetail } from './load-detail.ts';
import { RoomsAndRates } from './rooms-and-rates.tsx';

export const load = loadDetail;

/** One hotel: pictures, rooms with their rates for the stay, facts. Dates and rooms are changed on the same page. */
export function Page() {
  const { shown, apart, list, nowMs, problem } = useLoaderData<DetailData>();
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
    const address = writeList(hotelAddress, moved);
    if (apart && next.rooms.length > 1) address.set(apartParam, '1');
    return navigate(paths.hotelDetail(hotel.id, address), {
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
      <div className="mx-auto max-w-7xl px-4 pt-2 pb-3 md:px-8">
        <HotelTitle hotel={hotel} list={list} stay={search} />
        <Pictures hotel={hotel} />
      </div>
      <RoomsAndRates shown={shown} apart={apart} asked={asked} nowMs={nowMs} problem={problem} />
    </>
  );
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
