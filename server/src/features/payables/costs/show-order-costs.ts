import type { ReplyOf } from '@serai/contract/endpoint';
import type { showOrderCosts as endpoint } from '@serai/contract/payables/suppliers';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { money, sum } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { findAnyOrder, type Products, type SupplierCost } from '../../orders/orders.ts';
import type { InvoiceRow } from '../invoices/invoice-store.ts';
import { findSupplierOf } from '../suppliers/ensure-supplier.ts';
import { endedStatuses } from './adjust-cost.ts';
import type { PostedCost } from './cost-store.ts';

interface Row extends PostedCost {
  id: number;
  memo: string;
  created_at: Date;
  name_zh: string;
  name_en: string;
  invoice_id: number | null;
  number: string | null;
  status: InvoiceRow['status'] | null;
}

/** Shows the costs of an order that were posted, with the invoices that contain them. */
export async function showOrderCosts(
  { db, products }: { db: Db; products: Products },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { order_id: orderId } = call.input;
  const opened = await findAnyOrder(db, products, orderId);
  const { order } = opened;
  const { rows } = await sql<Row>`
    SELECT cost.id, cost.supplier_id, cost.kind, cost.amount, cost.memo, cost.created_at, cost.invoice_id,
      supplier.name_zh, supplier.name_en, invoice.number, invoice.status
    FROM supplier_costs cost JOIN suppliers supplier ON supplier.id = cost.supplier_id
    LEFT JOIN supplier_invoices invoice ON invoice.id = cost.invoice_id
    WHERE cost.order_id = ${orderId} ORDER BY cost.id LIMIT 200`.execute(db);
  const nameOf = (row: Pick<Row, 'name_zh' | 'name_en'>) =>
    inLanguage(call.lang, { zh: row.name_zh, en: row.name_en });
  const named = (await opened.product.findSupplierCosts?.(db, order)) ?? [];
  const suppliers = await findSuppliers(db, named, rows);
  return {
    costs: rows.map((row) => ({
      id: row.id,
      supplier: { id: row.supplier_id, name: nameOf(row) },
      kind: row.kind,
      amount: money(row.amount, order.currency),
      stage: stageOf(row),
      memo: row.memo,
      posted_at: toSeconds(row.created_at),
      invoice:
        row.invoice_id === null
          ? null
          : { id: row.invoice_id, number: row.number ?? '', status: row.status ?? 'accepted' },
    })),
    total: money(sum(rows.map(({ amount }) => amount)), order.currency),
    suppliers: suppliers.map((row) => ({ id: row.id, name: nameOf(row) })),
    may_adjust:
      suppliers.length + named.length > 0 &&
      endedStatuses.includes(order.order_status) &&
      operatorOf(call).nodes.has('/console/payable/edit'),
  };
}

function stageOf({ invoice_id, status }: Row) {
  if (invoice_id === null) return 'open';
  return status === 'paid' ? 'paid' : 'invoiced';
}

/** Suppliers with costs of the order, and those that its product names. */
async function findSuppliers(db: Db, named: readonly SupplierCost[], rows: readonly Row[]) {
  const ids = new Set(rows.map(({ supplier_id }) => supplier_id));
  for (const { to } of named) {
    const id = await findSupplierOf(db, to);
    if (id !== undefined) ids.add(id);
  }
  if (ids.size === 0) return [];
  return db
    .selectFrom('suppliers')
    .select(['id', 'name_zh', 'name_en'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
}
