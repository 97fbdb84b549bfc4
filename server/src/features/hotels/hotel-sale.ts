import type { bookHotel, quoteHotel } from '@serai/contract/hotels/booking';
import type { Trx } from '../../calls.ts';
import { takesChineseNames } from '../../domain/guest-names.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  type Booking,
  bookingFacts,
  buyerOf,
  limitUnpaidShare,
  type Sale,
  type Suppliers,
} from '../orders/for-products.ts';
import { answerBy, type Products, placeOrder } from '../orders/orders.ts';
import { checkGuests, type NamedRoom } from './check-guests.ts';
import { insertHotelOrder } from './hotel-order-store.ts';
import { presentQuote } from './present-quote.ts';
import { priceChosenRooms, ratePlansOf, readRateKeys } from './price-chosen-rooms.ts';
import { costSold, type HotelOffer, hotelTerms } from './price-offer.ts';
import { hotelWord } from './product-word.ts';
import { stayTerms } from './stay-terms.ts';
import { type HeldRooms, holdAll, listUnpaidNights } from './stock.ts';

/** Dependencies of the sale of a stay. */
export interface HotelSaleDeps {
  products: Products;
  /** Suppliers with a booking connection; rates of any other supplier are not for sale. */
  suppliers: Suppliers;
}

/** Sale of a stay. */
export function hotelSale({
  products,
  suppliers,
}: HotelSaleDeps): Sale<typeof quoteHotel, typeof bookHotel, HotelOffer> {
  return {
    product: hotelWord,
    termsOf: hotelTerms,
    readKey: (key) => {
      const { ratePlanIds, shown } = readRateKeys(key);
      return { rateId: ratePlanIds[0]!, shown };
    },
    price: async (db, _, { rate_key, ...stay }, buyer) => {
      const { ratePlanIds } = readRateKeys(rate_key);
      return refuseUnasked(suppliers, await priceChosenRooms(db, ratePlanIds, stay, buyer));
    },
    present: presentQuote,
    reprice: async (trx, quoted, booking) => {
      const { stay, soldAs } = quoted;
      checkGuests(booking.input.rooms, stay.rooms, takesChineseNames(soldAs.countryCode, stay.nationality));
      const offer = await priceChosenRooms(trx, ratePlansOf(quoted), stay, buyerOf(booking));
      return refuseUnasked(suppliers, offer);
    },
    place: async (trx, offer, booking, unpaid) => {
      const { agencyId } = booking.booker;
      const wanted = roomsOf(offer);
      const answer = offer.onRequest ? await answerBy(trx, agencyId, booking.now) : undefined;
      if (!offer.onRequest) {
        if (!(await holdAll(trx, wanted))) throw new AppError('sold_out');
        for (const rooms of unpaid.orders > 0 ? joinTypes(wanted) : []) {
          limitUnpaidShare(unpaid, await listUnpaidNights(trx, agencyId, rooms), rooms.rooms);
        }
      }
      const { id } = await placeHotelOrder(trx, products, { offer, answerBy: answer }, booking);
      await insertHotelOrder(trx, id, offer, booking.input.rooms);
      return id;
    },
  };
}

/** Rooms of an offer by room type and rate. */
function roomsOf({ roomTypeId, stay, roomLines }: HotelOffer): HeldRooms[] {
  const nights = { checkIn: stay.check_in, checkOut: stay.check_out };
  const lines = roomLines ?? [{ roomTypeId, rooms: stay.rooms.length }];
  return lines.map((line) => ({ ...nights, roomTypeId: line.roomTypeId, rooms: line.rooms }));
}

/** The same by room type: several rates may share one. */
function joinTypes(held: readonly HeldRooms[]): HeldRooms[] {
  const types = new Map<number, HeldRooms>();
  for (const one of held) {
    const rooms = one.rooms + (types.get(one.roomTypeId)?.rooms ?? 0);
    types.set(one.roomTypeId, { ...one, rooms });
  }
  return [...types.values()];
}

/** Refuses with `sold_out` an offer of a supplier that has no booking connection. */
function refuseUnasked(suppliers: Suppliers, offer: HotelOffer): HotelOffer {
  if (offer.supplier !== null && !suppliers.has(offer.supplier)) throw new AppError('sold_out');
  return offer;
}

interface Placed {
  offer: HotelOffer;
  /** Deadline of the hotel's answer if it is asked before the booking is final. */
  answerBy: Date | undefined;
}

function placeHotelOrder(
  trx: Trx,
  products: Products,
  { offer, answerBy }: Placed,
  booking: Booking<typeof bookHotel>,
) {
  return placeOrder(trx, {
    product: products.named(hotelWord),
    ...bookingFacts(booking),
    ...stayTerms(offer),
    cost: costSold(offer.soldAs),
    answerBy,
    supplier: offer.supplier,
    guestNames: namesOf(booking.input.rooms),
  });
}

function namesOf(rooms: readonly NamedRoom[]): string[] {
  return rooms.flatMap(({ guests }) => guests.map(({ full_name }) => full_name));
}
