import { useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AskFirst } from '../../offers/ask-first.tsx';
import { SearchBand } from '../../offers/search-band.tsx';
import { type CarSearch, writeCarSearch } from '../search-line/car-search.ts';
import { CarSearchLine } from '../search-line/car-search-line.tsx';
import { CarResults } from './car-results.tsx';
import { writeListSearch } from './list-search.ts';
import { type CarListData, loadList } from './load-list.ts';
import { RefusedSearch } from './refused-search.tsx';

export const load = loadList;

/** Cars with a driver from a place for a time: the search line at hand, filters, one row per vehicle and rate. */
export function Page() {
  const data = useLoaderData<CarListData>();
  const t = usePhrases('car-list');
  const navigate = useNavigate();
  const words = useTripWords(data.state.search);
  const { state, nowMs } = data;
  const place = state.search.pickUp?.name ?? '';
  return (
    <>
      <PageHead
        title={place ? t('title', { place }) : t('titleAsk')}
        description={place ? t('description', { place }) : t('descriptionAsk')}
      />
      <SearchBand
        key={writeCarSearch(state.search).toString()}
        openAtFirst={state.search.pickUp === null}
        words={words}
      >
        <CarSearchLine
          compact
          initial={state.search}
          nowMs={nowMs}
          onSearch={(search) =>
            navigate(
              paths.carList(
                // Filters name locations and models of this city: elsewhere they would only be in the way.
                search.pickUp?.id === state.search.pickUp?.id
                  ? writeListSearch({ ...state, search, page: 1 })
                  : writeCarSearch(search),
              ),
            )
          }
        />
      </SearchBand>
      <div className="mx-auto max-w-7xl px-4 md:px-8">
        {data.kind === 'found' && <CarResults state={state} found={data.found} nowMs={nowMs} />}
        {data.kind === 'ask' && <AskForPlace data={data} />}
        {data.kind === 'refused' && <RefusedSearch data={data} />}
      </div>
    </>
  );
}

function useTripWords({ pickUp, dropOff, pickUpAt, dropOffAt, adults, children }: CarSearch) {
  const t = usePhrases('car-search');
  const { civil } = useDates();
  const time = (at: string | null) => (at ? `${civil(at.slice(0, 10))} ${at.slice(11)}` : '');
  const passengers = t(children > 0 ? 'passengersSummaryChildren' : 'passengersSummary', {
    adults,
    children,
  });
  const places = [pickUp?.name, dropOff?.name].filter(Boolean).join(' → ');
  return {
    first: places || t('placePlaceholder'),
    second: `${time(pickUpAt)} – ${time(dropOffAt)} · ${passengers}`,
  };
}

function AskForPlace({ data }: { data: Extract<CarListData, { kind: 'ask' }> }) {
  const t = usePhrases('car-list');
  return (
    <AskFirst
      title={t('askTitle')}
      text={t('askText')}
      suggested={t('popular')}
      icon="pin"
      suggestions={data.popular.map(({ id, name, name_alt }) => ({
        key: String(id),
        to: paths.carList(writeCarSearch({ ...data.state.search, pickUp: { id, name } })),
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
