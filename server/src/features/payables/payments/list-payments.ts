import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  listBankDebits as debitsEndpoint,
  listSupplierPayments as endpoint,
} from '@serai/contract/payables/payments';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { findPriceSettings } from '../../site/site.ts';
import { listDebits, paymentTables, selectPayments } from './payment-store.ts';
import { presentDebit, presentPayment } from './present-payment.ts';

/** Lists a page of the payments to suppliers, newest first. */
export async function listSupplierPayments(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { supplier_id } = call.input;
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['supplier-payments', supplier_id],
    order: byId('newest first', 'payment.id'),
    from: paymentTables,
    where: joinConditions([supplier_id !== undefined && sql`payment.supplier_id = ${supplier_id}`]),
    select: selectPayments,
  });
  return { list: rows.map((row) => presentPayment(row, call)), ...listed };
}

/** Lists debits of imported bank statements that could be a payment of a sum. */
export async function listBankDebits(
  db: Db,
  { input }: Call<typeof debitsEndpoint>,
): Promise<ReplyOf<typeof debitsEndpoint>> {
  const { currency } = await findPriceSettings(db);
  return { list: (await listDebits(db, { ...input, currency, most: 20 })).map(presentDebit) };
}
