import { useState } from 'react';
import type { Language } from '../../platform/i18n/language.ts';
import { keepText, useKeptText } from '../../platform/kept-text.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { usePriceView } from '../offers/price-view.tsx';
import { needsConfirmation, type QuotePrices, quotePrice } from './client-quote-price.ts';
import type { QuoteItem } from './quote-item.ts';
import { type QuoteRow, quoteRows } from './quote-rows.ts';

/** How the member's ticked offers are priced, and their rows. */
export interface Quote {
  prices: QuotePrices;
  /** Nothing is quoted before the user has agreed to quote net prices. */
  needsConfirmation: boolean;
  confirmNet: () => void;
  /** The phrases of `lang` must have been loaded. */
  rowsIn: (lang: Language) => QuoteRow[];
}

export function useQuote(items: readonly QuoteItem[]): Quote {
  const { user } = useSession();
  const key = user && `serai-net-quotes-${user.id}`;
  const isNetConfirmed = useKeptText(key) === '1';
  const { view, markUp } = usePriceView();
  const [nowMs] = useState(() => Date.now());
  const prices = { view, markUp, isNetConfirmed };
  return {
    prices,
    needsConfirmation: needsConfirmation(prices),
    confirmNet: () => void (key && keepText(key, '1')),
    rowsIn: (lang) => quoteRows(items, { lang, nowMs, priceOf: (item) => quotePrice(item, prices, lang) }),
  };
}
