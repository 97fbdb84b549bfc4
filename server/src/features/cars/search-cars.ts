import { maxVehicles } from '@serai/contract/bounds';
import type { CarOffer, CarTrip, listCars as endpoint } from '@serai/contract/cars/cars';
import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { Lang } from '@serai/phrases/lang';
import type { Call } from '../../calls.ts';
import {
  cancellationAt,
  freeUntil,
  type RelativePolicy,
  type ResolvedPolicy,
} from '../../domain/cancellation-policy.ts';
import { policyView } from '../../domain/describe-policy.ts';
import { money } from '../../domain/money.ts';
import { leastPrice } from '../../domain/pricing/car.ts';
import { type Markup, withMarkup } from '../../domain/pricing/markup.ts';
import { planRental } from '../../domain/pricing/rental-plan.ts';
import type { ShownPrices } from '../contracts/contracts.ts';
import { shownUnits, vehiclesFor } from '../fleet/fleet.ts';
import { writeRateKey } from '../orders/for-products.ts';
import type { CarCatalogue } from './car-catalogue.ts';
import { carJourney } from './car-journey.ts';
import { type CheckedTrip, checkTrip } from './check-trip.ts';
import { type CarMatch, filterOffers } from './filter-offers.ts';
import { presentFacets } from './present-facets.ts';
import { presentFacts, presentLocation } from './present-facts.ts';
import { presentRoute } from './present-route.ts';
import { partyOf, rentalPolicy } from './price-offer.ts';
import { driveTerms } from './way.ts';

type Input = ParsedInputOf<typeof endpoint>;
type Reply = ReplyOf<typeof endpoint>;

const defaultRows = 20;

/**
 * Searches cars that are bookable for the whole rental, with enough vehicles for all passengers; by default at the prices of
 * the caller.
 */
export function searchCars(
  catalogue: CarCatalogue,
  { input, lang, now, caller }: Call<typeof endpoint>,
  { markup, kind }: ShownPrices = catalogue.groups.pricesFor(caller, 'car', now),
): Reply {
  const checked = checkTrip(catalogue, input, now);
  const { currency } = catalogue.prices.current;
  const leadMs = checked.startMs - now.getTime();
  const matches = findMatches(catalogue, input, { checked, markup, leadMs });
  const filtered = filterOffers(matches, input.filters);
  const models = input.by_model ? groupByModel(filtered.fitting) : undefined;
  const rows = models ? [...models.values()].map(([cheapest]) => cheapest!) : filtered.fitting;
  const take = input.limit ?? defaultRows;
  const skip = ((input.page ?? 1) - 1) * take;
  const policyOf = onCalendar(input, checked);
  const view: ListView = { catalogue, policyOf, startMs: checked.startMs, currency, markup, lang, now };
  return {
    pick_up: presentLocation(checked.pickUp, lang),
    drop_off: presentLocation(checked.dropOff, lang),
    route: checked.way.kind === 'route' ? driveOf(checked.way.route.card) : null,
    list: sortMatches(rows, input)
      .slice(skip, skip + take)
      .map((match) => ({
        ...presentMatch(match, view),
        options: (models?.get(match.rate.model.code) ?? []).map((option) => presentMatch(option, view)),
      })),
    total: rows.length,
    total_unfiltered: input.by_model ? groupByModel(matches).size : matches.length,
    price_kind: kind,
    facets: presentFacets(filtered, catalogue, lang),
  };
}

