import type { ReplyOf } from '@serai/contract/endpoint';
import type { hotelDetail } from '@serai/contract/hotels/hotels';
import type { Stay } from '@serai/contract/hotels/stays';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { localDate } from '../../domain/local-time.ts';
import { money } from '../../domain/money.ts';
import { findUnpriced } from '../../domain/pricing/hotel.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import { findMisfit } from '../../domain/pricing/occupancy.ts';
import { findLimitFault, minStayOn } from '../../domain/pricing/stay-limits.ts';
import { nightsOf } from '../../domain/stay.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { presentPriceLines } from '../orders/for-products.ts';
import { presentPicture } from '../pictures/pictures.ts';
import type { Catalogue, HotelPlace } from './catalogue/catalogue.ts';
import type { Destination } from './catalogue/destinations.ts';
import { describeGuestTerms } from './describe-guest-terms.ts';
import { type HotelRow, limitsOf, type RoomTypeRow } from './hotel-store.ts';
import { facilityLabel, offerWord } from './hotel-words.ts';
import { presentOffer } from './present-offer.ts';
import { priceLines } from './price-lines.ts';
import { pricePlan, unitsLeft } from './price-plan.ts';
import { isClosed, isForOthers } from './search/search-question.ts';
import { howSold } from './selling-terms.ts';

type Room = ReplyOf<typeof hotelDetail>['rooms'][number];
type Rate = Room['rates'][number];

/** Stay and guests for which rooms are shown. */
export interface RoomsView {
  catalogue: Catalogue;
  place: HotelPlace;
  city: Destination;
  hotel: HotelRow;
  stay: Stay;
  /** Ring slots of the stay's nights. */
  slots: readonly number[];
  markup: Markup;
  lang: Lang;
  now: Date;
}

/** Lists every room type with its rates for the stay, or the reason why it has none. */
export function presentRooms(rows: readonly RoomTypeRow[], view: RoomsView): Room[] {
  const { block, slot } = view.place;
  const inMemory = new Map<number, number>();
  for (let at = 0; at < block.roomCounts[slot]!; at++) {
    const room = block.firstRoom[slot]! + at;
    inMemory.set(block.roomIds[room]!, room);
  }
  return rows.map((row) => presentRoom(row, inMemory.get(row.id), view));
}

function presentRoom(row: RoomTypeRow, room: number | undefined, view: RoomsView): Room {
  const { lang } = view;
  const found = room === undefined ? undefined : findRates(row, room, view);
  return {
    id: row.id,
    ...inOrder(row.name_zh, row.name_en, lang),
    size_m2: row.size_m2,
    max_adults: row.max_adults,
    max_children: row.max_children,
    max_guests: row.max_guests,
    floor: row.floor,
    has_window: row.has_window,
    smoking: row.smoking,
    facilities: row.facilities.map((code) => ({ code, label: facilityLabel(code, lang) })),
    picture: presentPicture(
      row.picture ?? '',
      inLanguage(lang, { zh: row.alt_zh ?? '', en: row.alt_en ?? '' }),
    ),
    unavailable: found?.unavailable ?? (found ? '' : offerWord('noneLeft', lang)),
    rates: found?.rates ?? [],
  };
}

function findRates(row: RoomTypeRow, room: number, view: RoomsView): { unavailable: string; rates: Rate[] } {
  const { place, stay, slots, lang } = view;
  const { block } = place;
  const misfit = findMisfit(stay.rooms, limitsOf(row));
  if (misfit) return { unavailable: offerWord(partyWords[misfit.fault], lang), rates: [] };
  const left = unitsLeft(block, room, slots);
  const plans = Array.from({ length: block.planCounts[room]! }, (_, at) => block.firstPlan[room]! + at);
  const rates = plans
    .filter((plan) => whyNot(plan, view) === undefined)
    .flatMap((plan) => presentRate({ plan, room, left }, view) ?? []);
  if (rates.length > 0) return { unavailable: '', rates };
  return { unavailable: reasonOf(plans, left, view), rates };
}

