import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOrders } from '@serai/contract/orders';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';
import { type OrderSearch, rowsPerPage } from './list/order-search.ts';
import type { OrderReply } from './order-product.ts';

export type OrderListReply = ReplyOf<typeof listOrders>;

/** The beginning of every query about orders: commands make all of them stale. */
export const ordersKey = ['orders'] as const;

export function useOrders(product: string, search: OrderSearch): UseQueryResult<OrderListReply> {
  const api = useApi();
  return useQuery({
    queryKey: [...ordersKey, product, search],
    queryFn: ({ signal }) =>
      api.get(
        'order/list',
        { product, ...search, keyword: search.keyword || undefined, limit: rowsPerPage },
        { quiet: true, signal },
      ),
    placeholderData: keepPreviousData,
  });
}

export function useOrder(id: number): UseQueryResult<OrderReply> {
  const api = useApi();
  return useQuery({
    queryKey: [...ordersKey, 'one', id],
    queryFn: ({ signal }) => api.get('order/detail', { id }, { quiet: true, signal }),
  });
}
