import { firstCurrency } from '@serai/contract/currency';
import { addDays } from '@serai/contract/dates';
import type { Stay } from '@serai/contract/hotels/stays';
import type { Db } from '../../calls.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../domain/cancellation-policy.ts';
import { localDate } from '../../domain/local-time.ts';
import { sum } from '../../domain/money.ts';
import {
  findUnpriced,
  type PricedStay,
  priceRooms,
  priceStay,
  type StayPrice,
  type StayPromotion,
} from '../../domain/pricing/hotel.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import { extraBedsOf, findMisfit } from '../../domain/pricing/occupancy.ts';
import type { PropertyFee } from '../../domain/pricing/property-fees.ts';
import { findLimitFault, isStoppedOn } from '../../domain/pricing/stay-limits.ts';
import { type MonthPart, monthsOf, nightsOf, policyStart } from '../../domain/stay.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { type Buyer, findBuyerMarkup } from '../contracts/contracts.ts';
import { inBoth, type OfferTerms, type PriceLine, refuseClosed } from '../orders/for-products.ts';
import type { Bilingual } from '../orders/orders.ts';
import type { PictureMark } from '../pictures/pictures.ts';
import { checkLength, checkStay } from './check-stay.ts';
import { limitsOf } from './hotel-store.ts';
import { readNightTerms } from './night-terms.ts';
import { findOffer, type OfferRow } from './offer-store.ts';
import { breakfastsOf } from './present-offer.ts';
import { priceLines, promotionName } from './price-lines.ts';
import { closingOf, howSold } from './selling-terms.ts';
import type { HeldRooms } from './stock.ts';
import { findInForce } from './supplier-contracts/contract-store.ts';
import {
  priceByContract,
  type RateContract,
  type SoldContract,
  tariffOf,
} from './supplier-contracts/price-by-contract.ts';

/** Content of a quote and of the order made from it: guests, stay, price and policy. */
export interface HotelOffer {
  ratePlanId: number;
  roomTypeId: number;
  hotelId: number;
  stay: Stay;
  currency: string;
  price: Pick<StayPrice, 'total' | 'nightTotals'>;
  lines: PriceLine[];
  policy: ResolvedPolicy;
  soldAs: SoldAs;
  /** Rooms by room type and rate, if they differ; rate plan and room type of the offer are those of the first. */
  roomLines?: OfferedLine[];
  unitsLeft: number;
  /** Supplier in whose system it is booked after payment; null means the seller's own allotment. */
  supplier: string | null;
  /** The hotel is asked first: nothing is held until the stay is offered and accepted. */
  onRequest: boolean;
  /** First instant (epoch ms) at which it can no longer be booked or paid. */
  cutOff: number;
}

/** Rooms of one rate in an offer of several. */
export interface OfferedLine {
  ratePlanId: number;
  roomTypeId: number;
  /** Number of rooms. */
  rooms: number;
  /** All nights, minor units. */
  price: number;
}

/** Stay of an order on request after an offer. */
export type OfferedStay = Pick<HotelOffer, 'ratePlanId' | 'roomTypeId' | 'soldAs'>;

/** Names and facts at the time of sale; later changes of the hotel do not affect the order. */
export interface SoldAs {
  hotelZh: string;
  hotelEn: string;
  hotelLocal: string;
  cityZh: string;
  cityEn: string;
  countryCode: string;
  addressZh: string;
  addressEn: string;
  /** In the script that a driver there reads; missing in orders from before it was kept. */
  addressLocal?: string;
  phone: string;
  zip: string;
  email: string;
  star: number;
  latitude: number;
  longitude: number;
  tz: string;
  checkInFrom: string;
  checkOutUntil: string;
  /** First picture at the time of sale; missing in older orders. */
  picture?: PictureMark;
  /** Of rooms that differ: names and numbers of all; meal, bed and nights are those of the first room. */
  roomZh: string;
  roomEn: string;
  meal: OfferRow['meal'];
  bed: OfferRow['bed'];
  /** Per room and night; only in orders that predate per-room data. */
  breakfasts?: number;
  /** Per room: breakfasts per morning and the seller's cost (null = unknown). */
  rooms?: SoldRoom[];
  /** Rooms by room type and rate, if they differ. */
  roomLines?: SoldLine[];
  nights: { date: string; price: number }[];
  /** Missing in older orders. */
  included?: OfferRow['included'];
  fees?: PropertyFee[];
  importantZh?: string;
  importantEn?: string;
  /** Supplier contract that priced the stay; missing without one. */
  supplierContract?: SoldContract;
  /** Promotions in the price; missing without one. */
  promotions?: SoldPromotion[];
}

