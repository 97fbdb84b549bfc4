import { plainCode } from './normal-text.ts';

/**
 * Rules for amounts of money: how the minor units of each currency are stored, displayed and parsed. Used by
 * server and web.
 */

/** Default currency of a new site. */
export const firstCurrency = 'USD';

/** Decimal places of a currency's minor unit, and its smallest traded amount in minor units. */
interface Counting {
  places: number;
  step: number;
}

const usual: Counting = { places: 2, step: 1 };

/**
 * Exceptions in ISO 4217 to two decimal places. Kyats are stored in hundredths but traded in whole kyats
 * only.
 */
const others: Readonly<Record<string, Counting>> = Object.fromEntries([
  ...counted({ places: 0, step: 1 }, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...counted({ places: 2, step: 100 }, 'MMK'),
  ...counted({ places: 3, step: 1 }, 'BHD IQD JOD KWD LYD OMR TND'),
  ...counted({ places: 4, step: 1 }, 'CLF UYW'),
]);

/**
 * Maximum price in an import file, minor units: the largest value that the in-memory search index holds per
 * night.
 */
export const highestPrice = 2_000_000_000;

/** Returns the decimal places in which a currency is stored: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return countingOf(currency).places;
}

/** Returns the minor units per unit of the currency: 100 for USD, 1 for JPY. */
export function minorUnits(currency: string): number {
  return 10 ** minorDigits(currency);
}

/** Returns the decimal places for display of an amount in minor units: none for whole kyats. */
export function shownDigits({ amount, currency }: { amount: number; currency: string }): number {
  const { places, step } = countingOf(currency);
  return step > 1 && amount % step === 0 ? 0 : places;
}

/**
 * Returns the smallest amount that can be charged, in minor units: a whole kyat, otherwise one minor unit.
 */
export function smallestAmount(currency: string): number {
  return countingOf(currency).step;
}

/** Formats an amount in minor units as plain decimal text, `-1234.50`, with at least `places` decimals. */
export function decimalText(amount: number, currency: string, places = minorDigits(currency)): string {
  const digits = minorDigits(currency);
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, rest] = [figures.slice(0, figures.length - digits), figures.slice(figures.length - digits)];
  // Drops insignificant zeros beyond the requested places.
  const needed = rest.replace(/(?<!0)0+$/, '').length;
  const decimals = rest.slice(0, Math.max(places, needed)).padEnd(places, '0');
  return `${amount < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}

/** Formats an amount in minor units as plain decimal text for display: `44782` for whole kyats. */
export function shownText(amount: number, currency: string): string {
  return decimalText(amount, currency, shownDigits({ amount, currency }));
}

/**
 * Parses an amount entered by a user into minor units: digits, optionally grouped by three with commas or
 * blanks, and at most as many significant decimals after a point as the currency has. Returns undefined if
 * the text is no amount or exceeds the safe integers. A comma before any other number of digits is refused,
 * because in many countries it separates decimals.
 */
export function readAmount(text: string, currency: string): number | undefined {
  const written = plainCode(text);
  const [, sign, figures = '', zeros = ''] =
    /^(-?) ?(\d{1,16}|\d{1,3}(?:[, ]\d{3}){1,5})(?:\.(\d{1,4}))?$/.exec(written) ?? [];
  const whole = figures.replace(/[, ]/g, '');
  const decimals = zeros.replace(/(?<!0)0+$/, '');
  const digits = minorDigits(currency);
  if (whole === '' || decimals.length > digits) return undefined;
  const amount = Number(whole + decimals.padEnd(digits, '0'));
  if (!Number.isSafeInteger(amount)) return undefined;
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** Detects a decimal comma, as in `45,50`. Such an amount is refused with the advice to use a point. */
export function hasDecimalComma(text: string): boolean {
  const written = plainCode(text);
  return /^-? ?[\d ,.]+$/.test(written) && written.includes(',') && readAmount(text, 'CLF') === undefined;
}

function countingOf(currency: string): Counting {
  return others[currency] ?? usual;
}

function counted(counting: Counting, currencies: string): [string, Counting][] {
  return currencies.split(' ').map((currency) => [currency, counting]);
}
