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
import { costSold, type HotelOffer, hotelTerms, priceOffer } from './price-offer.ts';
import { hotelWord } from './product-word.ts';
import { stayTerms } from './stay-terms.ts';
import { holdStock, listUnpaidNights } from './stock.ts';

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
    price: async (db, rateId, { rate_key: _, ...stay }, buyer) =>
      refuseUnasked(suppliers, await priceOffer(db, rateId, stay, buyer)),
    present: presentQuote,
    reprice: async (trx, { ratePlanId, stay, soldAs }, booking) => {
      checkGuests(booking.input.rooms, stay.rooms, takesChineseNames(soldAs.countryCode, stay.nationality));
      return refuseUnasked(suppliers, await priceOffer(trx, ratePlanId, stay, buyerOf(booking)));
    },
    place: async (trx, offer, booking, unpaid) => {
      const { roomTypeId, stay } = offer;
      const { agencyId } = booking.booker;
      const wanted = {
        roomTypeId,
        checkIn: stay.check_in,
        checkOut: stay.check_out,
        rooms: stay.rooms.length,
      };
      const answer = offer.onRequest ? await answerBy(trx, agencyId, booking.now) : undefined;
      if (!offer.onRequest) {
        if (!(await holdStock(trx, wanted))) throw new AppError('sold_out');
        if (unpaid.orders > 0) {
          limitUnpaidShare(unpaid, await listUnpaidNights(trx, agencyId, wanted), wanted.rooms);
        }
      }
      const { id } = await placeHotelOrder(trx, products, { offer, answerBy: answer }, booking);
      await insertHotelOrder(trx, id, offer, booking.input.rooms);
      return id;
    },
  };
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