/** A promotion by name, with what it takes off the price of all rooms, in minor units. */
export interface SoldPromotion extends Bilingual {
  amountOff: number;
}

/** Rooms of one room type and rate in a stay whose rooms differ. */
export interface SoldLine extends Pick<SoldAs, 'roomZh' | 'roomEn' | 'meal' | 'bed' | 'nights'> {
  /** Positions of its rooms among those of the stay, from 0. */
  rooms: number[];
  /** All nights and guests, minor units. */
  price: number;
  refundable: boolean;
}

export interface SoldRoom {
  breakfasts: number;
  cost: number | null;
  /** Extra beds that the hotel sets up; missing in older orders. */
  extraBeds?: number;
  /** Price of the occupied room per night, minor units; missing in older orders. */
  nights?: number[];
}

/** Breakfasts per morning for all rooms together. */
export function breakfastsSold({ rooms, breakfasts = 0 }: SoldAs, numberOfRooms: number): number {
  return rooms ? sum(rooms.map((room) => room.breakfasts)) : breakfasts * numberOfRooms;
}

/**
 * Meals of each kind per day for all rooms together; a guest with breakfast also has the other meals of the
 * board.
 */
export function mealsSold(sold: SoldAs, numberOfRooms: number) {
  const { roomLines } = sold;
  if (!roomLines) return mealsOf(sold.meal, breakfastsSold(sold, numberOfRooms));
  const meals = roomLines.map((line) => mealsOfLine(sold, line));
  return {
    breakfasts: sum(meals.map(({ breakfasts }) => breakfasts)),
    lunches: sum(meals.map(({ lunches }) => lunches)),
    dinners: sum(meals.map(({ dinners }) => dinners)),
  };
}

/** Meals of each kind per day for the rooms of a line. */
export function mealsOfLine({ rooms = [] }: SoldAs, line: SoldLine) {
  return mealsOf(line.meal, sum(line.rooms.map((at) => rooms[at]!.breakfasts)));
}

function mealsOf(meal: SoldAs['meal'], breakfasts: number) {
  const lunches = meal === 'full_board' ? breakfasts : 0;
  const dinners = meal === 'half_board' || meal === 'full_board' ? breakfasts : 0;
  return { breakfasts, lunches, dinners };
}

/** Number of extra beds per room; 0 in older orders. */
export function extraBedsSold({ rooms = [] }: SoldAs): number[] {
  return rooms.map(({ extraBeds = 0 }) => extraBeds);
}

/** The seller's cost of a stay as sold; null if a part of it is unknown. */
export function costSold({ rooms }: SoldAs): number | null {
  const costs = rooms?.map(({ cost }) => cost) ?? [null];
  return costs.every((cost) => cost !== null) ? sum(costs) : null;
}

/** Terms that make an offer a different one: its total and its cancellation rules. */
export function hotelTerms(offer: HotelOffer): OfferTerms {
  const { price, currency, lines, policy, onRequest, supplier } = offer;
  const { total, nightTotals } = price;
  return {
    total,
    currency,
    lines,
    policy,
    nightTotals,
    onRequest,
    confirmedLater: supplier !== null,
    service: 'stay',
  };
}

/** Rooms that are priced, among those of a booking. */
export interface RoomsAmong {
  /** Stock that the buyer already holds and would release in exchange. */
  own?: HeldRooms | undefined;
  /** Numbers of the rooms, from 1, for refusals; default: all in order. */
  numbers?: readonly number[];
  /** Rooms of the same type in the whole booking; default: those that are priced. */
  ofType?: number;
}

/**
 * Prices a stay by the current database state, for its buyer. Refuses with `rate_unknown`, the faults of a
 * stay, `rate_not_for_nationality`, `rooms_too_small`, `beds_too_few`, `extra_bed_missing`, the faults of
 * stay limits, `booking_closed` or `sold_out`.
 * @param among Stock that the buyer already holds, and the place of these rooms in a larger stay.
 */
