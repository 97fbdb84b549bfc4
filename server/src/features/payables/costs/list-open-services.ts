import type { ReplyOf } from '@serai/contract/endpoint';
import type { listOpenServices as endpoint } from '@serai/contract/payables/invoices';
import { maxServices } from '@serai/contract/payables/words';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { joinConditions } from '../../../platform/list/read-list.ts';
import type { Products } from '../../orders/orders.ts';
import { findSupplier } from '../suppliers/supplier-store.ts';

interface Row {
  order_id: number;
  sn: string;
  product: string;
  title_zh: string;
  title_en: string;
  guest_names: string[];
  reference: string;
  served_on: string;
  amount: number;
  currency: string;
  on_invoice: string | null;
}

/** Lists services of a supplier whose costs are on no accepted invoice, the earliest first. */
export async function listOpenServices(
  { db, products }: { db: Db; products: Products },
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { supplier_id, entity_id, from, to } = input;
  await findSupplier(db, supplier_id);
  const wanted = joinConditions([
    sql`cost.supplier_id = ${supplier_id} AND cost.invoice_id IS NULL`,
    entity_id !== undefined && sql`cost.entity_id = ${entity_id}`,
    from && sql`cost.served_on >= ${from}::date`,
    to && sql`cost.served_on <= ${to}::date`,
  ]);
  const { rows } = await sql<Row>`
    SELECT open.*, orders.sn, orders.product, orders.title_zh, orders.title_en, orders.guest_names, orders.reference,
      orders.currency, undecided.number AS on_invoice
    FROM (
      SELECT cost.order_id, min(cost.served_on) AS served_on, sum(cost.amount)::bigint AS amount
      FROM supplier_costs cost WHERE ${wanted} GROUP BY cost.order_id
      HAVING sum(cost.amount) <> 0
      ORDER BY min(cost.served_on), cost.order_id LIMIT ${maxServices + 1}
    ) open
    JOIN orders ON orders.id = open.order_id
    LEFT JOIN LATERAL (
      SELECT invoice.number FROM supplier_invoice_lines line JOIN supplier_invoices invoice ON invoice.id = line.invoice_id
      WHERE line.order_id = open.order_id AND invoice.supplier_id = ${supplier_id}
        AND invoice.status IN ('entered', 'disputed')
      ORDER BY invoice.id DESC LIMIT 1
    ) undecided ON true
    ORDER BY open.served_on, open.order_id`.execute(db);
  const shown = rows.slice(0, maxServices);
  const codes = await findCodes(db, products, shown);
  return {
    list: shown.map((row) => ({
      order_id: row.order_id,
      order_sn: row.sn,
      title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
      guests: row.guest_names.join(', '),
      reference: row.reference,
      code: codes.get(row.order_id) ?? '',
      served_on: row.served_on,
      cost: money(row.amount, row.currency),
      on_invoice: row.on_invoice,
    })),
    more: rows.length > maxServices,
  };
}

/** Confirmation codes of the orders, by order; those without one are omitted. */
async function findCodes(db: Db, products: Products, rows: readonly Row[]): Promise<Map<number, string>> {
  const codes = new Map<number, string>();
  for (const product of products.all) {
    const ids = rows.filter((row) => row.product === product.name).map(({ order_id }) => order_id);
    if (ids.length === 0) continue;
    for (const [id, { code = '' }] of await product.countUnits(db, ids)) codes.set(id, code);
  }
  return codes;
}
