import type { CarQuoteReply } from '@serai/contract/cars/booking';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OfferChange } from '../../booking/booking-product.ts';
import { type CarBookingAddress, carOffer, readCarBookingAddress } from '../car-booking-address.ts';
import type { RentalTimes } from './rental-times.ts';

/** Options that can be changed on the page. */
export type CarWish = RentalTimes & Pick<CarBookingAddress, 'driver' | 'zone'> & { vehicles: number };

/**
 * Returns the options of the quote; while another choice is being priced, that choice, so that quick changes
 * accumulate.
 */
export function useCarWish(quote: CarQuoteReply, change: OfferChange) {
  const [params] = useSearchParams();
  const [asked, setAsked] = useState<CarWish | null>(null);
  const wish = change.busy && asked ? asked : wishOf(quote);
  function choose(part: Partial<CarWish>) {
    const next = { ...wish, ...part };
    setAsked(next);
    const { pickUpAt, dropOffAt, vehicles, driver, zone } = next;
    const address = readCarBookingAddress(params);
    const search = { ...address.search, pickUpAt, dropOffAt };
    change.to(carOffer({ ...address, search, vehicles, driver, zone }));
  }
  return { wish, choose };
}

/** The options as they were priced. */
export function wishOf({ trip, vehicles, driver_language, zone }: CarQuoteReply): CarWish {
  return {
    pickUpAt: trip.pick_up_at,
    dropOffAt: trip.drop_off_at,
    vehicles,
    driver: driver_language,
    zone: zone && { id: zone.id, entries: zone.entries },
  };
}
