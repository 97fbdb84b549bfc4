import { invoiceFilters } from '@serai/contract/invoices/statuses';
import { Card } from '@serai/ui/card';
import { paths } from '../../paths.ts';
import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { listAddress, tabOf } from '../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { HeadLink } from '../billing/head-link.tsx';
import { NothingShown } from '../billing/nothing-shown.tsx';
import { InvoiceTable } from './invoice-table.tsx';

const invoiceAddress = listAddress({ show: tabOf(invoiceFilters) });

/** The agency's invoices by state, newest first. */
export function InvoiceList() {
  const t = usePhrases('invoices');
  const may = useMay();
  const api = useApi();
  const list = useListSearch(invoiceAddress, paths.invoices);
  const { show } = list.search;
  const query = useList('invoice/list', { show }, list.search);
  return (
    <>
      <ListHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            {may('/user/invoice/details', 'export') && (
              <ExportMenu
                fileName={t('title')}
                link={(format) => api.post('invoice/linkExport', { format, ...(show && { show }) })}
              />
            )}
            {may('/user/invoice/manage') && <HeadLink to={paths.invoiceTitles()}>{t('toTitles')}</HeadLink>}
            {may('/user/invoice/apply') && <HeadLink to={paths.invoiceApply()}>{t('toApply')}</HeadLink>}
          </>
        }
      />
      <Card className="mt-4">
        <ListPage
          list={list}
          query={query}
          tabs={{
            label: t('tabs'),
            value: show,
            onChange: (value) => list.change({ show: value }),
            all: t('show_all'),
            tabs: invoiceFilters.map((value) => ({ value, label: t(`show_${value}`) })),
          }}
          rowHeight="h-14"
          total={(count) => t('count', { count })}
          empty={
            <NothingShown
              words={{
                empty: t('empty'),
                emptyHelp: t('emptyHelp'),
                toApply: t('toApply'),
                emptyShown: t('emptyShown'),
                emptyShownHelp: t('emptyShownHelp'),
              }}
              isNarrowed={list.isNarrowed}
              apply={paths.invoiceApply()}
            />
          }
          keepsScroll
        >
          {(reply) => <InvoiceTable invoices={reply.list} stale={query.isPlaceholderData} />}
        </ListPage>
      </Card>
    </>
  );
}