function findMatches(
  catalogue: CarCatalogue,
  trip: CarTrip,
  { checked, markup, leadMs }: { checked: CheckedTrip; markup: Markup; leadMs: number },
): CarMatch[] {
  const { way } = checked;
  const rental = { start: trip.pick_up_at, end: trip.drop_off_at };
  const plan = planRental(rental, way.kind === 'route' ? way.route.card : null);
  const leftOf = catalogue.stock.countLeft(carJourney(checked));
  const party = partyOf(trip);
  const matches: CarMatch[] = [];
  for (const { rate, calendar, filterValues } of catalogue.ratesAt(trip.pick_up_id)) {
    if (leadMs <= rate.cut_off_minutes * 60_000) continue;
    const vehicles = vehiclesFor(party, rate.model);
    const unitsLeft = leftOf(rate.pool_id);
    if (unitsLeft < vehicles || vehicles > maxVehicles) continue;
    const terms = driveTerms(way, rate);
    const price = leastPrice(rate.card, plan, { markup, calendar, route: terms ?? null });
    if (!price) continue;
    const { perDay, total } = price;
    const route = terms === undefined ? undefined : price.route;
    matches.push({ rate, filterValues, perDay, total: total * vehicles, vehicles, unitsLeft, route });
  }
  return matches;
}

function driveOf({ km, minutes }: { km: number; minutes: number }) {
  return { km, minutes };
}

/** Groups the matches by the code of their model, each group cheapest first. */
function groupByModel(matches: readonly CarMatch[]): Map<string, CarMatch[]> {
  const models = new Map<string, CarMatch[]>();
  for (const match of matches.toSorted((a, b) => a.total - b.total || a.rate.id - b.rate.id)) {
    const { code } = match.rate.model;
    const known = models.get(code);
    if (known) known.push(match);
    else models.set(code, [match]);
  }
  return models;
}

/** Sorts the matches; the default is the configured order. Ties are ordered by rate id. */
function sortMatches(matches: readonly CarMatch[], { sort, order }: Input): CarMatch[] {
  const direction = order === 'desc' ? -1 : 1;
  const compare = orders[sort];
  return matches.toSorted((a, b) => direction * compare(a, b) || a.rate.id - b.rate.id);
}

const orders: Record<Input['sort'], (a: CarMatch, b: CarMatch) => number> = {
  default: (a, b) => a.rate.position - b.rate.position || a.total - b.total,
  price: (a, b) => a.total - b.total,
  seats: (a, b) => a.rate.model.seats - b.rate.model.seats,
};

/** Resolves each policy to the times of a trip once, however many rates share it. */
function onCalendar(trip: CarTrip, checked: CheckedTrip): (rate: CarMatch['rate']) => ResolvedPolicy {
  const known = new Map<RelativePolicy, ResolvedPolicy>();
  return (rate) => {
    const policy = known.get(rate.policy) ?? rentalPolicy(rate, trip, checked);
    known.set(rate.policy, policy);
    return policy;
  };
}

interface ListView {
  catalogue: CarCatalogue;
  policyOf(rate: CarMatch['rate']): ResolvedPolicy;
  startMs: number;
  currency: string;
  markup: Markup;
  lang: Lang;
  now: Date;
}

function presentMatch({ rate, ...match }: CarMatch, view: ListView): CarOffer {
  const { catalogue, policyOf, startMs, currency, markup, lang, now } = view;
  const policy = policyOf(rate);
  const free = freeUntil(policy, startMs);
  const base = { currency, total: match.total, nightTotals: [] };
  const { extra_km_amount } = rate;
  const car = {
    ...rate,
    extra_km_amount: extra_km_amount === null ? null : withMarkup(extra_km_amount, markup),
  };
  return {
    rate_key: writeRateKey(rate.id, match.total),
    ...presentFacts(car, currency, lang),
    location: presentLocation(catalogue.places.get(rate.location_id)!, lang),
    price_per_day: money(match.perDay, currency),
    total_price: money(match.total, currency),
    route: match.route ? presentRoute(match.route, match.vehicles, currency) : null,
    on_request: match.route === undefined,
    vehicles: match.vehicles,
    units_left: shownUnits(match.unitsLeft),
    cancellation: cancellationAt(policy, now.getTime(), base),
    free_cancel_until: free === null || free <= now.getTime() ? null : free / 1000,
    policy: policyView(policy, base, { lang, service: 'ride' }),
  };
}
