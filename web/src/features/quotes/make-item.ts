import { inLanguage } from '@serai/phrases/lang';
import { paths } from '../../paths.ts';
import type { Language } from '../../platform/i18n/language.ts';
import type { Names, QuoteItem } from './quote-item.ts';
import type { TickedOffer } from './ticked-offer.ts';

interface Reading {
  /** Language of the page. */
  lang: Language;
  /** Path and query of the page. */
  here: string;
  nowMs: number;
}

/** Makes the item of a ticked offer; null if the offer has no dates. */
export function makeItem(ticked: TickedOffer, { lang, here, nowMs }: Reading): QuoteItem | null {
  const names = (name: string, other = ''): Names =>
    inLanguage(lang, { zh: { zh: name, en: other }, en: { zh: other, en: name } });
  if (ticked.kind === 'hotel') {
    const { hotel, stay, href } = ticked;
    if (!stay.check_in || !stay.check_out) return null;
    return {
      ...factsOf(hotel, 'hotel', [hotel.id, stay.check_in, stay.check_out, stay.rooms.length]),
      product: 'hotel',
      addedAtMs: nowMs,
      href,
      city: names(hotel.city),
      onRequest: hotel.on_request,
      hotelId: hotel.id,
      name: names(hotel.name, hotel.name_alt),
      star: hotel.star,
      room: names(hotel.room_name),
      meal: hotel.meal,
      bed: hotel.bed,
      breakfasts: hotel.breakfasts,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
      rooms: stay.rooms.length,
    };
  }
  if (ticked.kind === 'rate') {
    const { rate, room, shown } = ticked;
    const { hotel, stay } = shown;
    return {
      ...factsOf(rate, 'hotel', [hotel.id, stay.check_in, stay.check_out, stay.rooms.length]),
      product: 'hotel',
      addedAtMs: nowMs,
      href: `${withStay(here, stay)}#room-${room.id}`,
      city: names(hotel.city),
      onRequest: rate.on_request,
      hotelId: hotel.id,
      name: names(hotel.name, hotel.name_alt),
      star: hotel.star,
      room: names(room.name, room.name_alt),
      meal: rate.meal,
      bed: rate.bed,
      breakfasts: rate.breakfasts,
      checkIn: stay.check_in,
      checkOut: stay.check_out,
      rooms: stay.rooms.length,
    };
  }
  if (ticked.kind === 'car') {
    const { car, search, anchor } = ticked;
    if (!search.pickUpAt || !search.dropOffAt) return null;
    const from = names(car.location.name, car.location.name_alt);
    const isReturned = !search.dropOff || search.dropOff.id === search.pickUp?.id;
    return {
      ...factsOf(car, 'car', [search.pickUpAt, search.dropOffAt]),
      product: 'car',
      addedAtMs: nowMs,
      href: `${here}#${anchor}`,
      city: names(car.location.city),
      onRequest: car.on_request,
      model: names(car.model.name, car.model.name_alt),
      seats: car.seats,
      vehicles: car.vehicles,
      from,
      to: isReturned ? from : names(search.dropOff?.name ?? ''),
      startsAt: search.pickUpAt,
      endsAt: search.dropOffAt,
    };
  }
  const { offer, trip } = ticked;
  return {
    ...factsOf(offer, 'transfer', [trip.mode, trip.airport.id, trip.place.id, trip.pick_up_at.local]),
    product: 'transfer',
    addedAtMs: nowMs,
    href: here,
    city: names(trip.airport.city),
    onRequest: false,
    mode: trip.mode,
    vehicle: names(offer.class.name, offer.class.name_alt),
    vehicles: offer.vehicles,
    airport: names(trip.airport.name, trip.airport.name_alt),
    iata: trip.airport.iata,
    place: names(trip.place.name, trip.place.name_alt),
    flight: trip.flight_number,
    startsAt: trip.pick_up_at.local.slice(0, 16),
  };
}

type Priced = Pick<
  Extract<TickedOffer, { kind: 'car' }>['car'],
  'rate_key' | 'total_price' | 'cancellation' | 'free_cancel_until' | 'policy'
>;

function factsOf(offer: Priced, product: QuoteItem['product'], subject: readonly (string | number)[]) {
  return {
    id: [product, offer.rate_key, ...subject].join('|'),
    net: offer.total_price.amount,
    currency: offer.total_price.currency,
    cancellation: offer.cancellation,
    freeUntil: offer.free_cancel_until,
    tz: offer.policy.tz,
  };
}

/** Adds the shown dates to an address without any: without them it would lead to tomorrow night. */
function withStay(here: string, stay: { check_in: string; check_out: string }): string {
  const [path = paths.home(), query = ''] = here.split('?', 2);
  const params = new URLSearchParams(query);
  params.set('check_in', stay.check_in);
  params.set('check_out', stay.check_out);
  return `${path}?${params}`;
}
