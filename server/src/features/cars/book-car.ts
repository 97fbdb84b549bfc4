import { bookCar as endpoint } from '@serai/contract/car-booking';
import type { ReplyOf } from '@serai/contract/endpoint';
import { AppError } from '../../platform/http/app-error.ts';
import { insertRides, takeVehicles } from '../fleet/fleet.ts';
import {
  bookingRoute,
  inBoth,
  lockQuote,
  markQuoteUsed,
  openOrder,
  type Products,
  placeOrder,
  presentOrder,
  refuseChanged,
} from '../orders/orders.ts';
import { type Call, type Db, memberOf, type Route, type Trx } from '../permissions/permissions.ts';
import { heldBy, insertCarOrder } from './car-order-store.ts';
import { carPhrase, inOrder, lengthText } from './car-words.ts';
import { type CarOffer, carTerms, priceOffer } from './price-offer.ts';
import { carWord } from './product-word.ts';

type Booking = Call<typeof endpoint>;

/** A driver waits so long for passengers who do not come. */
const WAIT_MS = 15 * 60_000;
/** Overtime is reported within a day; then the order completes by itself. */
const COMPLETE_AFTER_MS = 24 * 3_600_000;

/** Books a quote; where the offer has changed the refusal carries a quote of the new one. */
export function bookRoute(db: Db, products: Products): Route {
  return bookingRoute(db, endpoint, (trx, call) => bookCar(trx, products, call));
}

async function bookCar(trx: Trx, products: Products, call: Booking): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  const member = memberOf(call);
  const asker = { agencyId: member.agencyId, product: carWord, now };
  const quote = await lockQuote<CarOffer>(trx, input.quote_id, asker);
  const offer = await priceOffer(trx, quote.offer.wish, now);
  refuseChanged(
    carWord,
    { offer: quote.offer, terms: carTerms(quote.offer) },
    { offer, terms: carTerms(offer) },
  );
  if (!(await takeVehicles(trx, heldBy(offer)))) throw new AppError('sold_out');
  const { id } = await placeCarOrder(trx, products, offer, call);
  await insertCarOrder(trx, id, offer, input);
  const { soldAs } = offer;
  await insertRides(trx, {
    orderId: id,
    vehicles: offer.rental.vehicles,
    startsAt: new Date(soldAs.startMs),
    endsAt: new Date(soldAs.endMs),
    tz: soldAs.pickUp.tz,
    driverLanguage: soldAs.driverLanguage,
    of: { modelId: soldAs.model.id },
    passengerName: input.passenger_name,
  });
  await markQuoteUsed(trx, quote.id, id);
  return { order: presentOrder(await openOrder(trx, products, member, id), call) };
}

function placeCarOrder(trx: Trx, products: Products, offer: CarOffer, call: Booking) {
  const { input, now } = call;
  const { agencyId, userId } = memberOf(call);
  const { soldAs } = offer;
  return placeOrder(trx, {
    product: products.named(carWord),
    agencyId,
    userId,
    currency: offer.currency,
    lines: offer.lines,
    policy: offer.policy,
    nightTotals: [],
    tz: soldAs.pickUp.tz,
    serviceStart: new Date(soldAs.startMs),
    serviceEnd: new Date(soldAs.endMs),
    noShowFrom: new Date(soldAs.startMs + WAIT_MS),
    autoCompleteAt: new Date(soldAs.endMs + COMPLETE_AFTER_MS),
    contactName: input.contact_name,
    contactPhone: input.contact_phone,
    reference: input.reference,
    specialRequests: input.special_requests,
    title: inBoth((lang) =>
      carPhrase('title', lang, {
        model: inOrder(soldAs.model.nameZh, soldAs.model.nameEn, lang).name,
        city: inOrder(soldAs.pickUp.city_zh, soldAs.pickUp.city_en, lang).name,
        length: lengthText(offer.price.units, lang),
        vehicles: offer.rental.vehicles,
      }),
    ),
    guestNames: [input.passenger_name],
    now,
  });
}
