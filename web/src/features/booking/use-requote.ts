import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../platform/app.tsx';
import type { LockedQuote, QuoteCall } from './booking-product.ts';
import { quoteKey } from './booking-queries.ts';

/** Asks for the price of an offer of this product again. Throws `ApiFailure`, e.g. when it is sold out. */
export function useRequote(product: string) {
  const api = useApi();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  async function requote({ path, body }: QuoteCall): Promise<LockedQuote> {
    setBusy(true);
    try {
      const quote = await api.post(path, body, { quiet: true });
      // The page that opens with it need not ask again. What the list has shown is no longer the comparison.
      queries.setQueryData(quoteKey(product, quote.quote_id), { ...quote, shown_price: null });
      return quote;
    } finally {
      setBusy(false);
    }
  }
  return { requote, busy };
}
