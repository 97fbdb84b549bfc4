import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams } from 'react-router';
import { useSending } from '../../../platform/api/use-send.ts';
import { useFetchFile } from '../../../platform/files/use-fetch-file.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { PageHead } from '../../../platform/head/page-head.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { BackLink } from '../../../platform/page/back-link.tsx';
import { MissingPage } from '../../../platform/page/missing-page.tsx';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { InvoiceReply, InvoiceRow } from '../supplier-reads.ts';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceLines } from './invoice-lines.tsx';
import { InvoiceStatus } from './invoice-status.tsx';

export const Page = withQueries(InvoicePage);

/** One invoice of a supplier: its sums, the orders on it, and what can be done about it. */
function InvoicePage() {
  const t = usePhrases('console-suppliers');
  const id = Number(useParams().id);
  const query = useRead('console/payable/invoice', { id });
  const supplier = query.data?.invoice.supplier;
  return (
    <div className="mx-auto w-full max-w-6xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('invoiceTitle', { number: query.data?.invoice.number ?? '' })} indexed={false} />
      <BackLink
        to={
          supplier
            ? `${consolePaths.consoleSupplier(supplier.id)}?tab=invoices`
            : consolePaths.consoleSuppliers()
        }
        isSameList={false}
      >
        {supplier?.name ?? t('back')}
      </BackLink>
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-96" />}
        missing={
          <MissingPage
            title={t('missingInvoice')}
            list={{ to: consolePaths.consoleSuppliers(), words: t('back') }}
          >
            {t('missingHelp')}
          </MissingPage>
        }
      >
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: InvoiceReply }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const { civil, time } = useDates();
  const { invoice } = reply;
  const day = (date: string) => civil(date, { year: true });
  const missing = invoice.total.amount - invoice.stated.amount;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong [overflow-wrap:anywhere]">
          {t('invoiceTitle', { number: invoice.number })}
        </h1>
        <InvoiceStatus status={invoice.status} overdue={invoice.overdue} />
      </div>
      <InvoiceActions reply={reply} />
      {invoice.status === 'disputed' && (
        <p className="mt-3 text-lacquer [overflow-wrap:anywhere]">
          {t('disputeNote', { note: invoice.dispute })}
        </p>
      )}
      <div className="mt-4 grid gap-4">
        <Card>
          <KeyValues
            columns={3}
            phoneColumns={2}
            items={[
              {
                key: 'supplier',
                name: t('columnSupplier'),
                value: (
                  <Link
                    to={consolePaths.consoleSupplier(invoice.supplier.id)}
                    className="text-teal hover:underline"
                  >
                    {invoice.supplier.name}
                  </Link>
                ),
              },
              { key: 'entity', name: t('entity'), value: invoice.entity.name },
              {
                key: 'total',
                name: t('invoiceTotal'),
                value: <Price {...money.parts(invoice.total)} size="lead" />,
              },
              { key: 'issued', name: t('issuedOn'), value: day(invoice.issued_on) },
              { key: 'due', name: t('dueOn'), value: day(invoice.due_on) },
              {
                key: 'difference',
                name: t('difference'),
                value:
                  invoice.difference.amount === 0 ? (
                    '—'
                  ) : (
                    <span className="text-amber">
                      <Price {...money.parts(invoice.difference)} />
                    </span>
                  ),
              },
              {
                key: 'entered',
                name: t('enteredBy'),
                value: `${invoice.entered_by} · ${time(invoice.entered_at)}`,
              },
              ...(invoice.note ? [{ key: 'note', name: t('note'), value: invoice.note, wide: true }] : []),
              ...(invoice.file
                ? [
                    {
                      key: 'file',
                      name: t('file'),
                      value: <InvoiceFile id={invoice.id} file={invoice.file} />,
                      wide: true,
                    },
                  ]
                : []),
            ]}
          />
        </Card>
        <Card title={t('linesTitle')}>
          <InvoiceLines reply={reply} />
          {missing !== 0 && invoice.actions.includes('match') && (
            <p className="mt-3 text-amber">
              {t('missingSum', { sum: money.text({ ...invoice.total, amount: missing }) })}
            </p>
          )}
        </Card>
      </div>
    </>
  );
}

function InvoiceFile({ id, file }: { id: number; file: NonNullable<InvoiceRow['file']> }) {
  const fetchFile = useFetchFile();
  const opening = useSending(() => fetchFile('console/payable/invoiceFile', { id }, file.name));
  return (
    <button
      type="button"
      aria-busy={opening.busy || undefined}
      className="text-teal underline underline-offset-4 [overflow-wrap:anywhere]"
      onClick={() => void opening.send()}
    >
      {file.name}
    </button>
  );
}
