import { firstCurrency } from '@serai/contract/currency';
import type { Stay } from '@serai/contract/hotels';
import type { Db } from '../../calls.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../domain/cancellation-policy.ts';
import { findMisfit, priceStay, type StayPrice } from '../../domain/pricing/hotel.ts';
import { markupOf } from '../../domain/pricing/markup.ts';
import { type MonthPart, monthsOf, nightsOf, policyStart } from '../../domain/stay.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { OfferTerms, PriceLine } from '../orders/orders.ts';
import type { PictureMark } from '../pictures/pictures.ts';
import { checkLength, checkStay } from './check-stay.ts';
import { findOffer, type OfferRow } from './offer-store.ts';
import { priceLines } from './price-lines.ts';

/** What a quote freezes and an order is made of: who stays where, at which price, under which policy. */
export interface HotelOffer {
  ratePlanId: number;
  roomTypeId: number;
  hotelId: number;
  stay: Stay;
  currency: string;
  price: StayPrice;
  lines: PriceLine[];
  policy: ResolvedPolicy;
  soldAs: SoldAs;
  unitsLeft: number;
}

/** Names and facts as they were sold; they stay with the order whatever becomes of the hotel. */
export interface SoldAs {
  hotelZh: string;
  hotelEn: string;
  hotelLocal: string;
  cityZh: string;
  cityEn: string;
  countryCode: string;
  addressZh: string;
  addressEn: string;
  phone: string;
  zip: string;
  email: string;
  star: number;
  latitude: number;
  longitude: number;
  tz: string;
  checkInFrom: string;
  checkOutUntil: string;
  /** Its first picture then; missing in orders from before there were any. */
  picture?: PictureMark;
  roomZh: string;
  roomEn: string;
  meal: OfferRow['meal'];
  bed: OfferRow['bed'];
  breakfasts: number;
  refundable: boolean;
  nights: { date: string; price: number }[];
}

/** What makes an offer another offer: its sum, and the rules of giving it back. */
export function hotelTerms({ price, currency, lines, policy }: HotelOffer): OfferTerms {
  return { total: price.total, currency, lines, policy, nightTotals: price.nightTotals };
}

/**
 * Prices a stay by what the database says now. Refuses what cannot be booked: `rate_unknown`, the faults of a
 * stay, `rate_not_for_nationality`, `rooms_too_small`, `min_stay_not_met`, `sold_out`.
 */
export async function priceOffer(db: Db, ratePlanId: number, stay: Stay, now: Date): Promise<HotelOffer> {
  checkLength(stay);
  const nights = nightsOf(stay.check_in, stay.check_out);
  const months = new Set(nights.map((night) => `${night.slice(0, 8)}01`));
  const row = await findOffer(db, ratePlanId, [...months]);
  if (!row) throw refusedField('rate_key', 'rate_unknown');
  checkStay(stay, row.tz, now);
  checkTerms(row, stay, nights.length);
  const parts = monthsOf(stay.check_in, stay.check_out);
  const nightPrices = pickNights(row.prices, parts);
  const unitsLeft = Math.min(...pickNights(row.units, parts));
  if (nightPrices.includes(0) || unitsLeft < stay.rooms.length) throw new AppError('sold_out');
  const currency = row.currency ?? firstCurrency;
  const price = priceStay({
    nightPrices,
    rooms: stay.rooms,
    childBands: row.child_bands,
    markup: markupOf(0, currency),
  });
  return {
    ratePlanId,
    roomTypeId: row.room_id,
    hotelId: row.hotel_id,
    stay,
    currency,
    price,
    lines: priceLines(price, stay, { zh: row.room_zh, en: row.room_en }),
    policy: resolvePolicy(row.policy, policyStart(stay.check_in, row.tz)),
    soldAs: soldAs(row, nights, price),
    unitsLeft,
  };
}

function checkTerms(row: OfferRow, { rooms, nationality }: Stay, nights: number): void {
  if (row.nationalities.length > 0 && !row.nationalities.includes(nationality)) {
    throw refusedField('nationality', 'rate_not_for_nationality');
  }
  const misfit = findMisfit(rooms, {
    maxAdults: row.max_adults,
    maxChildren: row.max_children,
    maxGuests: row.max_guests,
  });
  if (misfit >= 0) throw refusedField(`rooms[${misfit}]`, 'rooms_too_small', { room: misfit + 1 });
  if (nights < row.min_stay) throw refusedField('check_out', 'min_stay_not_met', { nights: row.min_stay });
}

/** The values of the nights of a stay, 0 where a month or a night is missing. */
function pickNights(byMonth: Record<string, number[]> | null, parts: readonly MonthPart[]): number[] {
  return parts.flatMap(({ month, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => byMonth?.[month]?.[from - 1 + at] ?? 0),
  );
}

function soldAs(row: OfferRow, nights: readonly string[], { roomNights }: StayPrice): SoldAs {
  return {
    hotelZh: row.hotel_zh,
    hotelEn: row.hotel_en,
    hotelLocal: row.hotel_local,
    cityZh: row.city_zh,
    cityEn: row.city_en,
    countryCode: row.country_code,
    addressZh: row.address_zh,
    addressEn: row.address_en,
    phone: row.phone,
    zip: row.zip,
    email: row.email,
    star: row.star,
    latitude: row.latitude,
    longitude: row.longitude,
    tz: row.tz,
    checkInFrom: row.check_in_from,
    checkOutUntil: row.check_out_until,
    picture: row.picture,
    roomZh: row.room_zh,
    roomEn: row.room_en,
    meal: row.meal,
    bed: row.bed,
    breakfasts: row.breakfasts,
    refundable: row.refundable,
    nights: nights.map((date, at) => ({ date, price: roomNights[at]! })),
  };
}