const partyWords = { rooms_too_small: 'noneForGuests', beds_too_few: 'noneForBeds' } as const;
/** Reasons why a rate does not accept a stay; those that other dates cannot resolve come first. */
const reasonWords = {
  noneLeft: -1,
  noneForNationality: 0,
  noneInTime: 1,
  noneWithExtraBed: 2,
  noneOnArrival: 3,
  noneOnDeparture: 4,
  noneForLongStay: 5,
  noneForStay: 6,
} as const;
interface Reason {
  word: keyof typeof reasonWords;
  nights?: number;
}

/**
 * Why a plan cannot be booked for a stay, apart from availability; undefined if it can, or if it is not for
 * sale.
 */
function whyNot(plan: number, { place: { block }, stay, now, city }: RoomsView): Reason | undefined {
  const terms = block.terms[block.planTerms[plan]!]!;
  const nightTerms = block.nightTerms[block.planNightTerms[plan]!]!;
  if (isForOthers(terms, stay)) return { word: 'noneForNationality' };
  if (isClosed(terms, { checkIn: stay.check_in, now: now.getTime() }, city.tz)) return { word: 'noneInTime' };
  const fault = findLimitFault(nightTerms, { checkIn: stay.check_in, checkOut: stay.check_out });
  switch (fault?.code) {
    case 'min_stay_not_met':
      return { word: 'noneForStay', nights: fault.nights };
    case 'max_stay_exceeded':
      return { word: 'noneForLongStay', nights: fault.nights };
    case 'arrival_closed':
      return { word: 'noneOnArrival' };
    case 'departure_closed':
      return { word: 'noneOnDeparture' };
    case 'stop_sell':
      return { word: 'noneLeft' };
    case undefined:
      return findUnpriced(nightTerms, nightsOf(stay.check_in, stay.check_out), stay.rooms) === undefined
        ? undefined
        : { word: 'noneWithExtraBed' };
  }
}

/** Reason shown for a room without rates: that of the plan closest to being bookable. */
function reasonOf(plans: readonly number[], left: number, view: RoomsView): string {
  const { stay, lang } = view;
  if (left < stay.rooms.length) return offerWord('noneLeft', lang);
  const reasons = plans.flatMap((plan) => whyNot(plan, view) ?? []);
  if (reasons.length < plans.length || plans.length === 0) return offerWord('noneLeft', lang);
  const nearest = reasons.sort(
    (a, b) => reasonWords[b.word] - reasonWords[a.word] || (a.nights ?? 0) - (b.nights ?? 0),
  )[0]!;
  return offerWord(nearest.word, lang, nearest.nights === undefined ? {} : { nights: nearest.nights });
}

/** A plan of a room in memory, with the units left of the room. */
interface PlanOfRoom {
  plan: number;
  room: number;
  left: number;
}

function presentRate({ plan, room, left }: PlanOfRoom, view: RoomsView): Rate | undefined {
  const { catalogue, place, city, stay, slots, lang, now, markup } = view;
  const { block } = place;
  const terms = block.terms[block.planTerms[plan]!]!;
  const sold = howSold(terms, left, stay.rooms.length);
  const dates = nightsOf(stay.check_in, stay.check_out);
  const bookedOn = localDate(now.getTime(), city.tz);
  const price = sold && pricePlan(block, plan, { nights: dates, slots, rooms: stay.rooms, markup, bookedOn });
  if (!price) return undefined;
  const offer = presentOffer({
    ratePlanId: block.planIds[plan]!,
    terms,
    price,
    rooms: stay.rooms.length,
    currency: catalogue.currency,
    unitsLeft: left,
    onRequest: sold === 'request',
    checkIn: stay.check_in,
    tz: city.tz,
    now,
    lang,
  });
  const nightTerms = block.nightTerms[block.planNightTerms[plan]!]!;
  const { zh, en } = block.roomNames[room]!;
  return {
    ...offer,
    min_stay: minStayOn(nightTerms, stay.check_in),
    lines: presentPriceLines(
      priceLines(price, stay, { room: { zh, en }, meal: terms.meal }),
      catalogue.currency,
      lang,
    ),
    guest_terms: describeGuestTerms(
      { ...nightTerms, meal: terms.meal, nights: dates, markup, currency: catalogue.currency },
      lang,
    ),
    nights: dates.map((date, at) => ({ date, price: money(price.roomNights[at]!, catalogue.currency) })),
  };
}
