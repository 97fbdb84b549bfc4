import { useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AskFirst } from '../../offers/ask-first.tsx';
import { SearchBand } from '../../offers/search-band.tsx';
import { useLineKey } from '../../offers/use-line-key.ts';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
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
  const address = writeCarSearch(state.search).toString();
  const { lineKey, sends } = useLineKey(address);
  return (
    <>
      <PageHead
        title={place ? t('title', { place }) : t('titleAsk')}
        description={place ? t('description', { place }) : t('descriptionAsk')}
      />
      <SearchBand subject={address} openAtFirst={data.kind === 'ask'} words={words}>
        <CarSearchLine
          key={lineKey}
          compact
          initial={state.search}
          nowMs={nowMs}
          onSearch={(search) => {
            sends(writeCarSearch(search).toString());
            navigate(
              paths.carList(
                // Filters name locations and models of this city: elsewhere they would only be in the way.
                search.pickUp?.id === state.search.pickUp?.id
                  ? writeListSearch({ ...state, search, page: 1 })
                  : writeCarSearch(search),
              ),
            );
          }}
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
  const time = useTripTime();
  const passengers = t(children > 0 ? 'passengersSummaryChildren' : 'passengersSummary', {
    adults,
    children,
  });
  const times = pickUpAt && dropOffAt && `${time({ local: pickUpAt })} – ${time({ local: dropOffAt })}`;
  const isRoundTrip = dropOff?.id === pickUp?.id;
  const places = [pickUp?.name, isRoundTrip ? '' : dropOff?.name].filter(Boolean).join(' → ');
  return {
    first: places || t('placePlaceholder'),
    second: [times, passengers].filter(Boolean).join(' · '),
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
        to: paths.carList(
          writeCarSearch({ ...data.state.search, pickUp: { id, name }, dropOff: { id, name } }),
        ),
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
