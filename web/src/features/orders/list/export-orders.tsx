import { everyOrderColumns } from '@serai/contract/orders/list-columns';
import { orderListPages } from '@serai/contract/permissions';
import { omitNone } from '../../../platform/api/omit-none.ts';
import { useApi } from '../../../platform/app.tsx';
import { ExportMenu } from '../../../platform/files/export-menu.tsx';
import type { HiddenColumns } from '../../../platform/list/columns/hidden-columns.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { OrderProduct } from '../order-product.ts';
import { askedOf, type OrderSearch } from './order-search.ts';

interface ExportOrdersProps {
  /** null for all products. */
  product: OrderProduct | null;
  title: string;
  search: OrderSearch;
  choice: HiddenColumns;
}

/** Exports all orders that match the list with its columns, for users with the right to export each of its products. */
export function ExportOrders({ product, title, search, choice }: ExportOrdersProps) {
  const api = useApi();
  const may = useMay();
  const pages = Object.entries(orderListPages).filter(([name]) => product === null || name === product.name);
  if (!pages.every(([, page]) => may(`${page}/export`))) return null;
  const asked = omitNone(askedOf(product?.name ?? null, search));
  const columns = everyOrderColumns.filter((column) => !choice.hidden.has(column));
  return (
    <ExportMenu
      fileName={title}
      link={(format) => api.post('order/linkExportEvery', { ...asked, columns, format })}
    />
  );
}