export async function priceOffer(
  db: Db,
  ratePlanId: number,
  stay: Stay,
  buyer: Buyer,
  among: RoomsAmong = {},
): Promise<HotelOffer> {
  const { now } = buyer;
  const { own, numbers = allNumbers(stay), ofType = stay.rooms.length } = among;
  checkLength(stay);
  const found = await findRate(db, ratePlanId, stay, buyer, own);
  if (!found) throw refusedField('rate_key', 'rate_unknown');
  const { row, unitsLeft, ...amounts } = found;
  checkStay(stay, row.tz, now);
  checkTerms(row, stay, { own, numbers });
  const cutOff = closingOf(row.cut_off, stay.check_in, row.tz).cutOffMs;
  refuseClosed('rate_key', { cutOff, tz: row.tz, now });
  const terms = { sells: row.sells, requestWhenGone: row.request_when_gone };
  const sold = howSold(terms, unitsLeft, ofType);
  if (amounts.nightPrices.includes(0) || !sold) throw new AppError('sold_out');
  return {
    ratePlanId,
    roomTypeId: row.room_id,
    hotelId: row.hotel_id,
    stay,
    ...priceRate(row, stay, { ...amounts, markup: await findMarkup(db, row, buyer), numbers }),
    unitsLeft,
    supplier: row.supplier,
    onRequest: sold === 'request',
    cutOff,
  };
}

/** Loads the current rate with its price per room and the units left on the nights of a stay. */
export async function findRate(
  db: Db,
  ratePlanId: number,
  { check_in, check_out }: Pick<Stay, 'check_in' | 'check_out'>,
  { now, quotedAt = now }: Pick<Buyer, 'now' | 'quotedAt'>,
  own?: HeldRooms,
): Promise<FoundRate | undefined> {
  const parts = monthsOf(check_in, check_out);
  const row = await findOffer(
    db,
    ratePlanId,
    parts.map(({ month }) => month),
  );
  if (!row) return undefined;
  const released = row.release_days && addDays(localDate(now.getTime(), row.tz), row.release_days);
  const nights = nightsOf(check_in, check_out);
  const left = pickNights(row.units, parts).map((units, at) =>
    // Today's released units may still be on sale until the release job runs.
    released && nights[at]! < released ? Math.min(units, row.release_keep) : units,
  );
  const unitsLeft = Math.min(
    ...left.map((units, at) => units + (isHeld(own, row, nights[at]!) ? own!.rooms : 0)),
  );
  const imported = { nightPrices: pickNights(row.prices, parts), nightCosts: pickNights(row.costs, parts) };
  const version = await findInForce(db, row.hotel_id, quotedAt);
  const plan = { id: row.plan_id, currency: row.currency ?? firstCurrency, tz: row.tz };
  const contracted = version && priceByContract(version, plan, { ...imported, nights, quotedAt });
  const bookedOn = localDate(quotedAt.getTime(), row.tz);
  return { row, ...imported, ...contracted, bookedOn, unitsLeft };
}

/** A current rate with its nights, priced by the supplier contract in force where it covers them. */
interface FoundRate extends Omit<NightAmounts, 'markup' | 'numbers'> {
  row: OfferRow;
  unitsLeft: number;
}

/** Whether the buyer already holds rooms of the rate's type on a night. */
function isHeld(own: HeldRooms | undefined, row: OfferRow, night: string): boolean {
  return own?.roomTypeId === row.room_id && own.checkIn <= night && night < own.checkOut;
}

/** Markup of an agency on a rate's net prices. */
export function findMarkup(db: Db, { currency }: OfferRow, buyer: Buyer): Promise<Markup> {
  return findBuyerMarkup(db, buyer, 'hotel', currency ?? firstCurrency);
}

/** Price per room and night of a stay, and the seller's cost (0 = unknown); minor units. */
interface NightAmounts {
  /** Net, before markup. */
  nightPrices: readonly number[];
  nightCosts: readonly number[];
  /** Supplier contract of the rate; undefined if it has none. */
  contract?: RateContract | undefined;
  /** Civil date at the hotel on which the stay is quoted; without one no promotion applies. */
  bookedOn?: string | undefined;
  markup: Markup;
  /** Numbers of the rooms, from 1, for refusals; default: all in order. */
  numbers?: readonly number[];
}

/**
 * Computes price, policy and sold terms of a stay from its night prices. Refuses with `extra_bed_missing` if
 * the rate has no price for a guest.
 */
export function priceRate(
  row: OfferRow,
  stay: Stay,
  { numbers = allNumbers(stay), contract, ...amounts }: NightAmounts,
) {
  const currency = row.currency ?? firstCurrency;
  const nights = nightsOf(stay.check_in, stay.check_out);
  const tariff = tariffOf(readNightTerms(row.night_terms), contract);
  const { rooms } = stay;
  const priced = { nights, rooms, tariff, ...amounts };
  const price = priceStay(priced);
  if (!price) {
    const room = numbers[findUnpriced(tariff, nights, rooms)!]!;
    throw refusedField(`rooms[${room - 1}]`, 'extra_bed_missing', { room });
  }
  const room = { zh: row.room_zh, en: row.room_en };
  return {
    currency,
    price,
    lines: priceLines(price, stay, { room, meal: row.meal }),
    policy: resolvePolicy(row.policy, policyStart(stay.check_in, row.tz)),
    soldAs: soldAs(row, priced, price, contract?.sold),
  };
}

