import type { bookCar, quoteCar } from '@serai/contract/car-booking';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { holdVehicles, insertHold, insertRides } from '../fleet/fleet.ts';
import { bookingFacts, buyerOf, type Products, placeOrder, type Sale } from '../orders/orders.ts';
import { heldBy, insertCarOrder } from './car-order-store.ts';
import { orderTerms } from './order-terms.ts';
import { presentQuote } from './present-quote.ts';
import { type CarOffer, carTerms, priceOffer } from './price-offer.ts';
import { carWord } from './product-word.ts';

type Booking = Call<typeof bookCar>;

/** How a hire is sold. */
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
      const held = heldBy(offer);
      await holdVehicles(trx, memberOf(call).agencyId, held, unpaid);
      const { id } = await placeCarOrder(trx, products, offer, call);
      await insertCarOrder(trx, id, offer, call.input);
      await insertHold(trx, id, held);
      const { soldAs } = offer;
      await insertRides(trx, {
        orderId: id,
        vehicles: offer.rental.vehicles,
        journey: held.journey,
        tz: soldAs.pickUp.tz,
        driverLanguage: soldAs.driverLanguage,
        of: { modelId: soldAs.model.id },
        passengerName: call.input.passenger_name,
      });
      return id;
    },
  };
}

function placeCarOrder(trx: Trx, products: Products, offer: CarOffer, call: Booking) {
  return placeOrder(trx, {
    product: products.named(carWord),
    ...bookingFacts(call),
    ...orderTerms(offer),
    guestNames: [call.input.passenger_name],
  });
}
