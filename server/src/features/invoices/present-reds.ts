import type { RedView } from '@serai/contract/invoices/invoices';
import type { Db, Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { nameOrders } from '../orders/orders.ts';
import type { ListedInvoice } from './invoice-list-store.ts';
import { listLines } from './invoice-store.ts';
import { listRedLines, listReds } from './red-store.ts';

/** Converts the red invoices of an invoice for display, oldest first; their files are listed separately. */
export async function presentReds(
  db: Db | Trx,
  invoice: Pick<ListedInvoice, 'id' | 'out_currency'>,
): Promise<Omit<RedView, 'files'>[]> {
  const reds = await listReds(db, invoice.id);
  if (reds.length === 0) return [];
  const orders = new Map((await listLines(db, invoice.id)).map(({ id, order_id }) => [id, order_id]));
  const sns = await nameOrders(db, [...orders.values()]);
  const taken = await listRedLines(
    db,
    reds.map(({ id }) => id),
  );
  const money = (amount: number) => ({ amount, currency: invoice.out_currency! });
  return reds.map((red) => {
    const lines = taken.filter(({ red_id }) => red_id === red.id);
    const total = (of: 'gross' | 'net' | 'tax') => money(lines.reduce((sum, line) => sum + line[of], 0));
    return {
      id: red.id,
      status: red.status,
      full: red.is_full,
      automatic: red.asked_by === null,
      reason: red.reason,
      asked_at: toSeconds(red.asked_at),
      until: red.until && toSeconds(red.until),
      gross: total('gross'),
      net: total('net'),
      tax: total('tax'),
      invoice_number: red.invoice_number,
      issued_on: red.issued_on,
      lines: lines.map(({ line_id, gross, net, tax }) => ({
        order_id: orders.get(line_id)!,
        order_sn: sns.get(orders.get(line_id)!)?.sn ?? '',
        gross: money(gross),
        net: money(net),
        tax: money(tax),
      })),
    };
  });
}
