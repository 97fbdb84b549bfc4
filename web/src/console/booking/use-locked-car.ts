import { useState } from 'react';
import type { CarWish } from '../../features/cars/booking/use-car-wish.ts';
import { type CarSearch, tripOf } from '../../features/cars/search-line/car-search.ts';
import { useSend } from '../../platform/api/use-send.ts';
import type { Caller, CarQuote } from './desk-booking.ts';

interface Locked {
  rateKey: string;
  /** Null = the usual options. */
  options: CarWish | null;
  quote: CarQuote;
}

/** The chosen car with its locked price; other options lock a new one, and a refusal keeps the former. */
export function useLockedCar({ agency, user }: Caller, search: CarSearch) {
  const [locked, setLocked] = useState<Locked | null>(null);
  const send = useSend('console/carOrder/quote');

  async function lockOf(rateKey: string, options: CarWish | null): Promise<boolean> {
    const trip = tripOf(search);
    if (!trip) return false;
    const { reply: quote } = await send.send({
      agency_id: agency.id,
      user_id: user.id,
      rate_key: rateKey,
      ...trip,
      ...(options && inputOf(options)),
    });
    if (quote) setLocked({ rateKey, options, quote });
    return quote !== null;
  }

  return {
    locked,
    busy: send.busy,
    fieldErrors: send.failure?.fieldErrors ?? {},
    choose: (rateKey: string) => lockOf(rateKey, null),
    lock: async (options: CarWish) => locked !== null && (await lockOf(locked.rateKey, options)),
    lockAgain: async () => locked !== null && (await lockOf(locked.rateKey, locked.options)),
    release: () => setLocked(null),
  };
}

function inputOf({ pickUpAt, dropOffAt, vehicles, driver, zone }: CarWish) {
  return {
    pick_up_at: pickUpAt,
    drop_off_at: dropOffAt,
    vehicles,
    ...(driver && { driver_language: driver }),
    ...(zone && { zone_id: zone.id, zone_entries: zone.entries }),
  };
}
