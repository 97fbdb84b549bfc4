import type { bookCar, quoteCar } from '@serai/contract/cars/booking';
import type { Trx } from '../../calls.ts';
import { type Booking, bookingFacts, buyerOf, type Sale } from '../orders/for-products.ts';
import { answerBy, type Products, placeOrder } from '../orders/orders.ts';
import { insertCarOrder } from './car-order-store.ts';
import { holdRental } from './hold-rental.ts';
import { orderTerms } from './order-terms.ts';
import { presentQuote } from './present-quote.ts';
import { type CarOffer, carTerms, priceOffer } from './price-offer.ts';
import { carWord } from './product-word.ts';

/** Sale of a rental. */
export function carSale(products: Products): Sale<typeof quoteCar, typeof bookCar, CarOffer> {
  return {
    product: carWord,
    termsOf: carTerms,
    price: (db, rateId, input, buyer) => {
      const {
        rate_key: _,
        vehicles,
        driver_language: driverLanguage,
        zone_id,
        zone_entries,
        ...trip
      } = input;
      const zone = zone_id ? { id: zone_id, entries: zone_entries } : undefined;
      return priceOffer(db, { rateId, trip, vehicles, driverLanguage, zone }, buyer);
    },
    present: presentQuote,
    reprice: (trx, { wish }, booking) => priceOffer(trx, wish, buyerOf(booking)),
    place: async (trx, offer, booking, unpaid) => {
      const { input: passenger, now } = booking;
      const { agencyId } = booking.booker;
      const answer = offer.onRequest ? await answerBy(trx, agencyId, now) : undefined;
      const { id } = await placeCarOrder(trx, products, { offer, answerBy: answer }, booking);
      await insertCarOrder(trx, id, offer, passenger);
      if (offer.onRequest) return id;
      const { poolId, soldAs } = offer;
      await holdRental(trx, { orderId: id, agencyId, poolId, soldAs, passenger }, unpaid);
      return id;
    },
  };
}

interface Placed {
  offer: CarOffer;
  /** Deadline of the desk's answer if the price of the drive is unknown. */
  answerBy: Date | undefined;
}

function placeCarOrder(
  trx: Trx,
  products: Products,
  { offer, answerBy: answer }: Placed,
  booking: Booking<typeof bookCar>,
) {
  return placeOrder(trx, {
    product: products.named(carWord),
    ...bookingFacts(booking),
    ...orderTerms(offer),
    answerBy: answer,
    guestNames: [booking.input.passenger_name],
  });
}
