import type { Airport } from '@serai/contract/transfers';
import { ErrorState } from '@serai/ui/error-state';
import { useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AskFirst } from '../../offers/ask-first.tsx';
import { SearchBand } from '../../offers/search-band.tsx';
import { useTripTime } from '../../vehicles/use-trip-time.ts';
import { airportName } from '../search-line/airport-field.tsx';
import type { TransferMessages } from '../search-line/transfer-faults.ts';
import { type TransferSearch, writeTransferSearch } from '../search-line/transfer-search.ts';
import { TransferSearchLine } from '../search-line/transfer-search-line.tsx';
import { writeTransferList } from './list-search.ts';
import { loadTransferList, type TransferListData } from './load-list.ts';
import { TransferResults } from './transfer-results.tsx';

export const load = loadTransferList;

/** Airport transfers: the search line, the trip as it was understood, and one row per class of vehicles. */
export function Page() {
  const data = useLoaderData<TransferListData>();
  const t = usePhrases('transfer-list');
  const navigate = useNavigate();
  const { state, nowMs } = data;
  const words = useTripWords(state.search);
  const airport = state.search.airport?.name ?? '';
  return (
    <>
      <PageHead
        title={airport ? t(`title_${state.search.mode}`, { airport }) : t('titleAsk')}
        description={t('description')}
      />
      <SearchBand
        sticky={false}
        openAtFirst={data.kind !== 'found'}
        subject={data.kind === 'found' ? writeTransferSearch(state.search).toString() : data.kind}
        words={words}
      >
        <div className="pb-2 lg:pb-4">
          <TransferSearchLine
            search={state.search}
            refused={data.kind === 'refused' ? data.fields : none}
            nowMs={nowMs}
            onSearch={(search) => navigate(paths.airportList(writeTransferList({ ...state, search })))}
            onTurn={(search) =>
              navigate(paths.airportList(writeTransferSearch(search)), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </div>
      </SearchBand>
      <div className="mx-auto max-w-7xl px-4 md:px-8">
        {data.kind === 'found' && <TransferResults state={state} found={data.found} nowMs={nowMs} />}
        {data.kind === 'ask' && <AskForTrip data={data} search={state.search} />}
        {data.kind === 'refused' && (
          <ErrorState heading="h1" title={t('failedTitle')}>
            <p className="text-text">{Object.values(data.fields).join(' ')}</p>
          </ErrorState>
        )}
      </div>
    </>
  );
}

const none: TransferMessages = {};

function useTripWords({
  mode,
  airport,
  place,
  flight_number,
  flight_at,
  adults,
  child_ages,
}: TransferSearch) {
  const t = usePhrases('transfer-search');
  const list = usePhrases('transfer-list');
  const time = useTripTime();
  const ends = [airport?.name, place?.name].filter(Boolean);
  const way = (mode === 'pick_up' ? ends : ends.reverse()).join(' → ');
  const facts = [
    flight_number,
    flight_at && time({ local: flight_at }),
    list('passengers', { count: adults + child_ages.length }),
  ];
  return {
    first: [t(`mode_${mode}`), way].filter(Boolean).join(' · '),
    second: facts.filter(Boolean).join(' · '),
  };
}

function AskForTrip(props: { data: Extract<TransferListData, { kind: 'ask' }>; search: TransferSearch }) {
  const { data, search } = props;
  const t = usePhrases('transfer-list');
  const from = (airport: Airport) => ({
    ...search,
    airport: { id: airport.id, name: airportName(airport) },
    place: null,
  });
  return (
    <AskFirst
      title={t('askTitle')}
      text={t(`askText_${search.mode}`)}
      suggested={t('airports')}
      icon="plane"
      suggestions={data.airports.map((airport) => ({
        key: String(airport.id),
        to: paths.airportList(writeTransferSearch(from(airport))),
        label: (
          <>
            {airport.name}
            <span className="font-normal text-muted">{airport.iata}</span>
          </>
        ),
      }))}
    />
  );
}
