import { orderListPages } from '@serai/contract/permissions';
import { useApi } from '../../../platform/app.tsx';
import { ExportMenu } from '../../../platform/files/export-menu.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { OrderProduct } from '../order-product.ts';
import { dateFilters, type OrderSearch } from './order-search.ts';

/** Exports all orders that match the list, for users with the right to export. */
export function ExportOrders({ product, search }: { product: OrderProduct; search: OrderSearch }) {
  const api = useApi();
  const may = useMay();
  const { title } = product.useListWords();
  const listPage = orderListPages[product.name as keyof typeof orderListPages];
  if (!may(`${listPage}/export`)) return null;
  const { status, keyword, sort } = search;
  const days = dateFilters.flatMap((name) => (search[name] === null ? [] : [[name, search[name]]]));
  const asked = {
    product: product.name,
    sort,
    ...(status && { status }),
    ...(keyword && { keyword }),
    ...(Object.fromEntries(days) as { [Name in (typeof dateFilters)[number]]?: string }),
  };
  return (
    <ExportMenu fileName={title} link={(format) => api.post('order/linkExport', { ...asked, format })} />
  );
}
