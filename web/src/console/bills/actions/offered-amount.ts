import { minorUnits, smallestAmount } from '@serai/contract/currency';
import type { DeskBillReply } from '../desk-bill.ts';

type Sum = DeskBillReply['deposit'];

/**
 * Converts an open amount at a stated rate, for a preview; undefined while the rate is incomplete. The server computes
 * what is owed in the same way: exactly, and rounded half up to the smallest payable amount.
 */
export function offeredAmount(
  { amount, currency }: Sum,
  to: string,
  { rate, of }: { rate: string; of: string },
): Sum | undefined {
  if (!/^\d{1,9}(\.\d{1,8})?$/.test(rate) || (of !== currency && of !== to)) return undefined;
  const [whole = '', places = ''] = rate.split('.');
  const stated = BigInt(whole + places);
  const scale = 10n ** BigInt(places.length);
  const [times, per] = of === currency ? [stated, scale] : [scale, stated];
  const smallest = BigInt(smallestAmount(to));
  const above = BigInt(amount) * times * BigInt(minorUnits(to));
  const below = per * BigInt(minorUnits(currency)) * smallest;
  if (below === 0n) return undefined;
  return { amount: Number(((2n * above + below) / (2n * below)) * smallest), currency: to };
}
