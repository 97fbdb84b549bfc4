import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api/api.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { ChosenOffer, OfferChange } from './booking-product.ts';
import { type QuoteCalls, useRequote } from './use-requote.ts';

/** Prices another choice and opens the page with it; the choice before stands until the new price is there. */
export function useOfferChange(calls: QuoteCalls): OfferChange {
  const { requote } = useRequote(calls);
  const notify = useNotify();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({});
  // Of several quick changes the last one counts.
  const latest = useRef(0);

  async function change(next: ChosenOffer) {
    const turn = ++latest.current;
    setBusy(true);
    try {
      const quote = await requote(next);
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
