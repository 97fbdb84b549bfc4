import type { SeenMoney } from '@serai/contract/money';

/** Returns the total of sums of one currency; null without any, or if the reader may not see one of them. */
export function totalOf(sums: readonly SeenMoney[]): SeenMoney | null {
  const [first] = sums;
  if (!first) return null;
  const isOne = sums.every(({ currency, amount }) => currency === first.currency && amount !== null);
  if (!isOne) return null;
  return { amount: sums.reduce((total, { amount }) => total + (amount ?? 0), 0), currency: first.currency };
}
