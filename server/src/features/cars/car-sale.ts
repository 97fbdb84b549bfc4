import type { bookCar, quoteCar } from '@serai/contract/cars/booking';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { bookingFacts, buyerOf, type Sale } from '../orders/for-products.ts';
import { answerBy, type Products, placeOrder } from '../orders/orders.ts';
import { insertCarOrder } from './car-order-store.ts';
import { holdRental } from './hold-rental.ts';
import { orderTerms } from './order-terms.ts';
import { presentQuote } from './present-quote.ts';
import { type CarOffer, carTerms, priceOffer } from './price-offer.ts';
import { carWord } from './product-word.ts';

type Booking = Call<typeof bookCar>;

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
    reprice: (trx, { wish }, call) => priceOffer(trx, wish, buyerOf(call)),
    place: async (trx, offer, call, unpaid) => {
      const answer = offer.onRequest ? await answerBy(trx, memberOf(call).agencyId, call.now) : undefined;
      const { id } = await placeCarOrder(trx, products, { offer, answerBy: answer }, call);
      await insertCarOrder(trx, id, offer, call.input);
      if (offer.onRequest) return id;
      const { poolId, soldAs } = offer;
      const { agencyId } = memberOf(call);
      await holdRental(trx, { orderId: id, agencyId, poolId, soldAs, passenger: call.input }, unpaid);
      return id;
    },
  };
}

interface Placed {
  offer: CarOffer;
  /** Deadline of the desk's answer if the price of the drive is unknown. */
  answerBy: Date | undefined;
}

function placeCarOrder(trx: Trx, products: Products, { offer, answerBy: answer }: Placed, call: Booking) {
  return placeOrder(trx, {
    product: products.named(carWord),
    ...bookingFacts(call),
    ...orderTerms(offer),
    answerBy: answer,
    guestNames: [call.input.passenger_name],
  });
}
