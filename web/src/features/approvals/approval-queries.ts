import type { listApprovals } from '@serai/contract/approvals';
import type { ReplyOf } from '@serai/contract/endpoint';
import { decidingActions, orderListPages } from '@serai/contract/permissions';
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '../../platform/app.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { ordersKey } from '../orders/order-queries.ts';

export type ApprovalList = ReplyOf<typeof listApprovals>;
export type ApprovalViewName = 'to_decide' | 'asked';

/** Rows of one page of the list. */
export const approvalsPerPage = 20;
/** How often one looks whether somebody has decided or asked meanwhile. */
const LOOK_AGAIN_MS = 15_000;

/** Requests for payment, newest first: those that wait for the reader, the reader's own, or all one may see. */
export function useApprovals(view: ApprovalViewName | null, page: number): UseQueryResult<ApprovalList> {
  const api = useApi();
  return useQuery({
    queryKey: [...ordersKey, 'approvals', view, page],
    queryFn: ({ signal }) =>
      api.get(
        'order/approvals',
        { view: view ?? undefined, page, limit: approvalsPerPage },
        { quiet: true, signal },
      ),
    placeholderData: keepPreviousData,
  });
}

/** How many payments wait for the reader's decision; undefined while that is not known. */
export function useApprovalCount(): number | undefined {
  const api = useApi();
  const decides = useDecides();
  const { data } = useQuery({
    queryKey: [...ordersKey, 'approvals', 'count'],
    enabled: decides,
    queryFn: ({ signal }) => api.get('order/approvals', { view: 'to_decide', limit: 1 }, { signal }),
  });
  return data?.total;
}

/** Whether the reader decides about the orders of at least one product. */
export function useDecides(): boolean {
  const may = useMay();
  return Object.values(orderListPages).some((page) => decidingActions.every((action) => may(page, action)));
}

/** Orders that wait for a decision, by id, and whether it is the reader's. */
export function useOrdersInApproval(): ReadonlyMap<number, { can_decide: boolean }> {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...ordersKey, 'approvals', 'pending'],
    queryFn: ({ signal }) => api.get('order/approvals', { status: 'pending', limit: 100 }, { signal }),
  });
  return new Map(data?.list.map((approval) => [approval.order.id, approval]));
}

/** Whether an order waits for the decision of somebody else, so that the reader is not the one to hurry. */
export function useAwaitsApproval(orderId: number): boolean {
  return useOrdersInApproval().get(orderId)?.can_decide === false;
}

/** The requests about one order, whether the reader may ask, and who decides; looks again while one waits. */
export function useOrderApprovals(orderId: number): UseQueryResult<ApprovalList> {
  const api = useApi();
  return useQuery({
    queryKey: [...ordersKey, 'approvals', 'of', orderId],
    queryFn: ({ signal }) => api.get('order/approvals', { order_id: orderId }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.list.some(({ status }) => status === 'pending') ? LOOK_AGAIN_MS : false,
  });
}
