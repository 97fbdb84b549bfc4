import type { ReplyOf } from '@serai/contract/endpoint';
import type { hotelDetail, Stay } from '@serai/contract/hotels';
import type { Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { findMisfit } from '../../domain/pricing/hotel.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import { nightsOf } from '../../domain/stay.ts';
import { inLang, inOrder } from '../../platform/lang/in-lang.ts';
import { presentPicture } from '../pictures/pictures.ts';
import type { Catalogue, HotelPlace } from './catalogue/catalogue.ts';
import type { Destination } from './catalogue/destinations.ts';
import type { HotelRow, RoomTypeRow } from './hotel-store.ts';
import { facilityLabel, offerWord } from './hotel-words.ts';
import { presentOffer } from './present-offer.ts';
import { pricePlan, unitsLeft } from './price-plan.ts';
import { isClosed } from './search/search-question.ts';
import { howSold } from './selling-terms.ts';

type Room = ReplyOf<typeof hotelDetail>['rooms'][number];
type Rate = Room['rates'][number];

/** For which stay, and for whom, rooms are shown. */
export interface RoomsView {
  catalogue: Catalogue;
  place: HotelPlace;
  city: Destination;
  hotel: HotelRow;
  stay: Stay;
  /** Places of the stay's nights in the ring. */
  slots: readonly number[];
  markup: Markup;
  lang: Lang;
  now: Date;
}

/** Every room type with its rates for the stay, or the reason why it has none. */
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
    picture: presentPicture(row.picture ?? '', inLang(row.alt_zh ?? '', row.alt_en ?? '', lang)),
    unavailable: found?.unavailable ?? (found ? '' : offerWord('noneLeft', lang)),
    rates: found?.rates ?? [],
  };
}

function findRates(row: RoomTypeRow, room: number, view: RoomsView): { unavailable: string; rates: Rate[] } {
  const { place, stay, slots, lang } = view;
  const { block } = place;
  const limits = { maxAdults: row.max_adults, maxChildren: row.max_children, maxGuests: row.max_guests };
  if (findMisfit(stay.rooms, limits) >= 0)
    return { unavailable: offerWord('noneForGuests', lang), rates: [] };
  const left = unitsLeft(block, room, slots);
  const nights = slots.length;
  const asked = { checkIn: stay.check_in, now: view.now.getTime() };
  const plans = Array.from({ length: block.planCounts[room]! }, (_, at) => {
    const plan = block.firstPlan[room]! + at;
    return { plan, terms: block.terms[block.planTerms[plan]!]! };
  });
  const open = plans.filter(
    ({ terms }) => terms.nationalities.length === 0 || terms.nationalities.includes(stay.nationality),
  );
  const inTime = open.filter(({ terms }) => !isClosed(terms, asked, view.city.tz));
  const rates = inTime
    .filter(({ terms }) => terms.minStay <= nights)
    .flatMap(({ plan }) => presentRate(plan, left, view) ?? []);
  if (rates.length > 0) return { unavailable: '', rates };
  if (left < stay.rooms.length) return { unavailable: offerWord('noneLeft', lang), rates };
  if (open.length === 0) return { unavailable: offerWord('noneForNationality', lang), rates };
  if (inTime.length === 0) return { unavailable: offerWord('noneInTime', lang), rates };
  const shortest = Math.min(...inTime.map(({ terms }) => terms.minStay));
  if (shortest > nights) return { unavailable: offerWord('noneForStay', lang, { nights: shortest }), rates };
  return { unavailable: offerWord('noneLeft', lang), rates };
}

function presentRate(plan: number, left: number, view: RoomsView): Rate | undefined {
  const { catalogue, place, city, stay, slots, lang, now, markup } = view;
  const { block } = place;
  const terms = block.terms[block.planTerms[plan]!]!;
  const sold = howSold(terms, left, stay.rooms.length);
  const price = sold && pricePlan(block, plan, { slots, rooms: stay.rooms, markup });
  if (!price) return undefined;
  const offer = presentOffer({
    ratePlanId: block.planIds[plan]!,
    terms,
    price,
    currency: catalogue.currency,
    unitsLeft: left,
    onRequest: sold === 'request',
    checkIn: stay.check_in,
    tz: city.tz,
    now,
    lang,
  });
  const dates = nightsOf(stay.check_in, stay.check_out);
  return {
    ...offer,
    min_stay: terms.minStay,
    nights: dates.map((date, at) => ({ date, price: money(price.roomNights[at]!, catalogue.currency) })),
  };
}
