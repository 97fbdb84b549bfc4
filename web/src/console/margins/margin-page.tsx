import { marginFilters } from '@serai/contract/payables/words';
import { type Column, DataTable } from '@serai/ui/data-table';
import { EmptyState } from '@serai/ui/empty-state';
import { Price } from '@serai/ui/price';
import { Select } from '@serai/ui/select';
import { Link } from 'react-router';
import type { Got } from '../../platform/api/calls.ts';
import { readersDay } from '../../platform/form/date-input.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { civilMonth, listAddress, objectId, tabOf } from '../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { fromList } from '../../platform/page/from-list.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { ExportSheet } from '../bills/export-sheet.tsx';
import { AgencyField } from '../booking/agency-field.tsx';
import { HotelField } from '../hotels/hotel-field.tsx';
import { MarginTotals, percentText } from './margin-totals.tsx';

export const Page = withQueries(MarginPage);

type MarginRow = Got<'console/margin/list'>['list'][number];

/** Search of the list of margins as stored in the address; without a month, the current one. */
const marginAddress = listAddress({
  show: tabOf(marginFilters),
  month: civilMonth,
  hotel_id: objectId,
  agency_id: objectId,
});

/** Ended orders of a month with sale, cost and margin. */
function MarginPage() {
  const t = usePhrases('console-margins');
  const may = useMay();
  const list = useListSearch(marginAddress, consolePaths.consoleMargins);
  const { show, hotel_id, agency_id } = list.search;
  const month = list.search.month ?? readersDay().slice(0, 7);
  const asked = { month, show, hotel_id, agency_id };
  const query = useList('console/margin/list', asked, list.search);
  const { data } = query;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead
        title={t('title')}
        intro={t('text')}
        actions={
          data && <ExportSheet path="console/margin/export" asked={asked} name={`${t('title')}-${month}`} />
        }
      />
      {data && <MarginTotals totals={data.totals} />}
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: show,
            onChange: (tab) => list.change({ show: tab }),
            all: t('show_all'),
            tabs: marginFilters.map((tab) => ({ value: tab, label: t(`show_${tab}`) })),
          }}
          filters={
            <div className="flex flex-wrap items-center gap-3">
              <Select
                aria-label={t('month')}
                value={month}
                onChange={({ target }) => list.change({ month: target.value })}
                options={monthsBefore(month).map((value) => ({ value, label: value }))}
              />
              <HotelField
                hotelId={hotel_id}
                chosen={hotel_id === null ? undefined : (data?.list[0]?.title ?? String(hotel_id))}
                onChange={(id) => list.change({ hotel_id: id })}
              />
              {may('/console/agency/view') && (
                <AgencyField
                  agencyId={agency_id}
                  chosen={agency_id === null ? undefined : data?.list[0]?.agency.name}
                  onChange={(id) => list.change({ agency_id: id })}
                />
              )}
              {list.isFiltered && (
                <button type="button" className="text-teal underline underline-offset-4" onClick={list.clear}>
                  {t('clear')}
                </button>
              )}
            </div>
          }
          rowHeight="h-14"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleMargins()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => <MarginTable rows={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
    </div>
  );
}

function MarginTable({ rows, stale }: { rows: readonly MarginRow[]; stale: boolean }) {
  const t = usePhrases('console-margins');
  const money = useMoney();
  const { civil } = useDates();
  const columns: Column<MarginRow>[] = [
    {
      key: 'order',
      title: t('columnOrder'),
      card: 'head',
      render: ({ id, sn, title }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-72">
          <Link
            to={consolePaths.consoleOrder(id)}
            state={fromList}
            className="font-strong text-teal underline-offset-4 hover:underline"
          >
            {sn}
          </Link>
          <span className="block text-caption font-normal text-muted">{title}</span>
        </div>
      ),
    },
    {
      key: 'agency',
      title: t('columnAgency'),
      render: ({ agency }) => <span className="[overflow-wrap:anywhere]">{agency.name}</span>,
    },
    {
      key: 'ended',
      title: t('columnEnded'),
      render: ({ ended_on }) => <span className="whitespace-nowrap">{civil(ended_on, { year: true })}</span>,
    },
    { key: 'sale', title: t('sale'), align: 'end', render: ({ sale }) => <Price {...money.parts(sale)} /> },
    {
      key: 'cost',
      title: t('cost'),
      align: 'end',
      render: ({ cost, unknown }) => (unknown ? t('unknown') : <Price {...money.parts(cost)} />),
    },
    {
      key: 'margin',
      title: t('margin'),
      align: 'end',
      render: ({ margin, unknown }) =>
        unknown ? (
          '—'
        ) : (
          <span className={margin.amount < 0 ? 'text-lacquer' : undefined}>
            <Price {...money.parts(margin)} />
          </span>
        ),
    },
    {
      key: 'percent',
      title: t('percent'),
      align: 'end',
      render: ({ permille, unknown }) => (
        <span className="figures">{unknown ? '—' : percentText(permille)}</span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      rows={rows}
      stale={stale}
      rowKey={({ id }) => String(id)}
      columns={columns}
    />
  );
}

/** The given month, the current one, and those of the two years before, latest first. */
function monthsBefore(given: string): string[] {
  const [year, month] = readersDay().split('-').map(Number) as [number, number];
  const months = Array.from({ length: 25 }, (_, at) =>
    new Date(Date.UTC(year, month - at, 1)).toISOString().slice(0, 7),
  );
  return [...new Set([given, ...months])].toSorted().toReversed();
}
