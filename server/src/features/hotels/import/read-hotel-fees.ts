import { feeBases } from '@serai/contract/hotels/hotels';
import { readPriceOrNull } from '../../../platform/csv-import/read-price.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import type { HotelFeeRow } from './catalogue-rows.ts';
import { readDays } from './read-supplements.ts';

/** Reads a row of hotel-fees.csv: an amount in the fee's own currency, or a percentage. */
export function readHotelFee(row: RowReader): HotelFeeRow {
  const basis = row.choice('basis', feeBases);
  const currency = row.tested('currency', (value) => /^[A-Z]{3}$/.test(value), 'bad_currency_code');
  const isPercent = basis === 'percent';
  if (row.text(isPercent ? 'amount' : 'percent', { optional: true }) !== '') {
    row.fault(isPercent ? 'amount' : 'percent', 'amount_or_percent');
  }
  const amount = isPercent ? 0 : (readPriceOrNull(row, 'amount', currency) ?? 0);
  const percent = isPercent ? row.number('percent', 0, 100) : 0;
  if (amount === 0 && percent === 0) row.fault(isPercent ? 'percent' : 'amount', 'required');
  const { from, to } = readDays(row);
  return {
    line: row.line,
    hotel: row.code('hotel'),
    code: row.code('code'),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    basis,
    amount,
    percent,
    currency,
    from_age: row.integerOrNull('from_age', 0, 18) ?? 0,
    from_day: from,
    to_day: to,
    position: row.integer('position', 0, 10_000),
    active: row.yes('active'),
  };
}