/** Refuses with `rooms_too_small` or `beds_too_few` a room too small for its guests, and names the field. */
export function checkFit(
  row: OfferRow,
  stay: Pick<Stay, 'rooms'>,
  numbers: readonly number[] = allNumbers(stay),
): void {
  const misfit = findMisfit(stay.rooms, limitsOf(row));
  if (!misfit) return;
  const room = numbers[misfit.room]!;
  throw refusedField(`rooms[${room - 1}]`, misfit.fault, { room });
}

function allNumbers({ rooms }: Pick<Stay, 'rooms'>): number[] {
  return rooms.map((_, at) => at + 1);
}

function checkTerms(
  row: OfferRow,
  stay: Stay,
  { own, numbers }: { own: HeldRooms | undefined; numbers: readonly number[] },
): void {
  if (row.nationalities.length > 0 && !row.nationalities.includes(stay.nationality)) {
    throw refusedField('nationality', 'rate_not_for_nationality');
  }
  checkFit(row, stay, numbers);
  checkLimits(row, stay, own);
}

const limitFields = {
  min_stay_not_met: 'check_out',
  max_stay_exceeded: 'check_out',
  arrival_closed: 'check_in',
  departure_closed: 'check_out',
} as const;

/**
 * Refuses a stay outside the rate's limits and names the date; a night under stop sell is refused as
 * `sold_out`, unless the buyer holds it already.
 */
function checkLimits(row: OfferRow, { check_in, check_out }: Stay, own: HeldRooms | undefined): void {
  const terms = readNightTerms(row.night_terms);
  const fault = findLimitFault(terms, { checkIn: check_in, checkOut: check_out });
  if (!fault) return;
  if (fault.code === 'stop_sell') {
    const isRefused = (night: string) => isStoppedOn(terms.limits, night) && !isHeld(own, row, night);
    if (nightsOf(check_in, check_out).some(isRefused)) throw new AppError('sold_out');
    return;
  }
  throw refusedField(limitFields[fault.code], fault.code, 'nights' in fault ? { nights: fault.nights } : {});
}

/** Values of a stay's nights; 0 if a month or a night is missing. */
function pickNights(byMonth: Record<string, number[] | null> | null, parts: readonly MonthPart[]): number[] {
  return parts.flatMap(({ month, from, to }) =>
    Array.from({ length: to - from + 1 }, (_, at) => byMonth?.[month]?.[from - 1 + at] ?? 0),
  );
}

function soldAs(
  row: OfferRow,
  priced: PricedStay,
  { roomNights, payingGuests, roomCosts, promotions }: StayPrice,
  supplierContract: SoldContract | undefined,
): SoldAs {
  const { nights, rooms, tariff } = priced;
  const roomPrices = priceRooms(priced)!;
  return {
    hotelZh: row.hotel_zh,
    hotelEn: row.hotel_en,
    hotelLocal: row.hotel_local,
    cityZh: row.city_zh,
    cityEn: row.city_en,
    countryCode: row.country_code,
    addressZh: row.address_zh,
    addressEn: row.address_en,
    addressLocal: row.address_local,
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
    rooms: payingGuests.map((guests, at) => ({
      breakfasts: breakfastsOf(row.meal, [guests]),
      cost: roomCosts[at]!,
      extraBeds: extraBedsOf(rooms[at]!, tariff.baseGuests),
      nights: roomPrices[at]!,
    })),
    included: row.included,
    fees: row.fees,
    importantZh: row.important_zh,
    importantEn: row.important_en,
    nights: nights.map((date, at) => ({ date, price: roomNights[at]! })),
    ...(supplierContract ? { supplierContract } : {}),
    ...(promotions.length > 0 ? { promotions: soldPromotions(promotions, rooms.length) } : {}),
  };
}

function soldPromotions(promotions: readonly StayPromotion[], rooms: number): SoldPromotion[] {
  return promotions.map(({ promotion, amountOff }) => ({
    ...inBoth((lang) => promotionName(promotion, lang)),
    amountOff: amountOff * rooms,
  }));
}

/** Price of a stay before its promotions, in minor units; null if it has none. */
export function priceBefore({ promotions = [] }: Pick<SoldAs, 'promotions'>, total: number): number | null {
  return promotions.length > 0 ? total + sum(promotions.map(({ amountOff }) => amountOff)) : null;
}
