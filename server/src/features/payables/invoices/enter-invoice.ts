import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { enterSupplierInvoice as endpoint } from '@serai/contract/payables/invoices';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { AppError, refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import type { Done } from '../../activity/activity.ts';
import { findEntity } from '../../contracts/contracts.ts';
import { keyOf } from '../../receipts/receipts.ts';
import { findDeskCalendar, holdCurrency } from '../../site/site.ts';
import { findPrivate } from '../../uploads/uploads.ts';
import { findSupplier } from '../suppliers/supplier-store.ts';
import { insertInvoice } from './invoice-store.ts';
import { matchLines } from './match-lines.ts';
import { readInvoice } from './present-invoice.ts';

/** Enters an invoice of a supplier. A second invoice of its number is refused with `supplier_invoice_known`. */
export async function enterInvoice(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { supplier_id, entity_id, number, issued_on, total, file, note, lines } = call.input;
  const { userId } = operatorOf(call);
  const supplier = await findSupplier(trx, supplier_id);
  if (!(await findEntity(trx, entity_id))) throw new AppError('not_found');
  const currency = await holdCurrency(trx);
  refuseFraction('total', { amount: total, currency });
  const key = keyOf(number);
  if (key === '') throw refusedInput('number', 'field_required');
  const due_on = call.input.due_on ?? addDays(issued_on, supplier.terms_days);
  await refuseWrongDays(trx, { issued_on, due_on }, call.now);
  const facts = { supplier_id, entity_id, number, issued_on, due_on, currency, total, note };
  const id = await insertInvoice(trx, {
    ...facts,
    number_key: key,
    file: file === '' ? null : await findFile(trx, userId, file),
    entered_by: userId,
    entered_at: call.now,
  });
  if (id === undefined) throw refusedField('number', 'supplier_invoice_known', { number });
  await matchLines(trx, { ...facts, id }, lines);
  return {
    reply: await readInvoice(trx, id, call),
    did: {
      on: { kind: 'supplier', id: supplier_id, name: supplier.name_en },
      before: null,
      after: { supplier_invoice: number, total: formatMoney({ amount: total, currency }), issued_on, due_on },
      reason: note,
    },
  };
}

async function refuseWrongDays(
  trx: Trx,
  { issued_on, due_on }: { issued_on: string; due_on: string },
  now: Date,
): Promise<void> {
  const { tz } = await findDeskCalendar(trx);
  if (issued_on > localDate(now.getTime(), tz)) throw refusedField('issued_on', 'invoice_day_wrong');
  if (due_on < issued_on || due_on > addDays(issued_on, 366))
    throw refusedField('due_on', 'invoice_day_wrong');
}

/** Path of a picture or PDF uploaded by the caller; another user's file is refused like a missing one. */
async function findFile(trx: Trx, userId: number, url: string): Promise<string> {
  const file = await findPrivate(trx, url.replace(/^\/storage\//, ''));
  const isFit = file?.user_id === userId && (file.is_picture || file.mimetype === 'application/pdf');
  if (!isFit) throw refusedField('file', 'slip_unknown');
  return file.path;
}
