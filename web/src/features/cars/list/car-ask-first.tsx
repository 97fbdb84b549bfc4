import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AskFirst } from '../../offers/ask-first.tsx';
import { type CarSearch, writeCarSearch } from '../search-line/car-search.ts';
import type { CarPlaces } from './car-list-address.ts';

/** Asks for the start of the rental, with some cities to start with. */
export function CarAskFirst({ search, asked }: { search: CarSearch; asked: CarPlaces }) {
  const t = usePhrases('car-list');
  return (
    <AskFirst
      title={t('askTitle')}
      text={t('askText')}
      suggested={t('popular')}
      icon="pin"
      suggestions={asked.map(({ id, name, name_alt }) => ({
        key: String(id),
        to: paths.carList(writeCarSearch({ ...search, pickUp: { id, name }, dropOff: { id, name } })),
        label: (
          <>
            {name}
            <span className="font-normal text-muted max-sm:hidden">{name_alt}</span>
          </>
        ),
      }))}
    />
  );
}
