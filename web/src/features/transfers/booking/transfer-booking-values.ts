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
  /** Where exactly, required where the place is an area. */
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

/** What `airport/book` takes. */
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

/** The form's field for a field the server has refused; null for no field of ours. */
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
 * Names the draft of this trip: another quote of the same trip finds it again, whatever vehicles, driver or pick-up
 * time were chosen for it.
 */
export function draftKey({ trip }: TransferQuoteReply): string {
  const { mode, airport, place, flight_at } = trip;
  return `transfer-booking:${mode}:${airport.id}:${place.id}:${flight_at.local}`;
}

const ownFields = ['passenger_name', 'passenger_phone', 'address', 'sign_text'] as const;
