import { useState } from 'react';
import { NeedsPart } from '../../features/booking/needs-part.tsx';
import { BookedCar } from '../../features/cars/booking/booked-car.tsx';
import {
  bookingBody,
  type CarBookingValues,
  emptyValues,
  formField,
} from '../../features/cars/booking/car-booking-values.ts';
import { LastCheck } from '../../features/cars/booking/car-last-check.tsx';
import { PassengerPart } from '../../features/cars/booking/car-passenger-part.tsx';
import { CarRules } from '../../features/cars/booking/car-rules.tsx';
import { RentalPart } from '../../features/cars/booking/rental-part.tsx';
import { type CarWish, wishOf } from '../../features/cars/booking/use-car-wish.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { AgencyForm } from './agency-form.tsx';
import type { AgencyProduct, Caller, CarQuote } from './desk-booking.ts';

interface CarFormProps {
  caller: Caller;
  quote: CarQuote;
  nowMs: number;
  /** A price is being locked. */
  busy: boolean;
  /** Reason of the last refused options, by the server's field. */
  fieldErrors: Record<string, string>;
  /** Locks the price of other options. */
  onOptions: (options: CarWish) => void;
  lockAgain: () => Promise<boolean>;
  onBack: () => void;
}

/** Rental with its options, passenger, contact and reference of a car for an agency. */
export function CarForm(props: CarFormProps) {
  const { quote, busy, fieldErrors, onOptions } = props;
  const t = usePhrases('car-booking');
  const [asked, setAsked] = useState<CarWish | null>(null);
  // Quick changes build on each other, not on the last price.
  const wish = busy && asked ? asked : wishOf(quote);
  function choose(part: Partial<CarWish>) {
    const next = { ...wish, ...part };
    setAsked(next);
    onOptions(next);
  }
  return (
    <AgencyForm {...props} product={cars}>
      <RentalPart quote={quote} wish={wish} change={{ busy, fieldErrors }} choose={choose} />
      <PassengerPart quote={quote} />
      <NeedsPart
        number={3}
        contactFromLastOrder={false}
        placeholder={t('requestsPlaceholder')}
        note={t('requestsNote')}
        chips={[]}
      />
    </AgencyForm>
  );
}

const cars: AgencyProduct<CarQuote, CarBookingValues> = {
  emptyValues,
  bookCall: ({ agency, user }, quoteId, values) => ({
    path: 'console/carOrder/book',
    body: { agency_id: agency.id, user_id: user.id, ...bookingBody(quoteId, values) },
  }),
  formField,
  Thing: BookedCar,
  Rules: CarRules,
  Check: LastCheck,
};
