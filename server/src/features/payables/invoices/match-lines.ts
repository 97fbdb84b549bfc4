import type { matchSupplierInvoice as endpoint } from '@serai/contract/payables/invoices';
import type { Call, Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import { findOpenCosts } from '../costs/cost-store.ts';
import { type InvoiceRow, replaceLines } from './invoice-store.ts';

type Stated = Call<typeof endpoint>['input']['lines'];

/** Stores the orders on a locked invoice. Refuses with `service_not_open` an order without an open cost of the supplier. */
export async function matchLines(
  trx: Trx,
  invoice: Pick<InvoiceRow, 'id' | 'supplier_id' | 'entity_id' | 'currency'>,
  stated: Stated,
): Promise<void> {
  const { id, supplier_id: supplierId, entity_id: entityId, currency } = invoice;
  const orderIds = stated.map(({ order_id }) => order_id);
  if (new Set(orderIds).size !== orderIds.length) throw refusedInput('lines', 'field_wrong');
  for (const [at, line] of stated.entries()) {
    refuseFraction(`lines.${at}.stated`, { amount: line.stated, currency });
  }
  const costs = await findOpenCosts(trx, { supplierId, entityId, orderIds });
  const lines = [];
  for (const line of stated) {
    const cost = costs.get(line.order_id);
    if (cost === undefined) {
      throw new AppError('service_not_open', { facts: { order: await nameOrder(trx, line.order_id) } });
    }
    lines.push({ ...line, cost });
  }
  await replaceLines(trx, id, lines);
}

async function nameOrder(trx: Trx, id: number): Promise<string> {
  const order = await trx.selectFrom('orders').select('sn').where('id', '=', id).executeTakeFirst();
  if (!order) throw new AppError('not_found');
  return order.sn;
}
