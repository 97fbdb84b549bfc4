import { orderStatuses } from '@serai/contract/orders/statuses';

type Status = (typeof orderStatuses)[number];

/** Statuses with a tab above a list of orders: the everyday ones, the chosen one, and those that contain orders. */
export function shownStatuses(
  chosen: Status | null,
  counts: readonly { status: Status; count: number }[] = [],
): Status[] {
  const hasOrders = (status: Status) => counts.some((row) => row.status === status && row.count > 0);
  return orderStatuses.filter((status) => everyday.has(status) || status === chosen || hasOrders(status));
}

const everyday: ReadonlySet<Status> = new Set<Status>([
  'pending_payment',
  'confirmed',
  'in_service',
  'completed',
  'cancelled',
]);
