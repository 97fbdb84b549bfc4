import { contractStates } from '@serai/contract/hotels/contract-states';
import { EmptyState } from '@serai/ui/empty-state';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { HotelField } from '../hotels/hotel-field.tsx';
import { contractAddress } from './contract-address.ts';
import { ContractTable } from './contract-table.tsx';

export const Page = withQueries(ContractListPage);

/** Contracts with hotels by state and hotel name; a hotel is chosen to open or make its contract. */
function ContractListPage() {
  const t = usePhrases('console-contracts');
  const mayEdit = useMay()('/console/supplierContract/edit');
  const navigate = useNavigate();
  const list = useListSearch(contractAddress, consolePaths.consoleContracts);
  const { page, after, ...filter } = list.search;
  const query = useList(
    'console/supplierContract/list',
    { ...filter, keyword: filter.keyword || null },
    { page, after },
  );
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      {mayEdit && (
        <div className="mt-4">
          <HotelField
            chosen={undefined}
            hotelId={null}
            placeholder={t('newContract')}
            onChange={(id) => void navigate(consolePaths.consoleContract(id))}
          />
        </div>
      )}
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: list.search.state,
            onChange: (state) => list.change({ state }),
            all: t('all'),
            tabs: contractStates.map((state) => ({ value: state, label: t(`state_${state}`) })),
          }}
          filters={
            <FilterLine
              list={list}
              words={{
                keywordLabel: t('keywordLabel'),
                keyword: t('keyword'),
                filters: t('filters'),
                clear: t('clear'),
              }}
            />
          }
          rowHeight="h-14"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleContracts()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => (
            <ContractTable contracts={reply.list} currency={reply.currency} stale={query.isPlaceholderData} />
          )}
        </ListPage>
      </div>
    </div>
  );
}
