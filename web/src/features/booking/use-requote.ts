import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../platform/app.tsx';
import type { ChosenOffer, LockedQuote } from './booking-product.ts';
import { quoteKey } from './booking-queries.ts';

/** The calls that lock a price and show it again. */
export interface QuoteCalls {
  quote: string;
  showQuote: string;
}

/** Asks for the price of an offer again. Throws `ApiFailure`, e.g. when it is sold out. */
export function useRequote(calls: QuoteCalls) {
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function requote(offer: ChosenOffer): Promise<LockedQuote> {
    setBusy(true);
    try {
      const quote = await api.post<LockedQuote>(calls.quote, offer.quoteBody ?? {}, { quiet: true });
      // The page that opens with it need not ask again. What the list has shown is no longer the comparison.
      queries.setQueryData(quoteKey(calls.showQuote, quote.quote_id), { ...quote, shown_price: null });
      return quote;
    } finally {
      setBusy(false);
    }
  }
  return { requote, busy };
}
