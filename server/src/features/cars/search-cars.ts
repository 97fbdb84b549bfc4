import type { CarTrip, listCars as endpoint } from '@serai/contract/cars';
import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import { maxVehicles } from '@serai/contract/vehicles';
import type { Lang } from '@serai/phrases/lang';
import { freeUntil, isRefundable } from '../../domain/cancellation-policy.ts';
import { policyView } from '../../domain/describe-policy.ts';
import { money } from '../../domain/money.ts';
import { daysOf, markUpCard, priceRental, type Rental } from '../../domain/pricing/car.ts';
import { type Markup, markupOf, withMarkup } from '../../domain/pricing/markup.ts';
import { countVehiclesLeft, shownUnits, vehiclesFor } from '../fleet/fleet.ts';
import { writeRateKey } from '../orders/orders.ts';
import { type Call, type Db, seesNetPrices } from '../permissions/permissions.ts';
import { findPriceSettings } from '../site/site.ts';
import { type CheckedTrip, checkTrip } from './check-trip.ts';
import { type CarMatch, filterOffers } from './filter-offers.ts';
import { findLocations, type LocationRow } from './location-store.ts';
import { presentFacets } from './present-facets.ts';
import { presentFacts, presentLocation } from './present-facts.ts';
import { firstDayPrices } from './present-quote.ts';
import { passengersOf, rentalPolicy } from './price-offer.ts';
import { listRates } from './rate-store.ts';

type Input = ParsedInputOf<typeof endpoint>;
type Reply = ReplyOf<typeof endpoint>;

const defaultRows = 20;

/** Searches cars that can really be booked for the whole rental, enough of them for all passengers. */
export async function searchCars(db: Db, call: Call<typeof endpoint>): Promise<Reply> {
  const { input, lang, now, caller } = call;
  const checked = await checkTrip(db, input, now);
  const { currency, publicMarkupPercent } = await findPriceSettings(db);
  const markup = markupOf(seesNetPrices(caller) ? 0 : publicMarkupPercent, currency);
  const matches = await findMatches(db, checked, input, markup);
  const places = await findPlaces(db, matches);
  const fitting = sortMatches(filterOffers(matches, input.filters), input);
  const take = input.limit ?? defaultRows;
  const skip = ((input.page ?? 1) - 1) * take;
  const view: ListView = { checked, places, trip: input, currency, markup, lang, now };
  return {
    pick_up: presentLocation(checked.pickUp, lang),
    drop_off: presentLocation(checked.dropOff, lang),
    list: fitting.slice(skip, skip + take).map((match) => presentMatch(match, view)),
    total: fitting.length,
    total_unfiltered: matches.length,
    price_kind: seesNetPrices(caller) ? 'net' : 'public',
    facets: presentFacets(matches, input.filters, places, currency, lang),
  };
}

async function findMatches(
  db: Db,
  { pickUp }: CheckedTrip,
  trip: CarTrip,
  markup: Markup,
): Promise<CarMatch[]> {
  const rates = await listRates(db, pickUp);
  const days = daysOf({ start: trip.pick_up_at, end: trip.drop_off_at });
  const left = await countVehiclesLeft(
    db,
    rates.map(({ pool_id }) => pool_id),
    days,
  );
  return rates.flatMap((rate) => {
    const vehicles = vehiclesFor(passengersOf(trip), rate.model.seats);
    const unitsLeft = left.get(rate.pool_id) ?? 0;
    if (unitsLeft < vehicles || vehicles > maxVehicles) return [];
    const card = markUpCard(rate.card, markup);
    const rental: Rental = {
      start: trip.pick_up_at,
      end: trip.drop_off_at,
      vehicles,
      chineseDriver: false,
      zone: null,
    };
    const price = priceRental(card, rental);
    if (!price) return [];
    const perDay = firstDayPrices({ card, rental }).all;
    return [{ rate, perDay, total: price.total, vehicles, unitsLeft }];
  });
}

async function findPlaces(db: Db, matches: readonly CarMatch[]): Promise<Map<number, LocationRow>> {
  const ids = new Set(matches.map(({ rate }) => rate.location_id));
  return ids.size === 0 ? new Map() : findLocations(db, [...ids]);
}

/** Rates come in the order we set; that is the last word among equals, too. */
function sortMatches(matches: CarMatch[], { sort, order }: Input): CarMatch[] {
  const direction = order === 'desc' ? -1 : 1;
  const keys: Record<Input['sort'], (match: CarMatch) => readonly number[]> = {
    default: ({ rate, total }) => [rate.position, total],
    price: ({ total }) => [total],
    seats: ({ rate }) => [rate.model.seats],
  };
  return matches.toSorted((a, b) => {
    const [left, right] = [keys[sort](a), keys[sort](b)];
    const at = left.findIndex((value, index) => value !== right[index]);
    return at < 0 ? a.rate.id - b.rate.id : direction * (left[at]! - right[at]!);
  });
}

interface ListView {
  checked: CheckedTrip;
  places: ReadonlyMap<number, LocationRow>;
  trip: CarTrip;
  currency: string;
  markup: Markup;
  lang: Lang;
  now: Date;
}

function presentMatch({ rate, ...match }: CarMatch, view: ListView): Reply['list'][number] {
  const { checked, places, trip, currency, markup, lang, now } = view;
  const policy = rentalPolicy(rate, trip, checked);
  const free = freeUntil(policy, checked.startMs);
  const { extra_km_amount } = rate;
  const car = {
    ...rate,
    extra_km_amount: extra_km_amount === null ? null : withMarkup(extra_km_amount, markup),
  };
  return {
    rate_key: writeRateKey(rate.id, match.total),
    ...presentFacts(car, currency, lang),
    location: presentLocation(places.get(rate.location_id)!, lang),
    price_per_day: money(match.perDay, currency),
    total_price: money(match.total, currency),
    vehicles: match.vehicles,
    units_left: shownUnits(match.unitsLeft),
    refundable: isRefundable(policy),
    free_cancel_until: free === null || free <= now.getTime() ? null : free / 1000,
    policy: policyView(policy, { currency, total: match.total, nightTotals: [] }, lang),
  };
}
