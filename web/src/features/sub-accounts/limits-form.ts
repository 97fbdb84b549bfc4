import type { SpendingLimits } from '@serai/contract/accounts/sub-accounts';
import { maxLimit } from '@serai/contract/bounds';
import {
  decimalText,
  hasDecimalComma,
  minorUnits,
  readAmount,
  smallestAmount,
} from '@serai/contract/currency';
import type { Money } from '@serai/contract/money';
import { type PayChannel, payChannels } from '@serai/contract/orders/statuses';
import { products as allProducts } from '@serai/contract/permissions';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';

export type Product = (typeof allProducts)[number];
export type Period = 'order' | 'day' | 'month';
export const periods: readonly Period[] = ['order', 'day', 'month'];

/** Limits as form values; amounts as typed, empty for none. */
export interface LimitsValues extends Record<Period, string> {
  paying: 'free' | 'limited' | 'none';
  products: readonly Product[];
  channels: readonly PayChannel[];
}

export type LimitsFaults = Partial<
  Record<Period | 'paying' | 'products' | 'channels', { key: PhraseKey<'sub-accounts'>; limit?: Money }>
>;

/** Returns the initial form values; a limit of zero is shown as the choice “none”. */
export function limitsValues(limits: SpendingLimits, currency: string): LimitsValues {
  const sums = [limits.order_limit, limits.day_limit, limits.month_limit];
  const none = sums.some((sum) => sum === 0);
  const text = (sum: number | null) => (sum === null || none ? '' : amountText(sum, currency));
  return {
    paying: none ? 'none' : sums.every((sum) => sum === null) ? 'free' : 'limited',
    order: text(limits.order_limit),
    day: text(limits.day_limit),
    month: text(limits.month_limit),
    products: limits.products ?? allProducts,
    channels: limits.pay_channels ?? payChannels,
  };
}

/** Converts valid values for the call; users with all products also get future ones. */
export function toLimits(values: LimitsValues, own: SpendingLimits, currency: string): SpendingLimits {
  const sum = (period: Period) =>
    values.paying === 'limited' ? (readLimit(values[period], currency) ?? null) : null;
  return {
    order_limit: sum('order'),
    day_limit: sum('day'),
    month_limit: sum('month'),
    ...(values.paying === 'none' ? noPaying(own) : {}),
    products:
      own.products === null && values.products.length === allProducts.length ? null : [...values.products],
    pay_channels:
      own.pay_channels === null && values.channels.length === payChannels.length
        ? null
        : [...values.channels],
  };
}

/** Returns faults by field; limits may not exceed the reader's own. */
export function limitFaults(values: LimitsValues, own: SpendingLimits, currency: string): LimitsFaults {
  const faults: LimitsFaults = {};
  if (values.products.length === 0) faults.products = { key: 'productsRequired' };
  if (values.paying === 'none') return faults;
  if (values.channels.length === 0) faults.channels = { key: 'channelsRequired' };
  if (values.paying === 'free') return faults;
  for (const period of periods) {
    const amount = readLimit(values[period], currency);
    const most = ownLimit(own, period);
    if (amount === undefined)
      faults[period] = { key: hasDecimalComma(values[period]) ? 'limitPoint' : limitInvalid(currency) };
    else if (most !== null && (amount === null || amount > most)) {
      faults[period] = { key: 'limitBeyond', limit: { amount: most, currency } };
    }
  }
  if (periods.every((period) => values[period].trim() === '')) faults.paying = { key: 'limitNone' };
  return faults;
}

/** Whether a user with these limits may remove the limits of others. */
export function mayLiftLimits(own: SpendingLimits): boolean {
  return periods.every((period) => ownLimit(own, period) === null);
}

/** Parses the typed amount into minor units; null if empty, undefined if it is not a valid limit in the currency. */
export function readLimit(text: string, currency: string): number | null | undefined {
  if (text.trim() === '') return null;
  const amount = readAmount(text, currency);
  if (amount === undefined || amount < 0 || amount > maxLimit) return undefined;
  return amount % smallestAmount(currency) === 0 ? amount : undefined;
}

/** Phrase key of an invalid amount: decimals only if the currency has them. */
function limitInvalid(currency: string): 'limitInvalid' | 'limitInvalidWhole' {
  return smallestAmount(currency) === minorUnits(currency) ? 'limitInvalidWhole' : 'limitInvalid';
}

/** Decimals only if they are not zero. */
function amountText(amount: number, currency: string): string {
  const text = decimalText(amount, currency);
  return text.replace(/\.0+$/, '');
}

/** The limit per order is set; the others keep the reader's own values, which must not be exceeded. */
function noPaying(own: SpendingLimits): Partial<SpendingLimits> {
  return { order_limit: 0, day_limit: own.day_limit, month_limit: own.month_limit };
}

function ownLimit(own: SpendingLimits, period: Period): number | null {
  return { order: own.order_limit, day: own.day_limit, month: own.month_limit }[period];
}
