import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams } from 'react-router';
import { TaxpayerIdNote } from '../../features/invoices/titles/taxpayer-id-note.tsx';
import { InvoiceFigures } from '../../features/invoices/views/invoice-figures.tsx';
import { InvoiceHistory } from '../../features/invoices/views/invoice-history.tsx';
import { InvoiceLines } from '../../features/invoices/views/invoice-lines.tsx';
import { InvoiceStatusTag } from '../../features/invoices/views/invoice-status-tag.tsx';
import { InvoiceWords } from '../../features/invoices/views/invoice-words.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { InvoiceActions } from './actions/invoice-actions.tsx';
import type { DeskInvoiceReply } from './desk-invoice.ts';
import { DeskReds } from './desk-reds.tsx';
import { PaperFiles } from './paper-files.tsx';

export const Page = withQueries(InvoicePage);

/** One application or invoice: amounts, buyer, lines, red invoices and history, with the acts of staff. */
function InvoicePage() {
  const t = usePhrases('console-invoices');
  const { number = '' } = useParams();
  const query = useRead('console/invoice/detail', { number: number.slice(0, 40) });
  const found = query.data?.invoice;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead
        title={t('invoiceTitle', { number: found ? found.invoice_number || found.number : '' })}
        indexed={false}
      />
      <BackLink to={consolePaths.consoleInvoices()}>{t('back')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: DeskInvoiceReply }) {
  const t = usePhrases('console-invoices');
  const { invoice, title_warning: warning, seller_country: country } = reply;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong [overflow-wrap:anywhere]">
          {t('invoiceTitle', { number: invoice.invoice_number || invoice.number })}
        </h1>
        <InvoiceStatusTag invoice={invoice} />
        <Link
          to={consolePaths.consoleAgency(invoice.agency_id)}
          className="text-teal underline underline-offset-4"
        >
          {invoice.agency}
        </Link>
      </div>
      <div className="mt-3">
        <InvoiceActions reply={reply} />
      </div>
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <Card>
            <InvoiceFigures detail={reply} isForStaff />
            <PaperFiles files={reply.files} />
          </Card>
          {reply.reds.length > 0 && (
            <Card title={t('reds')}>
              <DeskReds reply={reply} />
            </Card>
          )}
          <Card title={t('lines')}>
            <InvoiceLines
              lines={reply.lines}
              orderPath={({ order_id }) => consolePaths.consoleOrder(order_id)}
            />
          </Card>
        </div>
        <aside className="grid content-start gap-4">
          <Card title={t('buyer')}>
            <InvoiceWords detail={reply} />
            {warning && (
              <p className="mt-3">
                <TaxpayerIdNote warning={warning} country={country} />
              </p>
            )}
          </Card>
          <Card title={t('history')}>
            <InvoiceHistory events={reply.history} />
          </Card>
        </aside>
      </div>
    </>
  );
}

function Missing() {
  const t = usePhrases('console-invoices');
  return (
    <MissingPage title={t('missing')} list={{ to: consolePaths.consoleInvoices(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}
