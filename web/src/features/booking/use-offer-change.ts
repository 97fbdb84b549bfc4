import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useSending } from '../../platform/api/use-send.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { ChosenOffer, OfferChange } from './booking-product.ts';
import { usePriceLock } from './use-requote.ts';

/** Prices another option and opens the page with it; the previous option stays until the new price arrives. */
export function useOfferChange(product: string): OfferChange {
  const lock = usePriceLock(product);
  const notify = useNotify();
  const navigate = useNavigate();
  // Of several quick changes the last one is used.
  const latest = useRef<ChosenOffer>(undefined);
  const change = useSending(async (next: ChosenOffer) => {
    latest.current = next;
    if (next.quoteCall === null) return;
    try {
      const quote = await lock(next.quoteCall);
      if (next !== latest.current) return;
      await navigate(next.pathWith(quote.quote_id), { replace: true, preventScrollReset: true });
    } catch (cause) {
      if (next === latest.current) throw cause;
    }
  });

  async function to(next: ChosenOffer) {
    const { failure } = await change.send(next);
    if (failure?.message && Object.keys(failure.fieldErrors).length === 0) notify('error', failure.message);
  }

  return { to: (next) => void to(next), busy: change.busy, fieldErrors: change.failure?.fieldErrors ?? {} };
}
