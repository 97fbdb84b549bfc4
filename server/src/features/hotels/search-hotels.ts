import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { listHotels } from '@serai/contract/hotels/hotels';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Call } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { money } from '../../domain/money.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import { nightsOf } from '../../domain/stay.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import type { ShownPrices } from '../contracts/contracts.ts';
import { presentPicture } from '../pictures/pictures.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Destination } from './catalogue/destinations.ts';
import { staySlots } from './catalogue/night-ring.ts';
import { checkStay } from './check-stay.ts';
import { presentFees } from './hotel-fees.ts';
import { presentFacets } from './present-facets.ts';
import { presentOffer } from './present-offer.ts';
import { pricePlan, roomOfPlan, unitsLeft } from './price-plan.ts';
import { hotelDistance, type Match } from './search/rank-hotels.ts';
import { type SearchPlace, searchCatalogue } from './search/search-catalogue.ts';
import type { Point } from './search/search-question.ts';
import { howSold } from './selling-terms.ts';

type Input = ParsedInputOf<typeof listHotels>;
type Reply = ReplyOf<typeof listHotels>;

const defaultRows = 20;

/**
 * Searches hotels that are bookable for the whole stay; each has the cheapest offer with the requested rate. By default at
 * the prices of the caller.
 */
export function searchHotels(
  catalogue: Catalogue,
  { input, lang, now, caller }: Call<typeof listHotels>,
  { markup, kind }: ShownPrices = catalogue.pricesFor(caller, now),
): Reply {
  const { place, city, name } = findPlace(catalogue, input, lang);
  checkStay(input, city.tz, now);
  const take = input.limit ?? defaultRows;
  const near = input.near_hotel_id === undefined ? undefined : findPoint(catalogue, input.near_hotel_id);
  const answer = searchCatalogue(catalogue, place, {
    checkIn: input.check_in,
    checkOut: input.check_out,
    rooms: input.rooms,
    nationality: input.nationality,
    markup,
    filters: input.filters,
    rate: input.shown_rate,
    now: now.getTime(),
    sort: input.sort,
    order: input.order,
    near,
    skip: ((input.page ?? 1) - 1) * take,
    take,
  });
  const landmark =
    place.kind === 'destination' && place.destination.kind === 'landmark' ? place.destination : undefined;
  const nights = nightsOf(input.check_in, input.check_out);
  const slots = staySlots(input.check_in, input.check_out);
  const measuredFrom = near ?? landmark;
  const view: ListView = { catalogue, input, nights, slots, lang, now, markup, measuredFrom };
  return {
    destination: { type: input.destination_type, id: input.destination_id, name, city_id: city.id },
    list: answer.page.map((match) => presentMatch(match, view)),
    total: answer.total,
    total_unfiltered: answer.totalUnfiltered,
    without_rate: answer.withoutRate,
    nights: answer.nights,
    price_kind: kind,
    facets: presentFacets(answer, input.rooms.length, catalogue, lang),
  };
}

/** Resolves the destination; its city provides the calendar. */
export function findPlace(
  catalogue: Catalogue,
  { destination_type, destination_id }: Pick<Input, 'destination_type' | 'destination_id'>,
  lang: Lang,
): { place: SearchPlace; city: Destination; name: string } {
  if (destination_type === 'hotel') {
    const found = catalogue.find(destination_id);
    const city = found && catalogue.destinations.get(found.block.cityId);
    if (!found || !city) throw unknownDestination();
    const { nameZh, nameEn } = found.block.texts[found.slot]!;
    return {
      place: { kind: 'hotel', hotelId: destination_id },
      city,
      name: inLanguage(lang, { zh: nameZh, en: nameEn }),
    };
  }
  const destination = catalogue.destinations.get(destination_id);
  const city = destination && catalogue.destinations.get(destination.cityId);
  if (!destination || destination.kind !== destination_type || !city) throw unknownDestination();
  const { name } = inOrder(destination.nameZh, destination.nameEn, lang);
  return { place: { kind: 'destination', destination }, city, name };
}

function findPoint(catalogue: Catalogue, hotelId: number): Point {
  const found = catalogue.find(hotelId);
  if (!found) throw unknownDestination('near_hotel_id');
  const { block, slot } = found;
  return { latitude: block.latitudes[slot]!, longitude: block.longitudes[slot]! };
}

function unknownDestination(path = 'destination_id'): AppError {
  return new AppError('destination_unknown', {
    fields: [{ path, phrase: 'destination_unknown', facts: {} }],
  });
}

interface ListView {
  catalogue: Catalogue;
  input: Input;
  /** Nights of the stay, and their ring slots. */
  nights: readonly string[];
  slots: readonly number[];
  lang: Lang;
  now: Date;
  markup: Markup;
  /** Point from which the distance is shown. */
  measuredFrom: Point | undefined;
}

function presentMatch({ block, slot, plan }: Match, view: ListView): Reply['list'][number] {
  const { catalogue, input, nights, slots, lang, now, markup, measuredFrom } = view;
  const texts = block.texts[slot]!;
  const city = catalogue.destinations.get(block.cityId)!;
  const district = catalogue.destinations.get(block.districts[slot]!);
  const room = roomOfPlan(block, slot, plan);
  const price = pricePlan(block, plan, {
    nights,
    slots,
    rooms: input.rooms,
    markup,
    bookedOn: localDate(now.getTime(), city.tz),
  })!;
  const terms = block.terms[block.planTerms[plan]!]!;
  const left = unitsLeft(block, room, slots);
  const offer = presentOffer({
    ratePlanId: block.planIds[plan]!,
    terms,
    price,
    rooms: input.rooms.length,
    currency: catalogue.currency,
    unitsLeft: left,
    onRequest: howSold(terms, left, input.rooms.length) === 'request',
    checkIn: input.check_in,
    tz: city.tz,
    now,
    lang,
  });
  const names = block.roomNames[room]!;
  return {
    id: block.hotelIds[slot]!,
    ...inOrder(texts.nameZh, texts.nameEn, lang),
    star: block.stars[slot]!,
    city: inLanguage(lang, { zh: city.nameZh, en: city.nameEn }),
    district: district ? inLanguage(lang, { zh: district.nameZh, en: district.nameEn }) : '',
    address: inLanguage(lang, { zh: texts.addressZh, en: texts.addressEn }),
    latitude: block.latitudes[slot]!,
    longitude: block.longitudes[slot]!,
    tz: city.tz,
    distance_km: measuredFrom ? Math.round(hotelDistance(block, slot, measuredFrom) * 10) / 10 : null,
    picture: presentPicture(texts.picture),
    facilities: [...block.facilities[slot]!],
    recommended: block.recommended[slot]! >= recommendedFrom,
    room_name: inLanguage(lang, names),
    fees: presentFees(texts.fees, nights, input.rooms, lang),
    price: money(price.total, catalogue.currency),
    ...offer,
  };
}

/** Hotels with at least this mark are shown as "recommended". */
const recommendedFrom = 60;
