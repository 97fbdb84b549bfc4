import type { QuoteReply } from '@serai/contract/hotels';
import { useState } from 'react';
import { useApi } from '../../../platform/app.tsx';
import { stayOf } from '../search-line/stay-search.ts';
import type { BookingAddress } from './booking-address.ts';

/** Asks for the price of the same rate and stay again. Throws `ApiFailure`, e.g. when it is sold out. */
export function useRequote(address: BookingAddress) {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const stay = stayOf(address.search);
  async function requote(): Promise<QuoteReply> {
    setBusy(true);
    try {
      return await api.post<QuoteReply>(
        'hotel/quote',
        { rate_key: address.rateKey, ...stay },
        { quiet: true },
      );
    } finally {
      setBusy(false);
    }
  }
  return { requote, busy, possible: address.rateKey !== '' && stay !== null };
}
