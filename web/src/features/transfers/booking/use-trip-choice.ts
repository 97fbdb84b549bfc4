import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OfferChange } from '../../booking/booking-product.ts';
import { offerOf, readChoice, type TransferChoice } from './transfer-booking-address.ts';

export interface TripChoice {
  /** Choice of the address, or the pending one while it is being priced. */
  choice: TransferChoice;
  /** Prices the choice after changing these parts. */
  choose: (parts: Partial<TransferChoice>) => void;
  busy: boolean;
  fieldErrors: OfferChange['fieldErrors'];
}

/** The options of the trip on the page. Quick changes build on each other, not on the last address. */
export function useTripChoice(change: OfferChange): TripChoice {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<TransferChoice | null>(null);
  const choice = change.busy && asked ? asked : readChoice(params);
  return {
    choice,
    choose: (parts) => {
      const next = { ...choice, ...parts };
      setAsked(next);
      change.to(offerOf(next));
    },
    busy: change.busy,
    fieldErrors: change.fieldErrors,
  };
}
