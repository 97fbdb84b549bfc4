import { invoiceFilters } from '@serai/contract/invoices/statuses';
import { Card } from '@serai/ui/card';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { useCount } from '../../platform/format/count.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { RowsSkeleton } from '../../platform/list/rows-skeleton.tsx';
import { readShown, writeShown } from '../../platform/list/shown.ts';
import { useList } from '../../platform/list/use-list.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { PageTop, Way } from '../billing/page-top.tsx';
import { NothingShown, ShownTabs } from '../billing/shown-tabs.tsx';
import { InvoiceTable } from './invoice-table.tsx';

/** The agency's invoices by state, newest first. */
export function InvoiceList() {
  const t = usePhrases('invoices');
  const count = useCount();
  const may = useMay();
  const api = useApi();
  const [params] = useSearchParams();
  const search = readShown(params, invoiceFilters);
  const query = useList('invoice/list', { show: search.show }, search);
  const empty = {
    empty: t('empty'),
    emptyHelp: t('emptyHelp'),
    toApply: t('toApply'),
    emptyShown: t('emptyShown'),
    emptyShownHelp: t('emptyShownHelp'),
  };
  const rows = (
    <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-14" />}>
      {(reply) => (
        <ListRows
          reply={reply}
          place={search}
          href={(place) => paths.invoices(writeShown({ ...search, ...place }))}
          empty={
            <NothingShown words={empty} isNarrowed={search.show !== null} apply={paths.invoiceApply()} />
          }
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
      <PageTop
        title={t('title')}
        intro={t('intro')}
        ways={
          <>
            {may('/user/invoice/details', 'export') && (
              <ExportMenu
                fileName={t('title')}
                link={(format) =>
                  api.post('invoice/linkExport', { format, ...(search.show && { show: search.show }) })
                }
              />
            )}
            {may('/user/invoice/manage') && <Way to={paths.invoiceTitles()}>{t('toTitles')}</Way>}
            {may('/user/invoice/apply') && <Way to={paths.invoiceApply()}>{t('toApply')}</Way>}
          </>
        }
      />
      <Card className="mt-4">
        {isForbidden(query.error) ? (
          rows
        ) : (
          <ShownTabs
            label={t('tabs')}
            filters={invoiceFilters}
            shown={search}
            nameOf={(filter) => t(`show_${filter}`)}
          >
            {rows}
          </ShownTabs>
        )}
      </Card>
    </>
  );
}
