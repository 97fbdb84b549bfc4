import { useState } from 'react';
import { type TransferSearch, tripOf } from '../../features/transfers/search-line/transfer-search.ts';
import { useSend } from '../../platform/api/use-send.ts';
import type { Caller, TransferQuote } from './desk-booking.ts';

/** Options of a transfer that change its price. */
export interface TransferOptions {
  search: TransferSearch;
  /** Null = the minimum for all passengers. */
  vehicles: number | null;
  childSeats: number;
}

interface Locked {
  rateKey: string;
  options: TransferOptions;
  quote: TransferQuote;
}

/** The chosen class with its locked price; other options lock a new one, and a refusal keeps the former. */
export function useLockedTransfer({ agency, user }: Caller, search: TransferSearch) {
  const [locked, setLocked] = useState<Locked | null>(null);
  const lock = useSend('console/airportOrder/quote');

  async function lockOf(rateKey: string, options: TransferOptions): Promise<boolean> {
    const trip = tripOf(options.search);
    if (!trip) return false;
    const { vehicles, childSeats } = options;
    const { reply: quote } = await lock.send({
      agency_id: agency.id,
      user_id: user.id,
      rate_key: rateKey,
      ...trip,
      ...(vehicles !== null && { vehicles }),
      child_seats: childSeats,
    });
    if (quote) setLocked({ rateKey, options, quote });
    return quote !== null;
  }

  return {
    locked,
    busy: lock.busy,
    fieldErrors: lock.failure?.fieldErrors ?? {},
    choose: (rateKey: string) => lockOf(rateKey, { search, vehicles: null, childSeats: 0 }),
    lock: async (options: TransferOptions) => locked !== null && (await lockOf(locked.rateKey, options)),
    lockAgain: async () => locked !== null && (await lockOf(locked.rateKey, locked.options)),
    release: () => setLocked(null),
  };
}
