import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { ExchangeRate } from '@serai/contract/exchange-rate';
import { normalForm } from '@serai/contract/normal-text';
import type { recordReceipt as endpoint } from '@serai/contract/receipt-desk';
import { receiptNumber } from '@serai/contract/receipt-number';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { exchange } from '../../domain/exchange.ts';
import { localDate } from '../../domain/local-time.ts';
import { formatMoney } from '../../domain/money.ts';
import { refusedField, refusedInput } from '../../platform/http/app-error.ts';
import { refuseFraction } from '../../platform/http/refuse-fraction.ts';
import { refuseUnknownCurrency } from '../../platform/http/refuse-unknown-currency.ts';
import type { Done } from '../activity/activity.ts';
import { findDeskCalendar, holdCurrency } from '../site/site.ts';
import { refuseWrongDay } from './check-facts.ts';
import { showForDesk } from './present-receipt.ts';
import { findByReference, insertReceipt } from './receipt-store.ts';

type Facts = Call<typeof endpoint>['input'];

/** More is a mistake, as it is for any sum that is booked. */
const MOST_WORTH = 1e12;

/**
 * Keeps what arrived at the bank, with what it is worth in the currency of the accounts. Nothing is posted before it is
 * known whose it is. The same bank reference, day and sum are refused as `receipt_known` while that receipt stands; the
 * same reference with another day or sum is refused as `receipt_reference_used` until the caller confirms (`is_another`).
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
    ...{ ...facts, bank_reference, reference_key: key, rate, rate_of },
    ...{ account_currency: account, ...worthOf(input, account) },
    ...{ recorded_by: userId, recorded_at: now },
  });
  if (id === undefined) {
    const standing = await findByReference(trx, [key]);
    const known = standing.find((receipt) => isSame(receipt, input));
    const number = known ? receiptNumber(known.id) : '—';
    throw refusedField('bank_reference', 'receipt_known', { reference: bank_reference, number });
  }
  const reply = await showForDesk(trx, id);
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
  // Banks date interest from a day that may be a weekend ahead.
  refuseWrongDay('value_date', value_date, addDays(today, 7));
}

/** What a receipt is worth to the agency, and what the seller bears of the bank's charge, in the account's currency. */
function worthOf(facts: Facts, account: string): { worth: number; charge_worth: number } {
  const rate = rateOf(facts, account);
  const creditedFor = (amount: number) =>
    rate ? exchange({ amount, currency: facts.currency }, account, rate) : amount;
  const arrived = creditedFor(facts.gross - facts.bank_charge);
  const worth = facts.charge_to === 'seller' ? creditedFor(facts.gross) : arrived;
  if (!(arrived >= 1 && worth <= MOST_WORTH)) throw refusedField('rate', 'worth_out_of_reach');
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
 * Asks whether a reference that stands for money of another day or sum is meant: banks give short numbers more than once.
 * The same number with the same day and sum is left to the unique index, which holds against a race as well.
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
 * A bank's reference without what people write differently: case, width, blanks, and signs. Between digits a sign stays,
 * because `26/1/12` and `26/11/2` are two numbers, and marks stay, because they are vowels of Thai, Hindi and Burmese.
 */
export function keyOf(reference: string): string {
  return normalForm(reference, 'NFKC')
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, (signs, at: number, whole: string) =>
      /\p{N}/u.test(whole[at - 1] ?? '') && /\p{N}/u.test(whole[at + signs.length] ?? '') ? '-' : '',
    );
}

/** The key under which references were kept without their signs and marks; rows of that time still have it. */
function looseKeyOf(reference: string): string {
  return keyOf(reference).replace(/[^\p{L}\p{N}]/gu, '');
}
