import { EmptyState } from '@serai/ui/empty-state';
import { Link } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { SelectLine } from '../../platform/list/selection/select-line.tsx';
import { SelectionBar } from '../../platform/list/selection/selection-bar.tsx';
import { useSelection } from '../../platform/list/selection/use-selection.ts';
import { useKeptRows } from '../../platform/list/use-kept-rows.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import { ExportSheet } from '../bills/export-sheet.tsx';
import type { DeskInvoiceRow } from './desk-invoice.ts';
import { DeskInvoiceTable } from './desk-invoice-table.tsx';
import { deskInvoiceAddress, deskInvoiceTabs, invoicesAsked } from './invoice-address.ts';
import { InvoiceBatch } from './invoice-batch.tsx';
import { InvoiceFilters } from './invoice-filters.tsx';

export const Page = withQueries(InvoiceListPage);

/** Invoices of all agencies: applications to approve, approved ones to issue, and issued ones. */
function InvoiceListPage() {
  const t = usePhrases('console-invoices');
  const may = useMay();
  const list = useListSearch(deskInvoiceAddress, consolePaths.consoleInvoices);
  const { search } = list;
  const query = useList('console/invoice/list', invoicesAsked(search), search);
  const kept = useKeptRows(query, String(deskInvoiceAddress.write(search)));
  const { tab } = search;
  const isBatch =
    (tab === 'submitted' && may('/console/invoice/decide')) ||
    (tab === 'approved' && may('/console/invoice/issue'));
  const selection = useSelection({
    scope: list.query,
    shown: query.isPlaceholderData ? undefined : query.data?.list,
    keyOf: ({ id }: DeskInvoiceRow) => String(id),
  });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead
        title={t('title')}
        intro={t('text')}
        actions={
          query.data && (
            <>
              <Link to={consolePaths.consoleTax()} className="text-teal underline underline-offset-4">
                {t('toTax')}
              </Link>
              <ExportSheet path="console/invoice/export" asked={invoicesAsked(search)} name={t('title')} />
            </>
          )
        }
      />
      <div className="mt-4">
        <ListPage
          list={list}
          query={kept.query}
          tabs={{
            label: t('tabs'),
            value: tab,
            onChange: (next) => list.change({ tab: next }),
            all: t('tab_all'),
            tabs: deskInvoiceTabs.map((value) => ({ value, label: t(`tab_${value}`) })),
          }}
          filters={<InvoiceFilters list={list} agency={query.data?.list[0]?.agency} />}
          rowHeight="h-14"
          total={(count) => t('total', { count })}
          empty={
            list.isNarrowed ? (
              <NothingMatches
                words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
                all={consolePaths.consoleInvoices()}
              />
            ) : (
              <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
            )
          }
        >
          {(reply) => (
            <>
              {isBatch && <SelectLine selection={selection} />}
              <DeskInvoiceTable
                invoices={reply.list}
                left={kept.left}
                stale={query.isPlaceholderData}
                selection={isBatch ? selection : null}
              />
            </>
          )}
        </ListPage>
      </div>
      {isBatch && (
        <SelectionBar selection={selection}>
          <InvoiceBatch
            act={tab === 'submitted' ? 'approve' : 'issue'}
            rows={selection.rows}
            onDone={selection.clear}
          />
        </SelectionBar>
      )}
    </div>
  );
}
