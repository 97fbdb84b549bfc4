import type { ApprovalView } from '@serai/contract/accounts/approvals';
import { decidingActions, netPriceNode, type OrderListPage } from '@serai/contract/permissions';
import { type Call, type Member, memberOf } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { type OpenOrder, presentOrder } from '../orders/orders.ts';
import type { ApprovalRow } from './approval-store.ts';

type Viewer = Pick<Call<never>, 'caller' | 'lang' | 'now'>;

/** Converts a payment request to the member's view. */
export function presentApproval(row: ApprovalRow, opened: OpenOrder, viewer: Viewer): ApprovalView {
  const member = memberOf(viewer);
  return {
    id: row.id,
    status: row.status,
    order: presentOrder(opened, viewer),
    asked_by: row.asked_name,
    asked_at: toSeconds(row.asked_at),
    note: row.note,
    decided_by: row.decided_name ?? '',
    decided_at: row.decided_at && toSeconds(row.decided_at),
    reason: row.reason,
    can_decide:
      row.status === 'pending' &&
      row.asked_by !== member.userId &&
      mayDecide(member, opened.product.listPage),
  };
}

/**
 * Returns whether a member may request another user's payment: the booker of the order or a user who could
 * pay it, except the owner.
 */
export function mayAsk({ role, userId, nodes }: Member, { order, product }: OpenOrder): boolean {
  return role !== 'owner' && (order.booked_by === userId || nodes.has(`${product.listPage}/pay`));
}

/**
 * Whether a member decides requests about the orders of a list page: requires seeing all of them with prices, and
 * paying.
 */
export function mayDecide({ nodes }: Pick<Member, 'nodes'>, listPage: OrderListPage): boolean {
  // A decision is about a sum, so it needs the right to see prices.
  return nodes.has(netPriceNode) && decidingActions.every((action) => nodes.has(`${listPage}/${action}`));
}
