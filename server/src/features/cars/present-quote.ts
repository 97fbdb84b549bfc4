import type { CarQuoteReply } from '@serai/contract/cars/booking';
import type { Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { seasonOn } from '../../domain/pricing/seasons.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { languagesAt, shownUnits } from '../fleet/fleet.ts';
import { presentLockedPrice } from '../orders/for-products.ts';
import { presentFacts, presentLocation } from './present-facts.ts';
import { routeView } from './present-route.ts';
import { type CarOffer, carTerms, type SoldAs } from './price-offer.ts';
import type { ZoneRow } from './rate-store.ts';

/** A quote as returned by calls; `shown` is the total the member saw before, in minor units. */
export function presentQuote(
  quote: { id: string; offer: CarOffer; expiresAt: Date },
  shown: number | null,
  view: { lang: Lang; now: Date },
): CarQuoteReply {
  const { lang } = view;
  const { offer } = quote;
  const { soldAs, currency, price } = offer;
  const { pickUp, dropOff, card, zone } = soldAs;
  const prices = firstDayPrices(soldAs);
  return {
    ...presentLockedPrice(quote, carTerms(offer), shown, view),
    ...presentFacts(soldAs, currency, lang),
    pick_up: presentLocation(pickUp, lang),
    drop_off: presentLocation(dropOff, lang),
    pick_up_at: { local: soldAs.rental.start, tz: pickUp.tz, utc: soldAs.startMs / 1000 },
    drop_off_at: { local: soldAs.rental.end, tz: pickUp.tz, utc: soldAs.endMs / 1000 },
    trip: soldAs.trip,
    rental: {
      minutes: price.minutes,
      units: price.units.map(({ date, unit }) => ({ date, unit })),
      overtime_hours: price.overtimeHours,
    },
    route: routeView(soldAs, currency),
    half_day_minutes: card.halfDayMinutes,
    all_day_minutes: card.allDayMinutes,
    half_day_price: money(prices.half, currency),
    all_day_price: money(prices.all, currency),
    overtime_hour_price: money(prices.overtime, currency),
    chinese_driver_price: money(card.chineseDriverAmount, currency),
    vehicles: soldAs.rental.vehicles,
    vehicles_needed: offer.vehiclesNeeded,
    units_left: shownUnits(offer.unitsLeft),
    driver_language: soldAs.driverLanguage,
    driver_languages: languagesAt(pickUp.base_language),
    zones: offer.zones.map((row) => presentZone(row, currency, lang)),
    zone: zone && { ...presentZone(zone, currency, lang), entries: zone.entries },
  };
}

/** Price of one vehicle on the first day of a rental, in minor units. */
export function firstDayPrices({ card, rental }: Pick<SoldAs, 'card' | 'rental'>): {
  half: number;
  all: number;
  overtime: number;
} {
  return seasonOn(card.seasons, rental.start.slice(0, 10))!;
}

function presentZone({ id, name_zh, name_en, amount }: ZoneRow, currency: string, lang: Lang) {
  return { id, ...inOrder(name_zh, name_en, lang), price: money(amount, currency) };
}
