import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AskFirst } from '../../offers/ask-first.tsx';
import { type StaySearch, writeSearch } from '../search-line/stay-search.ts';
import type { HotelPlaces } from './hotel-list-address.ts';

/** Asks for the destination, with some places to start with. */
export function HotelAskFirst({ search, asked }: { search: StaySearch; asked: HotelPlaces }) {
  const t = usePhrases('hotel-list');
  return (
    <AskFirst
      title={t('askTitle')}
      text={t('askText')}
      suggested={t('popular')}
      icon="pin"
      suggestions={asked.map(({ type, id, name, name_alt, hotels }) => ({
        key: `${type}-${id}`,
        to: paths.hotelList(writeSearch({ ...search, destination: { type, id, name } })),
        label: (
          <>
            {name}
            <span className="font-normal text-muted max-sm:hidden">{name_alt}</span>
            <span className="text-caption font-normal text-muted">{t('cityHotels', { count: hotels })}</span>
          </>
        ),
      }))}
    />
  );
}
