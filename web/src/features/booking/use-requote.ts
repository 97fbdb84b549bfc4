import { useQueryClient } from '@tanstack/react-query';
import { type Sending, useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import type { LockedQuote, QuoteCall } from './booking-product.ts';
import { quoteKey } from './booking-queries.ts';

/** Requests the price of an offer of this product again; refused e.g. if it is sold out. */
export function useRequote(product: string): Sending<QuoteCall, LockedQuote> {
  return useSending(usePriceLock(product));
}

/** Locks a price. Throws `ApiFailure`. */
export function usePriceLock(product: string): (call: QuoteCall) => Promise<LockedQuote> {
  const api = useApi();
  const cache = useQueryClient();
  return async ({ path, body }) => {
    const quote = await api.post(path, body, { quiet: true });
    // The next page need not request it again, and the price from the list is no longer compared.
    cache.setQueryData(quoteKey(product, quote.quote_id), { ...quote, shown_price: null });
    return quote;
  };
}
