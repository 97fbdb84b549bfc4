import { supplierFilters, supplierKinds } from '@serai/contract/payables/words';
import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Select } from '@serai/ui/select';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { FilterLine } from '../../platform/list/filter-line.tsx';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { SaveSupplierDialog } from './actions/save-supplier-dialog.tsx';
import { supplierAddress } from './supplier-address.ts';
import { SupplierSums } from './supplier-sums.tsx';
import { SupplierTable } from './supplier-table.tsx';

export const Page = withQueries(SupplierListPage);

/** Suppliers with what is owed to them, the largest sum first. */
function SupplierListPage() {
  const t = usePhrases('console-suppliers');
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const list = useListSearch(supplierAddress, consolePaths.consoleSuppliers);
  const { show, keyword, kind } = list.search;
  const asked = { show, kind, keyword: keyword || null };
  const query = useList('console/payable/suppliers', asked, list.search);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead
        title={t('title')}
        intro={t('text')}
        actions={
          query.data && (
            <>
              <Link to={consolePaths.consolePaymentRun()} className="text-teal underline underline-offset-4">
                {t('toRun')}
              </Link>
              {may('/console/order/cost') && (
                <Link to={consolePaths.consoleMargins()} className="text-teal underline underline-offset-4">
                  {t('toMargins')}
                </Link>
              )}
              {may('/console/payable/edit') && (
                <Button size="compact" icon="plus" onClick={() => setAdding(true)}>
                  {t('add')}
                </Button>
              )}
            </>
          )
        }
      />
      {query.data && (
        <div className="mt-4">
          <SupplierSums sums={query.data.totals} />
        </div>
      )}
      <div className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: show,
            onChange: (tab) => list.change({ show: tab }),
            all: t('show_all'),
            tabs: supplierFilters.map((tab) => ({ value: tab, label: t(`show_${tab}`) })),
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
            >
              <Select
                aria-label={t('kind')}
                value={kind ?? ''}
                onChange={({ target }) =>
                  list.change({ kind: supplierKinds.find((one) => one === target.value) ?? null })
                }
                options={[
                  { value: '', label: t('anyKind') },
                  ...supplierKinds.map((value) => ({ value, label: t(`kind_${value}`) })),
                ]}
              />
            </FilterLine>
          }
          rowHeight="h-14"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleSuppliers()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => <SupplierTable rows={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
      {adding && <SaveSupplierDialog supplier={null} entities={[]} onClose={() => setAdding(false)} />}
    </div>
  );
}
