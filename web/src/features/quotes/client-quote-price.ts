import { minorUnits } from '@serai/contract/currency';
import { moneyParts } from '../../platform/format/money.ts';
import { type Language, localeOf } from '../../platform/i18n/language.ts';
import { phrasesOf } from '../../platform/i18n/phrases.ts';
import { clientAmount, isMarkedUp, type MarkUp } from '../offers/client-price.ts';
import type { PriceView } from '../offers/price-view.tsx';
import type { QuoteItem } from './quote-item.ts';

export interface QuotePrices {
  view: PriceView;
  markUp: MarkUp;
  /** The user has agreed to quote net prices while there is no mark-up. */
  isNetConfirmed: boolean;
}

/** Whether the user must first agree to quote net prices, because there is no mark-up. */
export function needsConfirmation({ view, markUp, isNetConfirmed }: QuotePrices): boolean {
  return view !== 'hidden' && !isMarkedUp(markUp) && !isNetConfirmed;
}

/**
 * Returns the price of an item in a quote, `USD 300`: net price plus mark-up. It is “on request” while prices are hidden,
 * and without a mark-up until the user has agreed to quote net prices.
 */
export function quotePrice(item: QuoteItem, prices: QuotePrices, lang: Language): string {
  if (prices.view === 'hidden' || needsConfirmation(prices))
    return phrasesOf(lang, 'quotes')('priceOnRequest');
  const { currency } = item;
  const amount = clientAmount(item.net, currency, prices.markUp);
  const parts = moneyParts({ amount, currency }, localeOf(lang));
  const isWhole = amount % minorUnits(currency) === 0;
  return `${currency} ${isWhole ? parts.amount.replace(/\.0+$/, '') : parts.amount}`;
}
