import type { InputOf } from '@serai/contract/endpoint';
import type { bookHotel, QuoteReply } from '@serai/contract/hotels/booking';
import {
  type BookingValues,
  type Contact,
  contactBody,
  emptySharedValues,
  sharedField,
} from '../../booking/booking-product.ts';

/** Form values. */
export interface HotelBookingValues extends BookingValues {
  /** A name per adult; the first of each room is required. */
  rooms: { names: string[] }[];
}

export function emptyValues(quote: QuoteReply, contact: Contact): HotelBookingValues {
  return {
    rooms: quote.stay.rooms.map((room) => ({ names: Array.from({ length: room.adults }, () => '') })),
    ...emptySharedValues(contact),
  };
}

/** Body of `hotel/book`, without empty names. */
export function bookingBody(quoteId: string, values: HotelBookingValues): InputOf<typeof bookHotel> {
  return {
    quote_id: quoteId,
    rooms: values.rooms.map((room) => ({
      guests: filledNames(room.names).map(({ name }) => ({ full_name: name })),
    })),
    ...contactBody(values),
  };
}

/**
 * Field of the form for a refused field of the server, e.g. `rooms[0].guests[1].full_name`; null if there is none.
 */
export function formField(serverField: string, values: HotelBookingValues) {
  const guest = /^rooms\[(\d+)\](?:\.guests(?:\[(\d+)\](?:\.full_name)?)?)?$/.exec(serverField);
  if (guest) {
    const room = Number(guest[1]);
    const filled = filledNames(values.rooms[room]?.names ?? []);
    const name = filled[Number(guest[2] ?? 0)]?.index ?? 0;
    return `rooms.${room}.names.${name}` as const;
  }
  return sharedField(serverField);
}

/** Key of the draft of this stay: another quote of the same stay finds it again. */
export function draftKey(quote: QuoteReply): string {
  const { check_in, check_out, rooms } = quote.stay;
  const shape = rooms
    .map((room) => [room.adults, ...room.child_ages, `b${room.child_beds}`].join('.'))
    .join('~');
  return `hotel-booking:${quote.hotel.id}:${check_in}:${check_out}:${shape}`;
}

function filledNames(names: readonly string[]): { name: string; index: number }[] {
  return names.map((name, index) => ({ name: name.trim(), index })).filter(({ name }) => name !== '');
}
