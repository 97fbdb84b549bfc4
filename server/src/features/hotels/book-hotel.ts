import type { ReplyOf } from '@serai/contract/endpoint';
import { bookHotel as endpoint } from '@serai/contract/hotel-booking';
import { nightsOf, stayTimes } from '../../domain/stay.ts';
import { AppError } from '../../platform/http/app-error.ts';
import {
  bookingRoute,
  lockQuote,
  markQuoteUsed,
  openOrder,
  type Products,
  placeOrder,
  presentOrder,
  refuseChanged,
} from '../orders/orders.ts';
import { type Call, type Db, memberOf, type Route, type Trx } from '../permissions/permissions.ts';
import { checkGuests, type NamedRoom } from './check-guests.ts';
import { insertHotelOrder } from './hotel-order-store.ts';
import { takesChineseNames } from './present-quote.ts';
import { type HotelOffer, hotelTerms, priceOffer } from './price-offer.ts';
import { hotelWord } from './product-word.ts';
import { takeStock } from './stock.ts';

type Booking = Call<typeof endpoint>;

/** Books a quote; where the offer has changed the refusal carries a quote of the new one. */
export function bookRoute(db: Db, products: Products): Route {
  return bookingRoute(db, endpoint, (trx, call) => bookHotel(trx, products, call));
}

async function bookHotel(trx: Trx, products: Products, call: Booking): Promise<ReplyOf<typeof endpoint>> {
  const { input, now } = call;
  const member = memberOf(call);
  const asker = { agencyId: member.agencyId, product: hotelWord, now };
  const quote = await lockQuote<HotelOffer>(trx, input.quote_id, asker);
  const { stay, soldAs } = quote.offer;
  checkGuests(input.rooms, stay.rooms, takesChineseNames(soldAs.countryCode));
  const offer = await priceOffer(trx, quote.offer.ratePlanId, stay, now);
  refuseChanged(
    hotelWord,
    { offer: quote.offer, terms: hotelTerms(quote.offer) },
    { offer, terms: hotelTerms(offer) },
  );
  const isHeld = await takeStock(trx, {
    roomTypeId: offer.roomTypeId,
    checkIn: stay.check_in,
    checkOut: stay.check_out,
    rooms: stay.rooms.length,
  });
  if (!isHeld) throw new AppError('sold_out');
  const { id } = await placeHotelOrder(trx, products, offer, call);
  await insertHotelOrder(trx, id, offer, input.rooms);
  await markQuoteUsed(trx, quote.id, id);
  const opened = await openOrder(trx, products, member, id);
  return { order: presentOrder(opened, call) };
}

function placeHotelOrder(trx: Trx, products: Products, offer: HotelOffer, call: Booking) {
  const { input, now } = call;
  const { agencyId, userId } = memberOf(call);
  const { stay, soldAs, price } = offer;
  const times = stayTimes(stay.check_in, stay.check_out, soldAs.tz);
  const nights = nightsOf(stay.check_in, stay.check_out).length;
  return placeOrder(trx, {
    product: products.named(hotelWord),
    agencyId,
    userId,
    currency: offer.currency,
    lines: offer.lines,
    policy: offer.policy,
    nightTotals: price.nightTotals,
    tz: soldAs.tz,
    serviceStart: new Date(times.start),
    serviceEnd: new Date(times.end),
    noShowFrom: new Date(times.noShowFrom),
    autoCompleteAt: new Date(times.autoComplete),
    contactName: input.contact_name,
    contactPhone: input.contact_phone,
    reference: input.reference,
    specialRequests: input.special_requests,
    title: {
      zh: `${soldAs.hotelZh} · ${soldAs.roomZh} · ${stay.rooms.length} 间 ${nights} 晚`,
      en: `${soldAs.hotelEn} · ${soldAs.roomEn} · ${counted(stay.rooms.length, 'room')}, ${counted(nights, 'night')}`,
    },
    guestNames: namesOf(input.rooms),
    now,
  });
}

function counted(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function namesOf(rooms: readonly NamedRoom[]): string[] {
  return rooms.flatMap(({ guests }) => guests.map(({ full_name }) => full_name));
}
