import { useSearchParams } from 'react-router';
import { readOpenId } from '../../platform/list/open-id.ts';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { BillList } from './bill-list.tsx';
import { OpenBill } from './open-bill.tsx';

export const Page = withQueries(BillsPage);

/** The agency's bills, or the opened one. */
function BillsPage() {
  const [params] = useSearchParams();
  const id = readOpenId(params);
  return id === null ? <BillList /> : <OpenBill key={id} id={id} />;
}
