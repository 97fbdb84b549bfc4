import { decidingActions, orderListPages } from '@serai/contract/permissions';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Got } from '../../platform/api/calls.ts';
import type { Place } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';

export type ApprovalList = Got<'order/approvals'>;
export type ApprovalViewName = 'to_decide' | 'asked';

/** Polling interval for decisions and requests. */
const LOOK_AGAIN_MS = 15_000;

/** Payment requests, newest first: those waiting for the reader, the reader's own, or all visible ones. */
export function useApprovals(view: ApprovalViewName | null, place: Place): UseQueryResult<ApprovalList> {
  return useList('order/approvals', { view }, place);
}

/** Number of payments waiting for the reader's decision; undefined while unknown. */
export function useApprovalCount(): number | undefined {
  const options = { enabled: useDecides(), noticed: true };
  return useRead('order/approvals', { view: 'to_decide', limit: 1 }, options).data?.total;
}

/** Whether the reader decides about the orders of at least one product. */
export function useDecides(): boolean {
  const may = useMay();
  return Object.values(orderListPages).some((page) => decidingActions.every((action) => may(page, action)));
}

/** Orders waiting for a decision, by id, and whether the reader decides. */
export function useOrdersInApproval(): ReadonlyMap<number, { can_decide: boolean }> {
  const { data } = useRead('order/approvals', { status: 'pending', limit: 100 }, { noticed: true });
  return new Map(data?.list.map((approval) => [approval.order.id, approval]));
}

/** Returns whether an order waits for another user's decision, so that the reader is not urged to pay. */
export function useAwaitsApproval(orderId: number): boolean {
  return useOrdersInApproval().get(orderId)?.can_decide === false;
}

/** The requests about one order, whether the reader may request, and who decides; polls while one waits. */
export function useOrderApprovals(orderId: number): UseQueryResult<ApprovalList> {
  return useRead(
    'order/approvals',
    { order_id: orderId },
    {
      noticed: true,
      lookAgain: (answer) =>
        answer?.list.some(({ status }) => status === 'pending') ? LOOK_AGAIN_MS : false,
    },
  );
}
