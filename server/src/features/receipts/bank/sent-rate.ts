import { minorUnits } from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';
import type { ExchangeRate } from '@serai/contract/wallet/exchange-rate';
import { exchange } from '../../../domain/exchange.ts';

/** Decimals of a stated rate. */
const decimals = 8;

/**
 * The rate at which a bank credited money sent in another currency, so that the sum sent gives exactly the sum credited.
 * Undefined if no rate of eight decimals does.
 */
export function sentRate(sent: Money, credited: Money): ExchangeRate | undefined {
  const stated = [rateOf(sent, credited), rateOf(credited, sent)];
  return stated.find((rate) => rate && exchange(sent, credited.currency, rate) === credited.amount);
}

/** Price of one unit of a currency in another one, to eight decimals; undefined if it rounds to zero. */
function rateOf(one: Money, other: Money): ExchangeRate | undefined {
  const above = BigInt(other.amount) * BigInt(minorUnits(one.currency)) * 10n ** BigInt(decimals);
  const below = BigInt(one.amount) * BigInt(minorUnits(other.currency));
  const digits = ((2n * above + below) / (2n * below)).toString().padStart(decimals + 1, '0');
  const rate = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
  return /[1-9]/.test(rate) && digits.length <= decimals + 9 ? { rate, of: one.currency } : undefined;
}
