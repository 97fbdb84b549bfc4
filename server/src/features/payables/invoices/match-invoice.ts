import type { ReplyOf } from '@serai/contract/endpoint';
import type { matchSupplierInvoice as endpoint } from '@serai/contract/payables/invoices';
import type { Call, Trx } from '../../../calls.ts';
import type { Done } from '../../activity/activity.ts';
import { refuseInvoiceState } from './decide-invoice.ts';
import { lockInvoices } from './invoice-store.ts';
import { matchLines } from './match-lines.ts';
import { didToInvoice, readInvoice } from './present-invoice.ts';

/** Replaces the orders on an undecided invoice. */
export async function matchInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { invoice_id: id, lines } = call.input;
  const [invoice] = await lockInvoices(trx, [id]);
  refuseInvoiceState(invoice!, 'match');
  await matchLines(trx, invoice!, lines);
  const reply = await readInvoice(trx, id, call);
  return { reply, did: didToInvoice(invoice!, reply, '') };
}
