import type { ReplyOf } from '@serai/contract/endpoint';
import type { listSupplierInvoices as endpoint } from '@serai/contract/payables/invoices';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { findDeskCalendar } from '../../site/site.ts';
import { invoiceTables, selectInvoices } from './invoice-store.ts';
import { presentInvoice } from './present-invoice.ts';

/** Lists a page of the invoices of suppliers, newest first. */
export async function listSupplierInvoices(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { supplier_id, status, keyword } = call.input;
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['supplier-invoices', supplier_id, status, keyword],
    order: byId('newest first', 'invoice.id'),
    from: invoiceTables,
    where: joinConditions([
      supplier_id !== undefined && sql`invoice.supplier_id = ${supplier_id}`,
      status && sql`invoice.status = ${status}`,
      keyword && sql`invoice.number ILIKE ${`%${keyword.replace(/[\\%_]/g, '\\$&')}%`}`,
    ]),
    select: selectInvoices,
  });
  const { tz } = await findDeskCalendar(db);
  const today = localDate(call.now.getTime(), tz);
  return { list: rows.map((row) => presentInvoice(row, today, call)), ...listed };
}
