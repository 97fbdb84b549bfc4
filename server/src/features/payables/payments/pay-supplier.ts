import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { paySupplier as endpoint } from '@serai/contract/payables/payments';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { supplierPaymentLines } from '../../../domain/ledger/lines.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney, sum } from '../../../domain/money.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { approverIn, guardConcession } from '../../concessions/concessions.ts';
import { useLineForSupplier } from '../../receipts/receipts.ts';
import { findDeskCalendar } from '../../site/site.ts';
import { postForSupplier } from '../../wallet/wallet.ts';
import { refuseInvoiceState } from '../invoices/decide-invoice.ts';
import { type InvoiceRow, lockInvoices, updateInvoices } from '../invoices/invoice-store.ts';
import { lockSupplier } from '../suppliers/supplier-store.ts';
import { type DebitRow, findPayment, insertPayment, listDebits } from './payment-store.ts';
import { presentPayment } from './present-payment.ts';

/** Days that a payment may lie in the past when it is recorded. */
const maxPastDays = 92;

/**
 * Records a payment of accepted invoices of one supplier: by transfer to its bank details, or as a debit of an imported
 * bank statement. Above the limits of one person a second one approves.
 */
export async function paySupplier(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { invoice_ids, reference, bank_line_id } = call.input;
  const { now } = call;
  const { userId } = operatorOf(call);
  const invoices = await lockInvoices(trx, invoice_ids);
  for (const invoice of invoices) refuseInvoiceState(invoice, 'pay');
  const { supplierId, entityId, currency, amount } = ownerOf(invoices);
  const supplier = await lockSupplier(trx, supplierId);
  const line = await findLine(trx, { id: bank_line_id, amount, currency });
  if (!line && supplier.bank === '') throw new AppError('supplier_bank_missing');
  const paid_on = await readPaidDay(trx, call, line);
  const numbers = invoices.map(({ number }) => number).join(', ');
  const postingId = await postForSupplier(trx, {
    event: 'supplier_paid',
    key: `supplier_payment:${await nextPaymentKey(trx, invoices)}`,
    supplierId,
    entityId,
    orderId: null,
    currency,
    lines: supplierPaymentLines(amount),
    userId,
    memo: numbers.slice(0, 500),
    now,
  });
  const payment = {
    supplier_id: supplierId,
    entity_id: entityId,
    currency,
    amount,
    paid_on,
    reference,
    bank: supplier.bank,
    bank_line_id: line?.id ?? null,
    posting_id: postingId,
    paid_by: userId,
    approved_by: approverIn(trx),
    paid_at: now,
  };
  const ids = invoices.map(({ id }) => id);
  if (line) await useLineForSupplier(trx, { lineId: line.id, userId, now });
  const id = await insertPayment(trx, payment, ids);
  if (id === undefined) throw refusedField('bank_line_id', 'bank_line_unfit');
  await updateInvoices(trx, ids, { status: 'paid', payment_id: id });
  const on = { kind: 'supplier', id: supplierId, name: supplier.name_en } as const;
  const given = { amount, currency };
  const reason = [numbers, supplier.bank, reference].filter(Boolean).join('\n');
  await guardConcession(trx, { kind: 'supplier_payment', given, on, reason }, { userId, now });
  return {
    reply: { payment: presentPayment(await findPayment(trx, id), call) },
    did: {
      on,
      before: null,
      after: { supplier_paid: formatMoney(given), supplier_invoice: numbers, paid_on, bank: supplier.bank },
      reason: reference,
    },
  };
}

/** Supplier, company and sum of invoices that are paid together; refuses a mixture. */
function ownerOf(invoices: readonly InvoiceRow[]) {
  const { supplier_id: supplierId, entity_id: entityId, currency } = invoices[0]!;
  const isMixed = invoices.some(
    (invoice) =>
      invoice.supplier_id !== supplierId || invoice.entity_id !== entityId || invoice.currency !== currency,
  );
  if (isMixed) throw new AppError('supplier_invoices_mixed');
  return { supplierId, entityId, currency, amount: sum(invoices.map(({ total }) => total)) };
}

async function findLine(
  trx: Trx,
  { id, ...of }: { id: number | undefined; amount: number; currency: string },
): Promise<DebitRow | undefined> {
  if (id === undefined) return undefined;
  const [line] = await listDebits(trx, { ...of, id, most: 1 });
  if (!line) throw refusedField('bank_line_id', 'bank_line_unfit');
  return line;
}

/** Day of the payment: that of the bank line, or the day given. */
async function readPaidDay(
  trx: Trx,
  { input, now }: Call<typeof endpoint>,
  line: DebitRow | undefined,
): Promise<string> {
  if (line) return line.booked_on;
  const { tz } = await findDeskCalendar(trx);
  const today = localDate(now.getTime(), tz);
  const earliest = addDays(today, -maxPastDays);
  if (input.paid_on > today || input.paid_on < earliest) {
    throw refusedField('paid_on', 'paid_day_wrong', { day: earliest });
  }
  return input.paid_on;
}

/** Key of the next payment of locked invoices: after a reversal they are paid again under another one. */
async function nextPaymentKey(trx: Trx, invoices: readonly InvoiceRow[]): Promise<string> {
  const [first] = invoices;
  const { count } = await trx
    .selectFrom('supplier_payment_invoices')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('invoice_id', '=', first!.id)
    .executeTakeFirstOrThrow();
  return `${first!.id}:${count + 1}`;
}
