import { decimalText, minorUnits, shownDigits } from '@serai/contract/currency';

/** Converts prices that are defined in US dollars. */
export interface Price {
  currency: string;
  /** Converts an amount in cents to minor units. */
  of(cents: number): number;
  /** Formats a sum of dollars for a sentence. */
  words(dollars: number): { zh: string; en: string };
}

/**
 * Makes prices in a currency at this dollar rate, rounded as usual: three figures, whole units; twentieths in
 * a currency worth more than a dollar.
 */
export function makePrice(currency: string, perDollar: number): Price {
  if (currency === 'USD') {
    const words = (dollars: number) => ({ zh: `${dollars} 美元`, en: `USD ${dollars}` });
    return { currency, of: (cents) => cents, words };
  }
  const units = minorUnits(currency);
  const least = perDollar < 1 ? units / 20 : units;
  const of = (cents: number) => {
    if (cents === 0) return 0;
    const exact = (cents / 100) * perDollar * units;
    const step = Math.max(least, 10 ** (Math.floor(Math.log10(exact)) - 2));
    return Math.max(1, Math.round(exact / step)) * step;
  };
  const words = (dollars: number) => {
    const sum = decimalText(of(dollars * 100), currency, 0);
    return { zh: `${sum} ${currency}`, en: `${currency} ${sum}` };
  };
  return { currency, of, words };
}

/** Columns with amounts. */
const amounts = new Set(
  'price cost amount extra_km chinese_driver half_day all_day overtime_hour night child_seat waiting pick_up drop_off tolls one_way_fee driver_night'.split(
    ' ',
  ),
);

/** Converts rows made in cents to decimals of the currency; an empty cell stays empty. */
export function inCurrency<R extends Record<string, string | number>>(rows: readonly R[], price: Price): R[] {
  return rows.map((row) => {
    const cells = Object.entries(row).map(([name, value]) => [name, cellOf(name, value, price)]);
    return Object.fromEntries(cells) as R;
  });
}

function cellOf(name: string, value: string | number, price: Price): string | number {
  if (name === 'currency') return value === '' ? '' : price.currency;
  if (name === 'child_bands')
    return String(value).replace(/:(\d+)/g, (_, cents) => `:${decimals(Number(cents), price)}`);
  if (!amounts.has(name) || value === '') return value;
  const surcharge = /^\+(\d+)$/.exec(String(value));
  return surcharge ? `+${decimals(Number(surcharge[1]), price)}` : decimals(Number(value), price);
}

function decimals(cents: number, { of, currency }: Price): string {
  const amount = of(cents);
  return decimalText(amount, currency, shownDigits({ amount, currency }));
}
