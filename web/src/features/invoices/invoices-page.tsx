import { useSearchParams } from 'react-router';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { OpenInvoice } from './details/open-invoice.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { readOpenInvoice } from './invoices-search.ts';

export const Page = withQueries(InvoicesPage);

/** The agency's invoices, or the one that is open. */
function InvoicesPage() {
  const [params] = useSearchParams();
  const id = readOpenInvoice(params);
  return id === null ? <InvoiceList /> : <OpenInvoice key={id} id={id} />;
}
