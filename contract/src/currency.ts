import { plainCode } from './normal-text.ts';

/** The figures of money: how the minor units of each currency are kept, shown and read. Server and web ask here. */

/** The currency of a site that has not chosen one. */
export const firstCurrency = 'USD';

/** How a currency is counted: decimal places of its minor unit, and the smallest amount traded, in minor units. */
interface Counting {
  places: number;
  step: number;
}

const usual: Counting = { places: 2, step: 1 };

/** ISO 4217 where it is not two places; kyats are kept in hundredths like most, but nothing costs half a kyat. */
const others: Readonly<Record<string, Counting>> = Object.fromEntries([
  ...counted({ places: 0, step: 1 }, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'),
  ...counted({ places: 2, step: 100 }, 'MMK'),
  ...counted({ places: 3, step: 1 }, 'BHD IQD JOD KWD LYD OMR TND'),
  ...counted({ places: 4, step: 1 }, 'CLF UYW'),
]);

/** The highest price of a file, in minor units: what the memory of searches holds of a night. */
export const highestPrice = 2_000_000_000;

/** Decimal places in which amounts of a currency are kept: 2 for USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  return countingOf(currency).places;
}

/** How many minor units make one of the currency: 100 for USD, 1 for JPY. */
export function minorUnits(currency: string): number {
  return 10 ** minorDigits(currency);
}

/** Decimal places that an amount of minor units is shown with: none for whole kyats. */
export function shownDigits({ amount, currency }: { amount: number; currency: string }): number {
  const { places, step } = countingOf(currency);
  return step > 1 && amount % step === 0 ? 0 : places;
}

/** The smallest amount that anything costs, in minor units: a whole kyat, else one minor unit. */
export function smallestAmount(currency: string): number {
  return countingOf(currency).step;
}

/** An amount of minor units as plain decimal text, `-1234.50`; `places` at least, more where it needs them. */
export function decimalText(amount: number, currency: string, places = minorDigits(currency)): string {
  const digits = minorDigits(currency);
  const figures = String(Math.abs(amount)).padStart(digits + 1, '0');
  const [whole, rest] = [figures.slice(0, figures.length - digits), figures.slice(figures.length - digits)];
  // Zeros beyond the places asked for say nothing.
  const needed = rest.replace(/(?<!0)0+$/, '').length;
  const decimals = rest.slice(0, Math.max(places, needed)).padEnd(places, '0');
  return `${amount < 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}

/** An amount of minor units as plain decimal text, with the decimals it is shown with: `44782` for whole kyats. */
export function shownText(amount: number, currency: string): string {
  return decimalText(amount, currency, shownDigits({ amount, currency }));
}

/**
 * Minor units of an amount as people write it: digits, perhaps in groups of three by commas or blanks, and at most as many
 * significant decimals after a point as the currency has. Undefined when it is none, or more than is counted exactly.
 * A comma before any other number of digits is refused, because half the world writes decimals after it.
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

/** Whether a comma stands where decimals are meant: `45,50`. Such an amount is refused with the advice to use a point. */
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
