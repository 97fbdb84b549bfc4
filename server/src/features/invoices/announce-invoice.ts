import type { Money } from '@serai/contract/money';
import type { Trx } from '../../calls.ts';
import { announce, notifyStaff } from '../messages/messages.ts';
import { findFinance } from '../people/people.ts';
import type { InvoiceRow } from './invoice-store.ts';

/** Announcements about an invoice, with the facts that each needs besides its number. */
interface InvoiceNews {
  invoice_rejected: { reason: string };
  invoice_issued: { amount: Money; invoice_number: string };
  invoice_red_asked: { amount: Money; reason: string; until: string };
  invoice_red_issued: { amount: Money; invoice_number: string };
}

/** Notifies the agency's owners and finance members of a change of an invoice. */
export async function announceInvoice<Event extends keyof InvoiceNews>(
  trx: Trx,
  { id, agency_id: agencyId, number }: InvoiceRow,
  { event, facts, now }: { event: Event; facts: InvoiceNews[Event]; now: Date },
): Promise<void> {
  await announce(trx, {
    agencyId,
    event,
    facts: { invoice: number, ...facts, invoice_id: id },
    to: await findFinance(trx, agencyId),
    now,
  });
}

/** Notifies the seller's finance of an invoice that needs a decision. */
export async function notifyInvoiceDesk(
  trx: Trx,
  invoice: InvoiceRow,
  { event, amount, now }: { event: 'invoice_applied' | 'invoice_red_due'; amount?: Money; now: Date },
): Promise<void> {
  const agencies = trx.selectFrom('agencies').select('name').where('id', '=', invoice.agency_id);
  const { name } = await agencies.executeTakeFirstOrThrow();
  const facts = {
    invoice: invoice.number,
    agency: name,
    invoice_number: invoice.invoice_number,
    amount: amount ?? { amount: invoice.total, currency: invoice.currency },
  };
  await notifyStaff(trx, { queue: 'finance', event, facts, now });
}
