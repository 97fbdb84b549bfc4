import type { bookTransfer, quoteTransfer } from '@serai/contract/transfers/booking';
import type { Trx } from '../../calls.ts';
import { holdVehicles, insertHold, insertRides } from '../fleet/fleet.ts';
import { type Booking, bookingFacts, buyerOf, type Sale } from '../orders/for-products.ts';
import { type Products, placeOrder } from '../orders/orders.ts';
import { refuseMissingAddress } from './area-address.ts';
import { orderTerms } from './order-terms.ts';
import { presentQuote } from './present-quote.ts';
import { priceOffer, type TransferOffer, transferTerms } from './price-offer.ts';
import { transferWord } from './product-word.ts';
import { heldBy, insertTransferOrder } from './transfer-order-store.ts';

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
    reprice: (trx, { rateId, request }, booking) => priceOffer(trx, rateId, request, buyerOf(booking)),
    place: async (trx, offer, booking, unpaid) => {
      const { passenger_name, passenger_phone, address, sign_text } = booking.input;
      refuseMissingAddress(offer.soldAs, address);
      const held = heldBy(offer);
      await holdVehicles(trx, booking.booker.agencyId, held, unpaid);
      const { id } = await placeTransferOrder(trx, products, offer, booking);
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

function placeTransferOrder(
  trx: Trx,
  products: Products,
  offer: TransferOffer,
  booking: Booking<typeof bookTransfer>,
) {
  return placeOrder(trx, {
    product: products.named(transferWord),
    ...bookingFacts(booking),
    ...orderTerms(offer),
    guestNames: [booking.input.passenger_name],
  });
}
