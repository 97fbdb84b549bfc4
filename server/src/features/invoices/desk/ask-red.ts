import type { ReplyOf } from '@serai/contract/endpoint';
import type { askRed as endpoint } from '@serai/contract/invoices/desk';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { actionOnRed } from '../action-on-invoice.ts';
import { addInvoiceEvent, type LockedInvoice, lockInvoice } from '../invoice-store.ts';
import { askBuyer, askedBuyer, leftOf, makeRed } from '../make-red.ts';
import { presentForStaff } from '../present-invoice.ts';
import { findRed, listRedLines, type RedRow, updateRed } from '../red-store.ts';
import { refuseRedState, refuseState } from '../refuse-state.ts';

/** Requests a red invoice over the whole remainder, or again after the buyer has refused or not answered. */
export async function askRed(trx: Trx, call: Call<typeof endpoint>): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang } = call;
  const locked = await lockInvoice(trx, input.id, undefined);
  refuseState(locked.invoice, ['issued', 'delivered'], lang);
  const before = input.red_id === undefined ? null : await openRed(trx, locked, input.red_id);
  const red = before ? await askAgain(trx, locked, before, call) : await askFull(trx, locked, call);
  return {
    reply: { invoice: await presentForStaff(trx, locked.invoice.id, lang) },
    did: actionOnRed(locked.invoice, before, red, input.reason),
  };
}

async function openRed(trx: Trx, { invoice }: LockedInvoice, redId: number): Promise<RedRow> {
  const red = await findRed(trx, redId);
  if (red?.invoice_id !== invoice.id) throw new AppError('not_found');
  return red;
}

async function askFull(trx: Trx, locked: LockedInvoice, call: Call<typeof endpoint>): Promise<RedRow> {
  const { userId } = operatorOf(call);
  const off = locked.lines
    .map((line) => ({ lineId: line.id, amount: leftOf(line) }))
    .filter(({ amount }) => amount > 0);
  if (off.length === 0) throw new AppError('nothing_to_redden');
  const { reason } = call.input;
  return makeRed(trx, locked, { off, isFull: true, reason, userId, actor: 'operator', now: call.now });
}

async function askAgain(
  trx: Trx,
  { invoice }: LockedInvoice,
  red: RedRow,
  call: Call<typeof endpoint>,
): Promise<RedRow> {
  const { userId } = operatorOf(call);
  const { now, lang, input } = call;
  refuseRedState(red, ['declined', 'lapsed'], lang);
  const asked = await updateRed(trx, red.id, {
    ...askedBuyer(invoice, now),
    reason: input.reason,
    asked_at: now,
    answered_by: null,
    answered_at: null,
  });
  await addInvoiceEvent(trx, invoice, { event: 'red_asked', note: input.reason, user_id: userId, at: now });
  const taken = await listRedLines(trx, [red.id]);
  const amount = taken.reduce((sum, line) => sum + line.gross, 0);
  await askBuyer(trx, invoice, asked, { amount: { amount, currency: invoice.out_currency! }, now });
  return asked;
}
