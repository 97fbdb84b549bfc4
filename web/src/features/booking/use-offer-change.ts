import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api/api.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { ChosenOffer, OfferChange } from './booking-product.ts';
import { useRequote } from './use-requote.ts';

/** Prices another choice and opens the page with it; the choice before stands until the new price is there. */
export function useOfferChange(product: string): OfferChange {
  const { requote } = useRequote(product);
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  // Of several quick changes the last one counts.
  const latest = useRef(0);

  async function change(next: ChosenOffer) {
    if (next.quoteCall === null) return;
    const turn = ++latest.current;
    setBusy(true);
    try {
      const quote = await requote(next.quoteCall);
      if (turn !== latest.current) return;
      setFieldErrors({});
      await navigate(next.pathWith(quote.quote_id), { replace: true, preventScrollReset: true });
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      if (turn !== latest.current) return;
      setFieldErrors(cause.fieldErrors);
      if (cause.message && Object.keys(cause.fieldErrors).length === 0) notify('error', cause.message);
    } finally {
      if (turn === latest.current) setBusy(false);
    }
  }

  return { to: (next) => void change(next), busy, fieldErrors };
}
