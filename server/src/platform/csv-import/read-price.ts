import { decimalText, highestPrice, minorUnits, readAmount, smallestAmount } from '@serai/contract/currency';
import type { FaultCode, ImportFault } from './import-faults.ts';
import type { RowReader } from './row-reader.ts';

/** Parses a price written as a decimal number of the currency, `35.00`, into minor units; at least `low`. */
export function readPrice(row: RowReader, field: string, currency: string, low = 0): number {
  const value = row.text(field, { max: 24 });
  if (value === '') return 0;
  const reading = priceOf(value, currency);
  if ('fault' in reading) {
    row.fault(field, reading.fault, reading.facts);
    return 0;
  }
  if (reading.amount < low)
    row.fault(field, 'price_low', { value, low: decimalText(low, currency), currency });
  return reading.amount;
}

/** As above; an empty cell means no price. */
export function readPriceOrNull(row: RowReader, field: string, currency: string): number | null {
  return row.text(field, { optional: true }) === '' ? null : readPrice(row, field, currency);
}

/**
 * Parses a price into minor units. Only digits and a point: a comma separates thousands in one country and
 * decimals in another, so it is not guessed.
 */
export function priceOf(
  value: string,
  currency: string,
): { amount: number } | { fault: FaultCode; facts: ImportFault['facts'] } {
  if (!/^\d+(\.\d+)?$/.test(value)) {
    return {
      fault: 'bad_price',
      facts: { value, example: decimalText(35 * minorUnits(currency), currency) },
    };
  }
  const amount = readAmount(value, currency);
  const isPayable = amount !== undefined && amount <= highestPrice && amount % smallestAmount(currency) === 0;
  return isPayable ? { amount } : { fault: 'bad_amount', facts: { value, currency } };
}

/** Reads the column `currency`; only the given currency is accepted. */
export function readCurrency(row: RowReader, currency: string): void {
  const value = row.text('currency');
  if (value !== '' && value !== currency) row.fault('currency', 'bad_currency', { value, currency });
}
