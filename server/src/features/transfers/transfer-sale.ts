import type { bookTransfer, quoteTransfer } from '@serai/contract/transfers/booking';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { holdVehicles, insertHold, insertRides } from '../fleet/fleet.ts';
import { bookingFacts, buyerOf, type Sale } from '../orders/for-products.ts';
import { type Products, placeOrder } from '../orders/orders.ts';
import { refuseMissingAddress } from './area-address.ts';
import { orderTerms } from './order-terms.ts';
import { presentQuote } from './present-quote.ts';
import { priceOffer, type TransferOffer, transferTerms } from './price-offer.ts';
import { transferWord } from './product-word.ts';
import { heldBy, insertTransferOrder } from './transfer-order-store.ts';

type Booking = Call<typeof bookTransfer>;

/** Sale of a transfer. */
export function transferSale(
  products: Products,
): Sale<typeof quoteTransfer, typeof bookTransfer, TransferOffer> {
  return {
    product: transferWord,
    termsOf: transferTerms,
    price: (db, rateId, { rate_key: _, vehicles, child_seats: childSeats, ...trip }, buyer) =>
      priceOffer(db, rateId, { trip, vehicles, childSeats }, buyer),
    present: presentQuote,
    reprice: (trx, { rateId, request }, call) => priceOffer(trx, rateId, request, buyerOf(call)),
    place: async (trx, offer, call, unpaid) => {
      const { passenger_name, passenger_phone, address, sign_text } = call.input;
      refuseMissingAddress(offer.soldAs, address);
      const held = heldBy(offer);
      await holdVehicles(trx, memberOf(call).agencyId, held, unpaid);
      const { id } = await placeTransferOrder(trx, products, offer, call);
      const named = { passenger_name, passenger_phone, address, sign_text: sign_text || passenger_name };
      await insertTransferOrder(trx, id, offer, named);
      await insertHold(trx, id, held);
      const { soldAs } = offer;
      await insertRides(trx, {
        orderId: id,
        vehicles: soldAs.vehicles,
        journey: held.journey,
        tz: soldAs.tz,
        driverLanguage: soldAs.driverLanguage,
        of: { classId: offer.classId },
        passengerName: passenger_name,
        passengerPhone: passenger_phone,
      });
      return id;
    },
  };
}

function placeTransferOrder(trx: Trx, products: Products, offer: TransferOffer, call: Booking) {
  return placeOrder(trx, {
    product: products.named(transferWord),
    ...bookingFacts(call),
    ...orderTerms(offer),
    guestNames: [call.input.passenger_name],
  });
}
