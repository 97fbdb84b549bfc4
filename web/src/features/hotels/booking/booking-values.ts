import type { InputOf } from '@serai/contract/endpoint';
import type { bookHotel, QuoteReply } from '@serai/contract/hotels';
import type { PayChannel } from '@serai/contract/orders';

/** The form as it is filled in. */
export interface BookingValues {
  /** A name per adult; the first of each room is required. */
  rooms: { names: string[] }[];
  special_requests: string;
  reference: string;
  contact_name: string;
  contact_phone: string;
  /** Empty while none is chosen. */
  pay_channel: PayChannel | '';
}

export interface Contact {
  name: string;
  phone: string;
}

export function emptyValues(quote: QuoteReply, contact: Contact): BookingValues {
  return {
    rooms: quote.stay.rooms.map((room) => ({ names: Array.from({ length: room.adults }, () => '') })),
    special_requests: '',
    reference: '',
    contact_name: contact.name,
    contact_phone: contact.phone,
    pay_channel: '',
  };
}

/** What `hotel/book` takes; names left empty are left out. */
export function bookingBody(quoteId: string, values: BookingValues): InputOf<typeof bookHotel> {
  return {
    quote_id: quoteId,
    rooms: values.rooms.map((room) => ({
      guests: filledNames(room.names).map(({ name }) => ({ full_name: name })),
    })),
    contact_name: values.contact_name.trim(),
    contact_phone: values.contact_phone.trim(),
    reference: values.reference.trim(),
    special_requests: values.special_requests.trim(),
  };
}

/** The form's field for a field the server has refused, e.g. `rooms[0].guests[1].full_name`; null for no field of ours. */
export function formField(serverField: string, values: BookingValues) {
  const guest = /^rooms\[(\d+)\](?:\.guests(?:\[(\d+)\](?:\.full_name)?)?)?$/.exec(serverField);
  if (guest) {
    const room = Number(guest[1]);
    const filled = filledNames(values.rooms[room]?.names ?? []);
    const name = filled[Number(guest[2] ?? 0)]?.index ?? 0;
    return `rooms.${room}.names.${name}` as const;
  }
  return simpleFields.find((field) => field === serverField) ?? null;
}

/** Names the draft of this stay: another quote of the same stay finds it again. */
export function draftKey(quote: QuoteReply): string {
  const { check_in, check_out, rooms } = quote.stay;
  const shape = rooms.map((room) => [room.adults, ...room.child_ages].join('.')).join('~');
  return `hotel-booking:${quote.hotel.id}:${check_in}:${check_out}:${shape}`;
}

const simpleFields = ['contact_name', 'contact_phone', 'reference', 'special_requests'] as const;

function filledNames(names: readonly string[]): { name: string; index: number }[] {
  return names.map((name, index) => ({ name: name.trim(), index })).filter(({ name }) => name !== '');
}
