import type { ReplyOf } from '@serai/contract/endpoint';
import type { listDuePayments as endpoint } from '@serai/contract/payables/payments';
import { maxPaidInvoices } from '@serai/contract/payables/words';
import { inLanguage } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { money, sum } from '../../../domain/money.ts';
import { findDeskCalendar, findPriceSettings } from '../../site/site.ts';

interface Row {
  supplier_id: number;
  supplier_zh: string;
  supplier_en: string;
  bank: string;
  entity_id: number;
  entity_zh: string;
  entity_en: string;
  invoices: { id: number; number: string; due_on: string; total: number }[];
  count: number;
}

const maxGroups = 200;

/** Previews a payment run: accepted invoices due by a day, grouped as they are paid. */
export async function listDuePayments(
  db: Db,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { until, supplier_id: supplierId = null } = input;
  const { currency } = await findPriceSettings(db);
  const { tz } = await findDeskCalendar(db);
  const today = localDate(now.getTime(), tz);
  const { rows } = await sql<Row>`
    SELECT due.supplier_id, supplier.name_zh AS supplier_zh, supplier.name_en AS supplier_en, supplier.bank,
      due.entity_id, entity.name_zh AS entity_zh, entity.name_en AS entity_en, due.invoices, due.count
    FROM (
      SELECT supplier_id, entity_id, min(due_on) AS earliest, max(place) AS count,
        jsonb_agg(jsonb_build_object('id', id, 'number', number, 'due_on', due_on, 'total', total) ORDER BY place)
          FILTER (WHERE place <= ${maxPaidInvoices}) AS invoices
      FROM (
        SELECT invoice.*, row_number() OVER (PARTITION BY supplier_id, entity_id ORDER BY due_on, id) AS place
        FROM supplier_invoices invoice
        WHERE status = 'accepted' AND currency = ${currency} AND due_on <= ${until}::date
          AND (${supplierId}::bigint IS NULL OR supplier_id = ${supplierId}::bigint)
      ) placed
      GROUP BY supplier_id, entity_id ORDER BY min(due_on), supplier_id, entity_id LIMIT ${maxGroups + 1}
    ) due
    JOIN suppliers supplier ON supplier.id = due.supplier_id JOIN seller_entities entity ON entity.id = due.entity_id
    ORDER BY due.earliest, due.supplier_id, due.entity_id`.execute(db);
  const list = rows.slice(0, maxGroups).map((row) => ({
    supplier: { id: row.supplier_id, name: inLanguage(lang, { zh: row.supplier_zh, en: row.supplier_en }) },
    entity: { id: row.entity_id, name: inLanguage(lang, { zh: row.entity_zh, en: row.entity_en }) },
    bank: row.bank,
    amount: money(sum(row.invoices.map(({ total }) => total)), currency),
    earliest: row.invoices[0]!.due_on,
    overdue: row.invoices[0]!.due_on < today,
    invoices: row.invoices.map(({ total, ...invoice }) => ({ ...invoice, total: money(total, currency) })),
    more: row.count > row.invoices.length,
  }));
  return {
    list,
    total: money(sum(list.map(({ amount }) => amount.amount)), currency),
    more: rows.length > maxGroups,
  };
}
