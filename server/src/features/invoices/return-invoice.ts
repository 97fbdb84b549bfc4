import type { Trx } from '../../calls.ts';
import type { Actor } from '../../domain/order-facts.ts';
import { stageForInvoice } from '../charges/charges.ts';
import { followInvoices } from './follow-invoices.ts';
import { endLines, type InvoiceRow, type LockedInvoice, updateInvoice } from './invoice-store.ts';

/** The way an application ends without an invoice. */
interface Ending {
  status: 'withdrawn' | 'rejected';
  reason: string;
  actor: Actor;
  userId: number;
  now: Date;
}

/** Ends an application: its charges can be invoiced again. */
export async function returnInvoice(
  trx: Trx,
  { invoice, lines, orderIds }: LockedInvoice,
  { status, ...ending }: Ending,
): Promise<InvoiceRow> {
  const charges = await endLines(
    trx,
    lines.map(({ id }) => id),
  );
  await stageForInvoice(trx, charges, 'open');
  await followInvoices(trx, orderIds, { event: 'returnInvoice', ...ending });
  return updateInvoice(trx, invoice.id, { status, reason: ending.reason });
}
