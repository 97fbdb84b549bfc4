import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { recordReceipt as endpoint } from '@serai/contract/receipts/desk';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import { refuseUnknownCurrency } from '../../../platform/http/refuse-unknown-currency.ts';
import type { Done } from '../../activity/activity.ts';
import { findDeskCalendar, holdCurrency } from '../../site/site.ts';
import { refuseWrongDay } from '../check-facts.ts';
import { findSlip } from '../find-slip.ts';
import { showForStaff } from '../present-receipt.ts';
import { findByReference, insertReceipt } from '../receipt-store.ts';
import { worthOf } from '../receipt-worth.ts';
import { keyOf, looseKeyOf } from '../reference-key.ts';

type Facts = Call<typeof endpoint>['input'];

/**
 * Records money received at the bank, with its worth in the accounts' currency. Nothing is posted before its
 * agency is known. Refuses the same reference, day and amount as a valid receipt with `receipt_known`, and
 * the same reference with another day or amount with `receipt_reference_used` until the caller confirms
 * (`is_another`).
 */
export async function recordReceipt(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId } = operatorOf(call);
  await refuseOddFacts(trx, input, now);
  const account = await holdCurrency(trx);
  const { bank_reference, rate = null, rate_of = null, is_another, slip, ...facts } = input;
  const key = keyOf(bank_reference);
  if (!is_another) await refuseUsedReference(trx, input, key);
  const id = await insertReceipt(trx, {
    ...facts,
    bank_reference,
    reference_key: key,
    rate,
    rate_of,
    slip: slip === '' ? null : await findSlip(trx, userId, slip),
    account_currency: account,
    ...worthOf(input, account),
    recorded_by: userId,
    recorded_at: now,
  });
  if (id === undefined) {
    const standing = await findByReference(trx, [key]);
    const known = standing.find((receipt) => isSame(receipt, input));
    const number = known ? receiptNumber(known.id) : '—';
    throw refusedField('bank_reference', 'receipt_known', { reference: bank_reference, number });
  }
  const reply = await showForStaff(trx, id);
  const { payer, received_on, gross, worth } = reply;
  return {
    reply,
    did: {
      on: { kind: 'receipt', id, name: reply.number },
      before: null,
      after: { payer, received_on, bank_reference, gross: formatMoney(gross), worth: worth.amount },
    },
  };
}

async function refuseOddFacts(trx: Trx, facts: Facts, now: Date): Promise<void> {
  const { currency, gross, bank_charge, received_on, value_date, bank_reference } = facts;
  refuseUnknownCurrency('currency', currency);
  refuseFraction('gross', { amount: gross, currency });
  refuseFraction('bank_charge', { amount: bank_charge, currency });
  if (bank_charge >= gross) throw refusedInput('bank_charge', 'charge_beyond_gross');
  if (keyOf(bank_reference) === '') throw refusedInput('bank_reference', 'bank_reference_required');
  const { tz } = await findDeskCalendar(trx);
  const today = localDate(now.getTime(), tz);
  refuseWrongDay('received_on', received_on, today);
  // A bank's value date may lie a weekend ahead.
  refuseWrongDay('value_date', value_date, addDays(today, 7));
}

/**
 * Asks for confirmation if a valid receipt with another day or amount has the reference: banks reuse short
 * numbers. The same day and amount are left to the unique index, which also prevents races.
 */
async function refuseUsedReference(trx: Trx, facts: Facts, key: string): Promise<void> {
  const standing = await findByReference(trx, [key, looseKeyOf(facts.bank_reference)]);
  const used = standing.filter((receipt) => keyOf(receipt.bank_reference) === key);
  const [other] = used;
  if (other === undefined || used.some((receipt) => isSame(receipt, facts))) return;
  throw refusedField('bank_reference', 'receipt_reference_used', {
    reference: facts.bank_reference,
    number: receiptNumber(other.id),
    day: other.received_on,
    sum: formatMoney({ amount: other.gross, currency: other.currency }),
  });
}

type Dated = Pick<Facts, 'received_on' | 'currency' | 'gross'>;

const isSame = (one: Dated, other: Dated) =>
  one.received_on === other.received_on && one.currency === other.currency && one.gross === other.gross;
