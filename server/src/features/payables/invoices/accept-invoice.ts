import type { ReplyOf } from '@serai/contract/endpoint';
import type { acceptSupplierInvoice as endpoint } from '@serai/contract/payables/invoices';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { formatMoney, sum } from '../../../domain/money.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { type OpenOrder, openOrderForStaff, type Products } from '../../orders/orders.ts';
import { findOpenCosts, recordCost, updateInvoiced } from '../costs/cost-store.ts';
import { refuseInvoiceState } from './decide-invoice.ts';
import { type InvoiceRow, listLines, lockInvoices, replaceLines, updateInvoices } from './invoice-store.ts';
import { didToInvoice, readInvoice } from './present-invoice.ts';

/**
 * Accepts an invoice: its orders' open costs are on it, and the difference of each line is posted as a cost. The sums
 * that raise costs together are a concession, so that above the limits of one person a second one approves.
 */
export async function acceptInvoice(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { invoice_id: id, difference: seen, reason } = call.input;
  const { now } = call;
  const { userId } = operatorOf(call);
  // Orders are locked before the invoice; the lines are read again below, because they may change until then.
  const orders = new Map<number, OpenOrder>();
  for (const { order_id } of (await listLines(trx, id)).toSorted((a, b) => a.order_id - b.order_id)) {
    orders.set(order_id, await openOrderForStaff(trx, products, order_id));
  }
  const [invoice] = await lockInvoices(trx, [id]);
  refuseInvoiceState(invoice!, 'accept');
  const { supplier_id: supplierId, entity_id: entityId, currency, number, total } = invoice!;
  const lines = await weighLines(trx, invoice!);
  const missing = total - sum(lines.map(({ stated }) => stated));
  if (missing !== 0) refuseWith('supplier_invoice_unmatched', missing, currency);
  const difference = sum(lines.map((line) => line.stated - line.cost));
  if (difference !== seen) refuseWith('supplier_invoice_changed', difference, currency);
  const differing = lines.filter(({ stated, cost }) => stated !== cost);
  if (differing.length > 0 && reason === '') throw refusedInput('reason', 'reason_required');
  const orderIds = lines.map(({ order_id }) => order_id);
  await updateInvoiced(trx, { supplierId, entityId, orderIds, invoiceId: id });
  for (const { order_id, stated, cost } of differing) {
    const opened = orders.get(order_id);
    // Matched since the orders were locked.
    if (!opened) throw new AppError('busy_try_again');
    const posted = {
      supplierId,
      kind: 'difference',
      event: 'cost_difference',
      memo: `${number}: ${reason}`,
    } as const;
    await recordCost(trx, {
      ...posted,
      order: opened.order,
      amount: stated - cost,
      userId,
      now,
      invoiceId: id,
    });
  }
  await replaceLines(trx, id, lines);
  await updateInvoices(trx, [id], { status: 'accepted', decided_by: userId, decided_at: now });
  const raised = sum(differing.map(({ stated, cost }) => Math.max(0, stated - cost)));
  const reply = await readInvoice(trx, id, call);
  const did = didToInvoice(invoice!, reply, reason);
  const act = {
    kind: 'cost',
    given: { amount: raised, currency },
    on: did.on,
    reason: `${number}: ${reason}`,
  } as const;
  await guardConcession(trx, act, { userId, now });
  return { reply, did };
}

/** Lines of a locked invoice with the costs that are open now; refuses one whose cost is on another invoice since. */
async function weighLines(trx: Trx, { id, supplier_id, entity_id }: InvoiceRow) {
  const lines = await listLines(trx, id);
  const orderIds = lines.map(({ order_id }) => order_id);
  const costs = await findOpenCosts(trx, { supplierId: supplier_id, entityId: entity_id, orderIds });
  return lines.map(({ order_id, stated, sn }) => {
    const cost = costs.get(order_id);
    if (cost === undefined) throw new AppError('service_not_open', { facts: { order: sn } });
    return { order_id, stated, cost };
  });
}

function refuseWith(
  code: 'supplier_invoice_unmatched' | 'supplier_invoice_changed',
  amount: number,
  currency: string,
): never {
  throw new AppError(code, { facts: { sum: formatMoney({ amount, currency }) } });
}
