import type { ReplyOf } from '@serai/contract/endpoint';
import type { issueRed as endpoint } from '@serai/contract/invoices/desk';
import { authorityKinds } from '@serai/contract/invoices/statuses';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { stageForInvoice } from '../../charges/charges.ts';
import { actionOnRed, withDifferences } from '../action-on-invoice.ts';
import { announceInvoice } from '../announce-invoice.ts';
import { expectedOfRed } from '../authority/expected-facts.ts';
import type { AuthorityDeps } from '../authority/read-authority-files.ts';
import { refuseDifferences } from '../authority/refuse-differences.ts';
import { checkAuthority, checkIssuedOn } from '../check-authority.ts';
import { deliverInvoice } from '../deliver-invoice.ts';
import { followInvoices } from '../follow-invoices.ts';
import { addInvoiceEvent, assignNumber, endLines, lockInvoice } from '../invoice-store.ts';
import { insertFiles } from '../issue-store.ts';
import { postTax } from '../post-tax.ts';
import { presentForStaff } from '../present-invoice.ts';
import { countIssuedRed, findRed, listRedLines, type RedRow, updateRed } from '../red-store.ts';
import { refuseRedState } from '../refuse-state.ts';
import { findTaxCodes } from '../tax-code-store.ts';

/**
 * Issues a red invoice that needs no further approval, and emails it. Fully reversed lines end: later charges of
 * their orders can be invoiced again.
 */
export async function issueRed(
  trx: Trx,
  deps: AuthorityDeps,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { userId } = operatorOf(call);
  const { input, now, lang } = call;
  const asked = await findRed(trx, input.red_id);
  if (!asked) throw new AppError('not_found');
  const locked = await lockInvoice(trx, asked.invoice_id, undefined);
  const { invoice, lines } = locked;
  const before = (await findRed(trx, input.red_id))!;
  refuseRedState(before, ['confirmed'], lang);
  await checkIssuedOn(trx, { issuedOn: input.issued_on, entityId: invoice.entity_id, now });
  const authority = await checkAuthority(trx, invoice.kind, { ...input, userId });
  const isOwn = !authorityKinds.includes(invoice.kind);
  const { expected } = await expectedOfRed(trx, before.id);
  const differing = await refuseDifferences(
    trx,
    deps,
    { ...expected, invoice_number: authority.invoiceNumber ?? null, issued_on: input.issued_on },
    { files: isOwn ? [] : (input.files ?? []), isConfirmed: input.files_checked ?? false, userId },
  );
  const red = await updateRed(trx, before.id, {
    status: 'issued',
    issued_on: input.issued_on,
    issued_at: now,
    ...(isOwn
      ? await assignNumber(trx, invoice.entity_id, 'credit_note')
      : { invoice_number: authority.invoiceNumber! }),
  });
  const own = [{ path: null, name: `${red.invoice_number}.pdf` }];
  await insertFiles(trx, invoice, red.id, isOwn ? own : authority.files!);
  await stageForInvoice(trx, await endLines(trx, await countIssuedRed(trx, red.id)), 'open');
  await addInvoiceEvent(trx, invoice, {
    event: 'red_issued',
    note: red.invoice_number,
    user_id: userId,
    at: now,
  });
  const taken = await listRedLines(trx, [red.id]);
  const lineOf = new Map(lines.map((line) => [line.id, line]));
  const orderIds = taken.map(({ line_id }) => lineOf.get(line_id)!.order_id);
  const codes = await findTaxCodes(
    trx,
    lines.map(({ tax_code_id }) => tax_code_id),
  );
  const owed = taken.map(({ line_id, site_tax }) => ({
    code: codes.get(lineOf.get(line_id)!.tax_code_id)!,
    tax: site_tax,
  }));
  await postTax(trx, invoice, {
    redId: red.id,
    issuedOn: input.issued_on,
    lines: owed,
    userId,
    now,
  });
  const event = { event: 'issueRed', actor: 'operator', userId, reason: red.reason, now } as const;
  await followInvoices(trx, orderIds, event);
  await announceRed(trx, call, red);
  await deliverInvoice(trx, invoice, { red, userId, now });
  return {
    reply: { invoice: await presentForStaff(trx, invoice.id, lang) },
    did: withDifferences(actionOnRed(invoice, before, red), differing),
  };

  async function announceRed(trx: Trx, { now }: { now: Date }, { invoice_number }: RedRow): Promise<void> {
    const gross = taken.reduce((sum, line) => sum + line.gross, 0);
    const facts = { amount: { amount: gross, currency: invoice.out_currency! }, invoice_number };
    await announceInvoice(trx, invoice, { event: 'invoice_red_issued', facts, now });
  }
}
