import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { normalForm } from '@serai/contract/normal-text';
import type { recordReceipt as endpoint } from '@serai/contract/receipts/desk';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import type { ExchangeRate } from '@serai/contract/wallet/exchange-rate';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { exchange } from '../../../domain/exchange.ts';
import { localDate } from '../../../domain/local-time.ts';
import { formatMoney } from '../../../domain/money.ts';
import { refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import { refuseFraction } from '../../../platform/http/refuse-fraction.ts';
import { refuseUnknownCurrency } from '../../../platform/http/refuse-unknown-currency.ts';
import type { Done } from '../../activity/activity.ts';
import { findDeskCalendar, holdCurrency } from '../../site/site.ts';
import { refuseWrongDay } from '../check-facts.ts';
import { showForStaff } from '../present-receipt.ts';
import { findByReference, insertReceipt } from '../receipt-store.ts';

type Facts = Call<typeof endpoint>['input'];

/** A larger amount is a mistake, as for any booked amount. */
const MAX_WORTH = 1e12;

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
  const { bank_reference, rate = null, rate_of = null, is_another, ...facts } = input;
  const key = keyOf(bank_reference);
  if (!is_another) await refuseUsedReference(trx, input, key);
  const id = await insertReceipt(trx, {
    ...facts,
    bank_reference,
    reference_key: key,
    rate,
    rate_of,
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
 * Worth of a receipt for the agency, and the seller's share of the bank charge, in the account's currency.
 */
function worthOf(facts: Facts, account: string): { worth: number; charge_worth: number } {
  const rate = rateOf(facts, account);
  const creditedFor = (amount: number) =>
    rate ? exchange({ amount, currency: facts.currency }, account, rate) : amount;
  const arrived = creditedFor(facts.gross - facts.bank_charge);
  const worth = facts.charge_to === 'seller' ? creditedFor(facts.gross) : arrived;
  if (!(arrived >= 1 && worth <= MAX_WORTH)) throw refusedField('rate', 'worth_out_of_reach');
  return { worth, charge_worth: worth - arrived };
}

function rateOf({ currency, rate, rate_of }: Facts, account: string): ExchangeRate | undefined {
  if (currency === account) {
    if (rate !== undefined) throw refusedInput('rate', 'rate_unneeded');
    if (rate_of !== undefined) throw refusedInput('rate_of', 'rate_unneeded');
    return undefined;
  }
  if (rate === undefined) throw refusedInput('rate', 'rate_required');
  if (rate_of !== currency && rate_of !== account) {
    throw refusedInput('rate_of', 'rate_of_misfit', { currency, account });
  }
  return { rate, of: rate_of };
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

/**
 * Normalises a bank reference: ignores case, width, blanks and punctuation. Punctuation between digits is
 * kept, because `26/1/12` and `26/11/2` are different numbers. Combining marks are kept, because they are
 * vowels in Thai, Hindi and Burmese.
 */
export function keyOf(reference: string): string {
  return normalForm(reference, 'NFKC')
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, (signs, at: number, whole: string) =>
      /\p{N}/u.test(whole[at - 1] ?? '') && /\p{N}/u.test(whole[at + signs.length] ?? '') ? '-' : '',
    );
}

/** Former normalisation without punctuation and marks; older rows still have this key. */
function looseKeyOf(reference: string): string {
  return keyOf(reference).replace(/[^\p{L}\p{N}]/gu, '');
}
