import { Card } from '@serai/ui/card';
import { paths } from '../../../paths.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useRead } from '../../../platform/query/use-read.ts';
import { OpenPaper } from '../../billing/open-paper.tsx';
import type { InvoiceDetail, InvoiceView } from '../invoice-queries.ts';
import { InvoiceFigures } from '../views/invoice-figures.tsx';
import { InvoiceHistory } from '../views/invoice-history.tsx';
import { InvoiceLines } from '../views/invoice-lines.tsx';
import { InvoiceStatusTag } from '../views/invoice-status-tag.tsx';
import { InvoiceWords } from '../views/invoice-words.tsx';
import { InvoiceActions } from './invoice-actions.tsx';
import { InvoiceReds } from './invoice-reds.tsx';

/** Page of one invoice: amount, lines, title, and history. */
export function OpenInvoice({ id }: { id: number }) {
  const t = usePhrases('invoices');
  const query = useRead('invoice/detail', { id });
  const named = useNamed();
  return (
    <OpenPaper
      query={query}
      title={query.data ? named(query.data.invoice) : t('title')}
      words={{ back: t('back'), missing: t('missing'), missingHelp: t('missingHelp') }}
      list={paths.invoices()}
    >
      {(detail) => <Found detail={detail} />}
    </OpenPaper>
  );
}

/** Before issue it is an application, with a separate number. */
function useNamed(): (invoice: InvoiceView) => string {
  const t = usePhrases('invoices');
  return ({ invoice_number, number, kind }) => {
    if (!invoice_number) return t('applicationTitle', { number });
    return t(kind === 'receipt' ? 'receiptTitle' : 'pageTitle', { number: invoice_number });
  };
}

function Found({ detail }: { detail: InvoiceDetail }) {
  const t = usePhrases('invoices');
  const named = useNamed();
  const { invoice } = detail;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong [overflow-wrap:anywhere]">{named(invoice)}</h1>
        <InvoiceStatusTag invoice={invoice} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Card>
          <InvoiceFigures detail={detail} />
          <InvoiceActions detail={detail} />
        </Card>
        {detail.reds.length > 0 && (
          <Card title={t('redsTitle')}>
            <InvoiceReds detail={detail} />
          </Card>
        )}
        <Card title={t('linesTitle')}>
          <InvoiceLines lines={detail.lines} />
        </Card>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          <Card title={t('titleTitle')}>
            <InvoiceWords detail={detail} />
          </Card>
          <Card title={t('historyTitle')}>
            <InvoiceHistory events={detail.history} />
          </Card>
        </div>
      </div>
    </>
  );
}
