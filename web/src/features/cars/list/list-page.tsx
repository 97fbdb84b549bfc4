import { buttonClass } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { ErrorState } from '@serai/ui/error-state';
import { Icon } from '@serai/ui/icons';
import { Link, useLoaderData, useNavigate } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { SearchBand } from '../../offers/search-band.tsx';
import { type CarSearch, writeCarSearch } from '../search-line/car-search.ts';
import { CarSearchLine } from '../search-line/car-search-line.tsx';
import { CarResults } from './car-results.tsx';
import { writeListSearch } from './list-search.ts';
import { type CarListData, loadList } from './load-list.ts';

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
        {data.kind === 'refused' && (
          <ErrorState heading="h1" title={t('failedTitle')}>
            <p className="text-text">{data.message}</p>
          </ErrorState>
        )}
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
    <>
      <EmptyState heading="h1" title={t('askTitle')}>
        {t('askText')}
      </EmptyState>
      {data.popular.length > 0 && (
        <section className="pb-8">
          <h2 className="mb-4 text-center text-caption text-muted">{t('popular')}</h2>
          <ul className="mx-auto flex max-w-4xl flex-wrap justify-center gap-2">
            {data.popular.map(({ id, name, name_alt }) => (
              <li key={id}>
                <Link
                  to={paths.carList(writeCarSearch({ ...data.state.search, pickUp: { id, name } }))}
                  className={buttonClass()}
                >
                  <Icon name="pin" size={16} className="text-teal" />
                  {name}
                  <span className="font-normal text-muted max-sm:hidden">{name_alt}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
