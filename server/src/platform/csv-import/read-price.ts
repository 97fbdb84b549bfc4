import { highestPrice, smallestAmount } from '@serai/contract/currency';
import type { RowReader } from './row-reader.ts';

/** Reads an amount of minor units, `low` at least, that the currency can be paid in. */
export function readPrice(row: RowReader, field: string, currency: string, low = 0): number {
  return row.integer(field, low, highestPrice, smallestAmount(currency));
}

/** Reads the column `currency`, which may name this one only. */
export function readCurrency(row: RowReader, currency: string): void {
  const value = row.text('currency');
  if (value !== '' && value !== currency) row.fault('currency', 'bad_currency', { value, currency });
}
