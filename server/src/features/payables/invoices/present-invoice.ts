import type { ReplyOf } from '@serai/contract/endpoint';
import type { showSupplierInvoice as endpoint, SupplierInvoice } from '@serai/contract/payables/invoices';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type Call, type Db, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney, money } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { StaffAction } from '../../activity/activity.ts';
import { findDeskCalendar } from '../../site/site.ts';
import { findOpenCosts } from '../costs/cost-store.ts';
import { listInvoiceActions } from './decide-invoice.ts';
import { findInvoice, type InvoiceRow, type ListedInvoice, listLines } from './invoice-store.ts';

type Reader = Pick<Call<never>, 'caller' | 'lang' | 'now'>;

/** An invoice as shown to a member of staff; `today` is the day of the seller. */
export function presentInvoice(row: ListedInvoice, today: string, call: Reader): SupplierInvoice {
  const { currency, status } = row;
  return {
    id: row.id,
    supplier: { id: row.supplier_id, name: nameIn(call.lang, row.supplier_zh, row.supplier_en) },
    entity: { id: row.entity_id, name: nameIn(call.lang, row.entity_zh, row.entity_en) },
    number: row.number,
    issued_on: row.issued_on,
    due_on: row.due_on,
    total: money(row.total, currency),
    stated: money(row.stated, currency),
    difference: money(row.stated - row.cost, currency),
    status,
    overdue: status === 'accepted' && row.due_on < today,
    note: row.note,
    dispute: row.dispute,
    file:
      row.file === null
        ? null
        : { name: row.file_name ?? '', mimetype: row.file_type ?? '', size: row.file_size ?? 0 },
    payment_id: row.payment_id,
    entered_by: row.entered,
    entered_at: toSeconds(row.entered_at),
    actions: listInvoiceActions(row, operatorOf(call as Call<never>)),
  };
}

/** Reads an invoice with its lines; the cost of an undecided one is what is open now. */
export async function readInvoice(db: Db | Trx, id: number, call: Reader): Promise<ReplyOf<typeof endpoint>> {
  const row = await findInvoice(db, id);
  const lines = await listLines(db, id);
  const isOpen = row.status === 'entered' || row.status === 'disputed';
  const orderIds = lines.map(({ order_id }) => order_id);
  const { supplier_id: supplierId, entity_id: entityId, currency } = row;
  const costs = isOpen ? await findOpenCosts(db, { supplierId, entityId, orderIds }) : undefined;
  const current = lines.map((line) => ({
    ...line,
    cost: costs ? (costs.get(line.order_id) ?? 0) : line.cost,
  }));
  const { tz } = await findDeskCalendar(db);
  const cost = current.reduce((sum, line) => sum + line.cost, 0);
  return {
    invoice: presentInvoice({ ...row, cost }, localDate(call.now.getTime(), tz), call),
    lines: current.map((line) => ({
      order_id: line.order_id,
      order_sn: line.sn,
      title: nameIn(call.lang, line.title_zh, line.title_en),
      guests: line.guest_names.join(', '),
      served_on: line.served_on,
      cost: money(line.cost, currency),
      stated: money(line.stated, currency),
      difference: money(line.stated - line.cost, currency),
    })),
  };
}

function nameIn(lang: Lang, zh: string, en: string): string {
  return inLanguage(lang, { zh, en });
}

/** Audit entry of a change of an invoice. */
export function didToInvoice(
  { number, status }: Pick<InvoiceRow, 'number' | 'status'>,
  { invoice, lines }: ReplyOf<typeof endpoint>,
  reason: string,
): StaffAction & { on: { kind: 'supplier'; id: number; name: string } } {
  const { supplier, stated, difference } = invoice;
  return {
    on: { kind: 'supplier', id: supplier.id, name: supplier.name },
    before: { supplier_invoice: number, supplier_invoice_state: status },
    after: {
      supplier_invoice: number,
      supplier_invoice_state: invoice.status,
      invoiced_orders: lines.length,
      stated: formatMoney(stated),
      difference: formatMoney(difference),
    },
    reason,
  };
}
