import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { Icon } from '@serai/ui/icons';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { airportName } from '../search-line/airport-field.tsx';
import type { TransferMessages } from '../search-line/transfer-faults.ts';
import { type TransferSearch, writeTransferSearch } from '../search-line/transfer-search.ts';
import { TransferSearchLine } from '../search-line/transfer-search-line.tsx';
import { transferPaths } from '../transfer-paths.ts';
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
  const airport = state.search.airport?.name ?? '';
  return (
    <>
      <PageHead
        title={airport ? t(`title_${state.search.mode}`, { airport }) : t('titleAsk')}
        description={t('description')}
      />
      <div className="border-b border-line bg-sunken">
        <div className="mx-auto max-w-7xl px-4 pb-6 md:px-8">
          <TransferSearchLine
            search={state.search}
            refused={data.kind === 'refused' ? data.fields : none}
            nowMs={nowMs}
            onSearch={(search) => navigate(transferPaths.list(writeTransferList({ ...state, search })))}
            onTurn={(search) =>
              navigate(transferPaths.list(writeTransferSearch(search)), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </div>
      </div>
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

function AskForTrip(props: { data: Extract<TransferListData, { kind: 'ask' }>; search: TransferSearch }) {
  const { data, search } = props;
  const t = usePhrases('transfer-list');
  return (
    <>
      <EmptyState heading="h1" title={t('askTitle')}>
        {t(`askText_${search.mode}`)}
      </EmptyState>
      {data.airports.length > 0 && (
        <section className="pb-8">
          <h2 className="mb-4 text-center text-caption text-muted">{t('airports')}</h2>
          <ul className="mx-auto flex max-w-4xl flex-wrap justify-center gap-2">
            {data.airports.map((airport) => (
              <li key={airport.id}>
                <Link
                  to={transferPaths.list(
                    writeTransferSearch({
                      ...search,
                      airport: { id: airport.id, name: airportName(airport) },
                      place: null,
                    }),
                  )}
                  className={buttonClass()}
                >
                  <Icon name="plane" size={16} className="text-teal" />
                  {airport.name}
                  <span className="figures font-normal text-muted">{airport.iata}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
