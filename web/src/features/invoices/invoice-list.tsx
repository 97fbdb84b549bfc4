import { invoiceFilters } from '@serai/contract/invoice-statuses';
import { buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useCount } from '../../platform/format/count.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { firstPage } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { InvoiceTable } from './invoice-table.tsx';
import { type InvoicesSearch, readInvoicesSearch, writeInvoicesSearch } from './invoices-search.ts';

/** The agency's invoices by state, newest first. */
export function InvoiceList() {
  const t = usePhrases('invoices');
  const count = useCount();
  const mayApply = useMay()('/user/invoice/apply');
  const mayManage = useMay()('/user/invoice/manage');
  const [params, setParams] = useSearchParams();
  const search = readInvoicesSearch(params);
  const query = useList('invoice/list', { show: search.show }, search);
  const change = (part: Partial<InvoicesSearch>) =>
    setParams(writeInvoicesSearch({ ...search, ...firstPage, ...part }), { preventScrollReset: true });
  const rows = (
    <Loaded keepsLast query={query} skeleton={<RowsSkeleton />}>
      {(reply) => (
        <ListRows
          reply={reply}
          place={search}
          href={(place) => paths.invoices(writeInvoicesSearch({ ...search, ...place }))}
          empty={<NoInvoices search={search} />}
          keepsScroll
        >
          <p role="status" className="mb-2 text-caption text-muted">
            {t('count', { count: count(reply.total, reply.total_capped) })}
          </p>
          <InvoiceTable invoices={reply.list} stale={query.isPlaceholderData} />
        </ListRows>
      )}
    </Loaded>
  );
  return (
    <>
      <PageHead title={t('title')} indexed={false} />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-title font-strong">{t('title')}</h1>
        <p className="flex flex-wrap gap-x-6">
          {mayManage && (
            <Link to={paths.invoiceTitles()} className="text-teal underline-offset-4 hover:underline">
              {t('toTitles')}
            </Link>
          )}
          {mayApply && (
            <Link to={paths.invoiceApply()} className="text-teal underline-offset-4 hover:underline">
              {t('toApply')}
            </Link>
          )}
        </p>
      </div>
      <p className="mt-1 max-w-prose text-muted">{t('intro')}</p>
      <Card className="mt-4">
        {isForbidden(query.error) ? (
          rows
        ) : (
          <Tabs
            label={t('tabs')}
            value={search.show ?? 'all'}
            onChange={(value) => change({ show: value === 'all' ? null : value })}
            items={[
              { value: 'all' as const, label: t('show_all') },
              ...invoiceFilters.map((filter) => ({ value: filter, label: t(`show_${filter}`) })),
            ]}
          >
            {rows}
          </Tabs>
        )}
      </Card>
    </>
  );
}

function NoInvoices({ search }: { search: InvoicesSearch }) {
  const t = usePhrases('invoices');
  if (search.show) return <EmptyState title={t('emptyShown')}>{t('emptyShownHelp')}</EmptyState>;
  return (
    <EmptyState
      title={t('empty')}
      actions={
        <Link to={paths.invoiceApply()} className={buttonClass()}>
          {t('toApply')}
        </Link>
      }
    >
      {t('emptyHelp')}
    </EmptyState>
  );
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e'].map((line) => (
        <Skeleton key={line} className="h-14" />
      ))}
    </div>
  );
}
