import { decimalText, readAmount } from '@serai/contract/currency';

/** Sums that a supplier states, as typed, by the id of the order. */
export type Stated = Readonly<Record<number, string>>;

/** Text of a sum in a field. */
export function sumText(amount: number, currency: string): string {
  return amount < 0 ? `-${decimalText(-amount, currency)}` : decimalText(amount, currency);
}

/** Minor units of a typed sum, also below zero; undefined if it is none. */
export function readSum(typed: string, currency: string): number | undefined {
  const text = typed.trim().replace(/^−/, '-');
  const amount = readAmount(text.replace(/^-/, ''), currency);
  return amount !== undefined && text.startsWith('-') ? -amount : amount;
}

/** Lines of a call; undefined if a sum is not readable. */
export function linesOf(
  stated: Stated,
  currency: string,
): { order_id: number; stated: number }[] | undefined {
  const lines = Object.entries(stated).map(([id, typed]) => ({
    order_id: Number(id),
    stated: readSum(typed, currency),
  }));
  return lines.every((line): line is { order_id: number; stated: number } => line.stated !== undefined)
    ? lines
    : undefined;
}
