import { useState } from 'react';
import { useApi } from '../../platform/app.tsx';
import type { ChosenOffer, LockedQuote } from './booking-product.ts';

/** Asks for the price of the same offer again. Throws `ApiFailure`, e.g. when it is sold out. */
export function useRequote(quoteCall: string, offer: ChosenOffer) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  async function requote(): Promise<LockedQuote> {
    setBusy(true);
    try {
      return await api.post<LockedQuote>(quoteCall, offer.quoteBody ?? {}, { quiet: true });
    } finally {
      setBusy(false);
    }
  }
  return { requote, busy, possible: offer.quoteBody !== null };
}
