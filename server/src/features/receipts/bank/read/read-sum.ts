import { readAmount } from '@serai/contract/currency';
import { plainCode } from '@serai/contract/normal-text';

/**
 * Reads a sum of a sheet in minor units: `1,234.50`, `(35.00)`, `35.00-`, `+35.00`, `THB 35.00`, `1.234,50`. Undefined if
 * it is none.
 */
export function readSum(text: string, currency: string): number | undefined {
  const plain = plainCode(text)
    .replace(/[A-Z]{3}|[¥$฿€£]/gu, '')
    .trim();
  const isNegative = /^\(.*\)$/.test(plain) || /-$/.test(plain) || /^-/.test(plain);
  const figures = plain.replace(/[()+-]/g, '').trim();
  const amount = readAmount(withPoint(figures), currency);
  return amount === undefined ? undefined : isNegative ? -amount : amount;
}

/** Sums with a decimal comma, `1.234,50` or `1234,50`, are written with a point. */
function withPoint(figures: string): string {
  return /^(\d{1,3}(\.\d{3})+|\d+),\d{1,2}$/.test(figures)
    ? figures.replaceAll('.', '').replace(',', '.')
    : figures;
}
