import { smallestAmount } from '@serai/contract/currency';
import type { ExchangeRate } from '@serai/contract/exchange-rate';
import type { Money } from '@serai/contract/money';
import { exactWorth, exchange, halfUp } from './exchange.ts';

/** Money that came in another currency, and what it is booked as by its own rate, in minor units of the account's. */
export interface ForeignMoney {
  sent: Money;
  worth: number;
}

/**
 * What a part of such money pays of a debt at a rate that was offered: `settled` of the debt, for `used` of the part;
 * `settled - used` is what the offered rate costs, below zero what it brings. The offered sum pays the debt in full, and
 * so does what is short of it by less than the smallest amount the debt can be paid in; less than that pays its worth at
 * the offered rate, rounded once, half up. All but `sent` in minor units of the debt's currency.
 */
export function payAtOffer(
  debt: Money,
  rate: ExchangeRate,
  { sent, worth, part }: ForeignMoney & { part: number },
): { settled: number; used: number } {
  const asked = exchange(debt, sent.currency, rate);
  // What the sum asked for is worth by the money's own rate: so much of the part is needed.
  const needed = halfUp({ above: BigInt(worth) * BigInt(asked), below: BigInt(sent.amount) });
  if (part >= needed) return { settled: debt.amount, used: Math.max(1, needed) };
  const whole = exactWorth(sent, debt.currency, rate);
  const paid = { above: whole.above * BigInt(part), below: whole.below * BigInt(worth) };
  const step = smallestAmount(debt.currency);
  const isWhole = paid.above > BigInt(debt.amount / step - 1) * paid.below;
  return { settled: isWhole ? debt.amount : Math.max(step, halfUp(paid) * step), used: part };
}
