import { billFilters } from '@serai/contract/billing/statuses';
import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { AgeingBars } from './ageing-bars.tsx';
import { billsAsked, deskBillAddress } from './bill-address.ts';
import { BillFilters } from './bill-filters.tsx';
import { BillSumsLine } from './bill-sums-line.tsx';
import { DeskBillTable } from './desk-bill-table.tsx';
import { ExportSheet } from './export-sheet.tsx';

export const Page = withQueries(BillListPage);

/** Bills of all agencies, newest first, with what is open by its age. */
function BillListPage() {
  const t = usePhrases('console-bills');
  const list = useListSearch(deskBillAddress, consolePaths.consoleBills);
  const { search } = list;
  const query = useList('console/bill/list', billsAsked(search), search);
  const { data } = query;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead
        title={t('title')}
        intro={t('text')}
        actions={
          data && (
            <>
              <Link to={consolePaths.consoleCutOff()} className="text-teal underline underline-offset-4">
                {t('toCutOff')}
              </Link>
              <ExportSheet path="console/bill/export" asked={billsAsked(search)} name={t('title')} />
            </>
          )
        }
      />
      {data && <AgeingBars aged={data.aged} list={list} />}
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: search.show,
            onChange: (show) => list.change({ show }),
            all: t('show_all'),
            tabs: billFilters.map((show) => ({ value: show, label: t(`show_${show}`) })),
          }}
          filters={<BillFilters list={list} agency={data?.list[0]?.agency} aged={data?.aged ?? []} />}
          rowHeight="h-14"
          total={(count, reply) => (
            <>
              {t('total', { count })}
              <BillSumsLine sums={reply.sums} />
            </>
          )}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleBills()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => <DeskBillTable bills={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
    </div>
  );
}
