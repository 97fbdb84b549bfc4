import type { ReplyOf } from '@serai/contract/endpoint';
import { bookTransfer as endpoint } from '@serai/contract/transfer-booking';
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
import { priceOffer, type TransferOffer, transferTerms } from './price-offer.ts';
import { transferWord } from './product-word.ts';
import { insertTransferOrder } from './transfer-order-store.ts';
import { inLang, transferPhrase } from './transfer-words.ts';

type Booking = Call<typeof endpoint>;

/** Books a quote; where the offer has changed the refusal carries a quote of the new one. */
export function bookRoute(db: Db, products: Products): Route {
  return bookingRoute(db, endpoint, (trx, call) => bookTransfer(trx, products, call));
}

async function bookTransfer(trx: Trx, products: Products, call: Booking): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  const member = memberOf(call);
  const asker = { agencyId: member.agencyId, product: transferWord, now };
  const quote = await lockQuote<TransferOffer>(trx, input.quote_id, asker);
  const offer = await priceOffer(trx, quote.offer.rateId, quote.offer.request, now);
  refuseChanged(
    transferWord,
    { offer: quote.offer, terms: transferTerms(quote.offer) },
    { offer, terms: transferTerms(offer) },
  );
  const { soldAs, poolId, day } = offer;
  const isHeld = await takeVehicles(trx, { poolId, firstDay: day, lastDay: day, vehicles: soldAs.vehicles });
  if (!isHeld) throw new AppError('sold_out');
  const { id } = await placeTransferOrder(trx, products, offer, call);
  const passengerName = input.passenger_name;
  await insertTransferOrder(trx, id, offer, { passengerName, signText: input.sign_text || passengerName });
  await insertRides(trx, {
    orderId: id,
    vehicles: soldAs.vehicles,
    startsAt: new Date(soldAs.times.start),
    endsAt: new Date(soldAs.times.end),
    tz: soldAs.tz,
    driverLanguage: soldAs.driverLanguage,
    of: { classId: offer.classId },
    passengerName,
  });
  await markQuoteUsed(trx, quote.id, id);
  const opened = await openOrder(trx, products, member, id);
  return { order: presentOrder(opened, call) };
}

function placeTransferOrder(trx: Trx, products: Products, offer: TransferOffer, call: Booking) {
  const { input, now } = call;
  const { agencyId, userId } = memberOf(call);
  const { soldAs } = offer;
  const { times } = soldAs;
  return placeOrder(trx, {
    product: products.named(transferWord),
    agencyId,
    userId,
    currency: offer.currency,
    lines: offer.lines,
    policy: offer.policy,
    nightTotals: [],
    tz: soldAs.tz,
    serviceStart: new Date(times.start),
    serviceEnd: new Date(times.end),
    noShowFrom: new Date(times.noShowFrom),
    autoCompleteAt: new Date(times.autoComplete),
    contactName: input.contact_name,
    contactPhone: input.contact_phone,
    reference: input.reference,
    specialRequests: input.special_requests,
    title: inBoth((lang) =>
      transferPhrase(`title_${soldAs.mode}`, lang, {
        airport: inLang(soldAs.airportZh, soldAs.airportEn, lang),
        place: inLang(soldAs.placeZh, soldAs.placeEn, lang),
        class: inLang(soldAs.classZh, soldAs.classEn, lang),
        vehicles: soldAs.vehicles,
      }),
    ),
    guestNames: [input.passenger_name],
    now,
  });
}
