import { agencyStates } from '@serai/contract/agencies/states';
import { EmptyState } from '@serai/ui/empty-state';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { SavedViews } from '../../platform/list/saved-views/saved-views.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { agencyAddress } from './agency-address.ts';
import { AgencyTable } from './agency-table.tsx';

export const Page = withQueries(AgencyListPage);

/** The seller's agencies, found by name, number, user, email address or phone. */
function AgencyListPage() {
  const t = usePhrases('console-agencies');
  const seesMoney = useMay()('/console/wallet/view');
  const list = useListSearch(agencyAddress, consolePaths.consoleAgencies);
  const { page, after, ...filter } = list.search;
  const query = useList(
    'console/agency/list',
    { ...filter, keyword: filter.keyword || null },
    { page, after },
  );
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: list.search.state,
            onChange: (state) => list.change({ state }),
            all: t('all'),
            tabs: agencyStates.map((state) => ({ value: state, label: t(`state_${state}`) })),
            counts: query.data?.counts.map(({ state, ...count }) => ({ status: state, ...count })),
          }}
          filters={
            <>
              <SavedViews name="desk_agencies" list={list} />
              <FilterLine
                list={list}
                words={{
                  keywordLabel: t('keywordLabel'),
                  keyword: t('keyword'),
                  filters: t('filters'),
                  clear: t('clear'),
                }}
                sort={{
                  label: t('sort'),
                  value: list.search.sort,
                  onChange: (sort) =>
                    list.change({ sort: sort === 'name' || sort === 'debt' ? sort : 'newest' }),
                  options: [
                    { value: 'newest', label: t('sortNewest') },
                    { value: 'name', label: t('sortName') },
                    ...(seesMoney ? [{ value: 'debt', label: t('sortDebt') }] : []),
                  ],
                }}
              />
            </>
          }
          rowHeight="h-14"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleAgencies()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => <AgencyTable agencies={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
    </div>
  );
}
