import { useSearchParams } from 'react-router';
import { readOpenId } from '../../platform/list/open-id.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { OpenInvoice } from './details/open-invoice.tsx';
import { InvoiceList } from './invoice-list.tsx';

export const Page = withQueries(InvoicesPage);

/** The agency's invoices, or the opened one. */
function InvoicesPage() {
  const [params] = useSearchParams();
  const id = readOpenId(params);
  return id === null ? <InvoiceList /> : <OpenInvoice key={id} id={id} />;
}
