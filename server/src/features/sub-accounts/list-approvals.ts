import type { listApprovals as endpoint } from '@serai/contract/accounts/approvals';
import type { ReplyOf } from '@serai/contract/endpoint';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { capped } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { findAnyOrders, isPayable, openOrder, type Products } from '../orders/orders.ts';
import { type ApprovalRow, countApprovals, hasPendingApproval, listApprovalRows } from './approval-store.ts';
import { findDeciders } from './find-deciders.ts';
import { mayAsk, mayDecide, presentApproval } from './present-approval.ts';

/** Returns a page of the payment requests that concern the member, newest first. */
export async function listApprovals(
  db: Db,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { view, status, order_id: orderId } = call.input;
  const decides = products.all.filter(({ listPage }) => mayDecide(member, listPage));
  const filter = {
    agencyId: member.agencyId,
    userId: member.userId,
    products: decides.map(({ name }) => name),
    view,
    status,
    orderId,
  };
  const about = orderId === undefined ? nothingAsked : await prospects(db, products, call, orderId);
  const page = openPage<ApprovalRow>(call.input, ['approvals', filter], ({ id }) => [id]);
  const { rows, next } = page.cut(await listApprovalRows(db, filter, page, call.now));
  const orderIds = rows.map(({ order_id }) => order_id);
  const orders = await findAnyOrders(db, products, orderIds);
  return {
    ...about,
    list: rows.map((row) => presentApproval(row, orders.get(row.order_id)!, call)),
    ...capped(await countApprovals(db, filter, call.now)),
    next,
  };
}

const nothingAsked = { can_ask: false, deciders: [] };

/** Whether the member may request payment of an order, and who would decide. */
async function prospects(db: Db, products: Products, call: Call<typeof endpoint>, id: number) {
  const member = memberOf(call);
  const opened = await openOrder(db, products, member, id);
  const deciders = await findDeciders(db, member.agencyId, opened.product.listPage);
  const canAsk = mayAsk(member, opened) && isPayable(opened, call.now) && !(await hasPendingApproval(db, id));
  return { can_ask: canAsk, deciders: deciders.map(({ nickname }) => nickname) };
}
