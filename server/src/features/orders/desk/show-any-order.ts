import type { ReplyOf } from '@serai/contract/endpoint';
import type { Money } from '@serai/contract/money';
import type { showAnyOrder as endpoint } from '@serai/contract/orders/desk';
import { type Call, operatorOf } from '../../../calls.ts';
import { hasVoucher } from '../../../domain/order-lifecycle.ts';
import { refundFee } from '../member/preview-refund.ts';
import { findAnyOrder } from '../open-order.ts';
import { nameAgencies, type OrderRow } from '../order-store.ts';
import { presentWhole, type ShowDeps } from '../show-order.ts';
import { listDeskActions } from './list-desk-actions.ts';
import { listNotes } from './note-store.ts';
import type { ActionDeps } from './order-actions.ts';
import { findVersion } from './refuse-stale.ts';

/** Shows an order of any agency to staff, with the actions that they may carry out now and their notes. */
export async function showAnyOrder(
  deps: ShowDeps & ActionDeps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const operator = operatorOf(call);
  const { nodes } = operator;
  // Read first: a change while the rest is read makes the page stale instead of unnoticed.
  const version = await findVersion(deps.db, call.input.id);
  const opened = await findAnyOrder(deps.db, deps.products, call.input.id);
  const { agency_id: id } = opened.order;
  const whole = await presentWhole(deps, opened, call, {
    mayPay: false,
    seesBalance: nodes.has('/console/wallet/view'),
    seesInvoices: nodes.has('/console/invoice/view'),
  });
  const names = await nameAgencies(deps.db, [id]);
  const { now, lang } = call;
  const actions = await listDeskActions(deps, opened, { operator, now, lang });
  return {
    ...whole,
    agency: { id, name: names.get(id) ?? '' },
    staff_actions: actions,
    policy_fee: actions.some(({ action }) => action === 'cancel') ? policyFee(opened.order, now) : null,
    version,
    has_voucher: hasVoucher(opened.order),
    notes: await listNotes(deps.db, opened.order.id),
  };
}

/** The fee that `cancelForStaff` compares with the agreed one. */
function policyFee(order: OrderRow, now: Date): Money {
  return { amount: refundFee(order, now).fee, currency: order.currency };
}
