import type { listApprovals as endpoint } from '@serai/contract/approvals';
import type { ReplyOf } from '@serai/contract/endpoint';
import { findAnyOrders, isPayable, openOrder, type Products } from '../orders/orders.ts';
import { type Call, type Db, memberOf } from '../permissions/permissions.ts';
import { countApprovals, hasPendingApproval, listApprovalRows } from './approval-store.ts';
import { mayAsk, mayDecide, presentApproval } from './present-approval.ts';

/** A page of the requests for payment that concern the member, newest first. */
export async function listApprovals(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { status, order_id: orderId, page = 1, limit = 20 } = call.input;
  const decides = products.all.filter(({ listPage }) => mayDecide(member, listPage));
  const filter = {
    agencyId: member.agencyId,
    userId: member.userId,
    products: decides.map(({ name }) => name),
    status,
    orderId,
  };
  const rows = await listApprovalRows(db, filter, { limit, offset: (page - 1) * limit, now: call.now });
  const orders = await findAnyOrders(
    db,
    products,
    rows.map(({ order_id }) => order_id),
  );
  return {
    can_ask: orderId !== undefined && (await canAsk(db, products, call, orderId)),
    list: rows.map((row) => presentApproval(row, orders.get(row.order_id)!, call)),
    total: await countApprovals(db, filter, call.now),
  };
}

async function canAsk(db: Db, products: Products, call: Call<typeof endpoint>, id: number): Promise<boolean> {
  const member = memberOf(call);
  const opened = await openOrder(db, products, member, id);
  return mayAsk(member, opened) && isPayable(opened, call.now) && !(await hasPendingApproval(db, id));
}
