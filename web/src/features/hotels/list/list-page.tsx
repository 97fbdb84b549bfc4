import { ErrorState } from '@serai/ui/error-state';
import { useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AskFirst } from '../../offers/ask-first.tsx';
import { writeSearch } from '../search-line/stay-search.ts';
import { HotelResults } from './hotel-results.tsx';
import { writeListSearch } from './list-search.ts';
import { type ListData, loadList } from './load-list.ts';
import { SearchAtHand } from './search-at-hand.tsx';

export const load = loadList;

/** Hotels of a place for a stay: the search line at hand, filters, and one dense row per hotel. */
export function Page() {
  const data = useLoaderData<ListData>();
  const t = usePhrases('hotel-list');
  const navigate = useNavigate();
  const { state, nowMs } = data;
  const place = state.search.destination?.name ?? '';
  const samePlace = (id: number | undefined) => id !== undefined && id === state.search.destination?.id;
  return (
    <>
      <PageHead
        title={place ? t('title', { place }) : t('titleAsk')}
        description={place ? t('description', { place }) : t('descriptionAsk')}
      />
      <SearchAtHand
        search={state.search}
        nowMs={nowMs}
        onSearch={(search) =>
          navigate(
            paths.hotelList(
              // Filters name places and facilities of this city: elsewhere they would only be in the way.
              samePlace(search.destination?.id)
                ? writeListSearch({ ...state, search, page: 1 })
                : writeSearch(search),
            ),
          )
        }
      />
      <div className="mx-auto max-w-7xl px-4 md:px-8">
        {data.kind === 'found' && <HotelResults state={state} found={data.found} nowMs={nowMs} />}
        {data.kind === 'ask' && <AskForPlace data={data} />}
        {data.kind === 'refused' && (
          <ErrorState heading="h1" title={t('failedTitle')}>
            <p className="text-text">{data.message}</p>
          </ErrorState>
        )}
      </div>
    </>
  );
}

function AskForPlace({ data }: { data: Extract<ListData, { kind: 'ask' }> }) {
  const t = usePhrases('hotel-list');
  return (
    <AskFirst
      title={t('askTitle')}
      text={t('askText')}
      suggested={t('popular')}
      icon="pin"
      suggestions={data.popular.map(({ type, id, name, name_alt, hotels }) => ({
        key: `${type}-${id}`,
        to: paths.hotelList(writeSearch({ ...data.state.search, destination: { type, id, name } })),
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
