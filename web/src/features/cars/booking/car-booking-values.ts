import type { bookCar, CarQuoteReply } from '@serai/contract/cars/booking';
import type { InputOf } from '@serai/contract/endpoint';
import {
  type BookingValues,
  type Contact,
  contactBody,
  emptySharedValues,
  sharedField,
} from '../../booking/booking-product.ts';

/** Form values. Options that change the price are in the quote, not here. */
export interface CarBookingValues extends BookingValues {
  passenger_name: string;
  passenger_phone: string;
  pick_up_address: string;
  drop_off_address: string;
  /** Whether an industrial zone is entered; the zone itself may not be selected yet. */
  enters_zone: boolean;
}

export function emptyValues(quote: CarQuoteReply, contact: Contact): CarBookingValues {
  return {
    passenger_name: '',
    passenger_phone: '',
    pick_up_address: '',
    drop_off_address: '',
    enters_zone: quote.zone !== null,
    ...emptySharedValues(contact),
  };
}

/** Body of `car/book`. */
export function bookingBody(quoteId: string, values: CarBookingValues): InputOf<typeof bookCar> {
  return {
    quote_id: quoteId,
    passenger_name: values.passenger_name.trim(),
    passenger_phone: values.passenger_phone.trim(),
    pick_up_address: values.pick_up_address.trim(),
    drop_off_address: values.drop_off_address.trim(),
    ...contactBody(values),
  };
}

/** Field of the form for a refused field of the server; null if there is none. */
export function formField(serverField: string) {
  return ownFields.find((field) => field === serverField) ?? sharedField(serverField);
}

const ownFields = ['passenger_name', 'passenger_phone', 'pick_up_address', 'drop_off_address'] as const;

/** Key of the draft of this trip; independent of times, vehicles, drivers and zones. */
export function draftKey({ model, trip }: CarQuoteReply): string {
  const { pick_up_id, drop_off_id, adults, children } = trip;
  return `car-booking:${model.code}:${pick_up_id}:${drop_off_id}:${adults}.${children}`;
}
