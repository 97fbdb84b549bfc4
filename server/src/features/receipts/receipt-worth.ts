import type { ExchangeRate } from '@serai/contract/wallet/exchange-rate';
import { exchange } from '../../domain/exchange.ts';
import { refusedField, refusedInput } from '../../platform/http/app-error.ts';

/** Sums of a receipt in the currency sent, in minor units, and its rate. */
interface SumFacts {
  currency: string;
  gross: number;
  bank_charge: number;
  charge_to: 'agency' | 'seller';
  rate?: string | undefined;
  rate_of?: string | undefined;
}

/** A larger amount is a mistake, as for any booked amount. */
const MAX_WORTH = 1e12;

/**
 * Worth of a receipt for the agency, and the seller's share of the bank charge, in the account's currency.
 */
export function worthOf(facts: SumFacts, account: string): { worth: number; charge_worth: number } {
  const rate = rateOf(facts, account);
  const creditedFor = (amount: number) =>
    rate ? exchange({ amount, currency: facts.currency }, account, rate) : amount;
  const arrived = creditedFor(facts.gross - facts.bank_charge);
  const worth = facts.charge_to === 'seller' ? creditedFor(facts.gross) : arrived;
  if (!(arrived >= 1 && worth <= MAX_WORTH)) throw refusedField('rate', 'worth_out_of_reach');
  return { worth, charge_worth: worth - arrived };
}

function rateOf({ currency, rate, rate_of }: SumFacts, account: string): ExchangeRate | undefined {
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
