import type { InputOf } from '@serai/contract/endpoint';
import type { bookTransfer, TransferQuoteReply } from '@serai/contract/transfers/booking';
import {
  type BookingValues,
  type Contact,
  contactBody,
  emptySharedValues,
  sharedField,
} from '../../booking/booking-product.ts';

/** Form values. */
export interface TransferBookingValues extends BookingValues {
  passenger_name: string;
  passenger_phone: string;
  /** Exact address, required if the place is an area. */
  address: string;
  /** Defaults to the passenger's name. */
  sign_text: string;
}

export function emptyValues(_quote: TransferQuoteReply, contact: Contact): TransferBookingValues {
  return {
    passenger_name: '',
    passenger_phone: '',
    address: '',
    sign_text: '',
    ...emptySharedValues(contact),
  };
}

/** Body of `airport/book`. */
export function bookingBody(quoteId: string, values: TransferBookingValues): InputOf<typeof bookTransfer> {
  return {
    quote_id: quoteId,
    passenger_name: values.passenger_name.trim(),
    passenger_phone: values.passenger_phone.trim(),
    address: values.address.trim(),
    sign_text: values.sign_text.trim(),
    ...contactBody(values),
  };
}

/** Field of the form for a refused field of the server; null if there is none. */
export function formField(serverField: string) {
  return ownFields.find((field) => field === serverField) ?? sharedField(serverField);
}

/** Returns the text of the driver's sign; empty without a name. */
export function signOf({
  sign_text,
  passenger_name,
}: Pick<TransferBookingValues, 'sign_text' | 'passenger_name'>) {
  return sign_text.trim() || passenger_name.trim();
}

/**
 * Key of the draft of this trip: another quote for the same trip finds it again, whatever vehicles, driver or
 * pick-up time were selected.
 */
export function draftKey({ trip }: TransferQuoteReply): string {
  const { mode, airport, place, flight_at } = trip;
  return `transfer-booking:${mode}:${airport.id}:${place.id}:${flight_at.local}`;
}

const ownFields = ['passenger_name', 'passenger_phone', 'address', 'sign_text'] as const;
