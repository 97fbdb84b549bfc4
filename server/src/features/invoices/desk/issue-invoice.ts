import type { ReplyOf } from '@serai/contract/endpoint';
import type { issueInvoice as endpoint } from '@serai/contract/invoices/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseUnknownCurrency } from '../../../platform/http/refuse-unknown-currency.ts';
import type { Done } from '../../activity/activity.ts';
import { findToRedden } from '../../orders/orders.ts';
import { actionOnInvoice, withDifferences } from '../action-on-invoice.ts';
import { announceInvoice } from '../announce-invoice.ts';
import { buyerOf } from '../authority/expected-facts.ts';
import type { AuthorityDeps } from '../authority/read-authority-files.ts';
import { refuseDifferences } from '../authority/refuse-differences.ts';
import { checkAuthority, checkIssuedOn } from '../check-authority.ts';
import { deliverInvoice } from '../deliver-invoice.ts';
import { type InvoiceRow, lockInvoice } from '../invoice-store.ts';
import { issuePaper } from '../issue-paper.ts';
import { presentForStaff } from '../present-invoice.ts';
import { refuseState } from '../refuse-state.ts';

/**
 * Issues an approved invoice at the rate of the day of issue, and emails it to its title's address. Refuses with
 * `invoice_came_off` if less is due for an order than was applied for, and with `authority_file_differs` if a file of
 * the authority states something else and the caller has not confirmed that.
 */
export async function issueInvoice(
  trx: Trx,
  deps: AuthorityDeps,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now, lang } = call;
  const locked = await lockInvoice(trx, input.id, undefined);
  const { invoice, orderIds } = locked;
  refuseState(invoice, ['approved'], lang);
  await checkIssuedOn(trx, { issuedOn: input.issued_on, entityId: invoice.entity_id, now });
  const authority = await checkAuthority(trx, invoice.kind, { ...input, userId });
  const rate = rateOf(invoice, input);
  for (const orderId of orderIds) {
    if ((await findToRedden(trx, orderId)) > 0) throw new AppError('invoice_came_off');
  }
  const issued = await issuePaper(trx, locked, {
    issuedOn: input.issued_on,
    ...authority,
    ...rate,
    userId,
    actor: 'operator',
    now,
  });
  const differing = await refuseDifferences(
    trx,
    deps,
    {
      invoice_number: issued.invoice_number,
      issued_on: issued.issued_on,
      total: { amount: issued.gross!, currency: issued.out_currency! },
      ...buyerOf(issued),
    },
    { files: input.files ?? [], isConfirmed: input.files_checked ?? false, userId },
  );
  const { number: _, ...facts } = {
    number: issued.number,
    amount: { amount: issued.gross!, currency: issued.out_currency! },
    invoice_number: issued.invoice_number,
  };
  await announceInvoice(trx, issued, { event: 'invoice_issued', facts, now });
  const delivered = await deliverInvoice(trx, issued, { userId, now });
  return {
    reply: { invoice: await presentForStaff(trx, invoice.id, lang) },
    did: withDifferences(actionOnInvoice(invoice, delivered), differing),
  };
}

/** Currency and exchange rate of the invoice; the site's currency needs no rate. */
function rateOf(
  invoice: InvoiceRow,
  { currency = invoice.currency, rate, rate_of }: Call<typeof endpoint>['input'],
) {
  if (currency === invoice.currency) return { currency };
  refuseUnknownCurrency('currency', currency);
  if (rate === undefined || rate_of === undefined) throw refusedInput('rate', 'rate_needed');
  if (rate_of !== currency && rate_of !== invoice.currency) {
    throw refusedInput('rate_of', 'rate_of_misfit', { currency, account: invoice.currency });
  }
  return { currency, rate: { rate, of: rate_of } };
}
