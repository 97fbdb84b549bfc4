import { sum } from '../money.ts';
import { type Markup, withMarkup } from './markup.ts';
import type { RateCard } from './rate-card.ts';
import {
  type DatedSeasons,
  planRental,
  type RentalPlan,
  type RentalTimes,
  seasonsOf,
  type Way,
} from './rental-plan.ts';
import { cheapestWay, costOf, extraKmCost, type Rates, unitsIn } from './rental-ways.ts';
import { fixedCost, kmBeyond, markUpRoute, type RouteTerms } from './route.ts';
import type { Season } from './seasons.ts';

/** A rental to be priced. */
export interface Rental extends RentalTimes {
  vehicles: number;
  chineseDriver: boolean;
  /** Price of an entry and number of entries, all vehicles together. */
  zone: { amount: number; entries: number } | null;
  /** Route for returning the car at another base; missing in orders made before routes existed. */
  route?: RouteTerms | null;
}

export type RentalUnit = 'half_day' | 'all_day';

/** A unit of one vehicle with the date that determines its price. */
export interface PricedUnit {
  date: string;
  unit: RentalUnit;
  price: number;
}

/** A part of the total; its amount is `quantity * unitAmount`. */
export interface RentalLine {
  kind: RentalUnit | 'overtime' | 'chinese_driver' | 'zone' | RouteLineKind;
  quantity: number;
  unitAmount: number;
}

export type RouteLineKind = 'one_way' | 'driver_night' | 'tolls' | 'extra_km';

/** A price with its breakdown. */
export interface RentalPrice {
  minutes: number;
  /** Units of one vehicle. */
  units: PricedUnit[];
  /** Started hours of one vehicle past the last all-day unit, and the price of each. */
  overtimeHours: number;
  overtimeAmount: number;
  lines: RentalLine[];
  total: number;
}

/**
 * Prices a rental by the cheapest units that cover it, plus the route to another base; undefined if a date is
 * not for sale. Amounts are used without markup: call `markUpCard` and `markUpRoute` before.
 */
export function priceRental(card: RateCard, rental: Rental): RentalPrice | undefined {
  const route = rental.route ?? null;
  const plan = planRental(rental, route);
  const seasons = seasonsOf(card, plan);
  const rates: Rates = {
    driver: rental.chineseDriver ? card.chineseDriverAmount : 0,
    markup: { percent: 0, step: 1 },
  };
  const way = seasons && cheapestWay(card, plan, seasons, rates);
  if (!way) return undefined;
  const bought = {
    units: unitsOf(way, plan, seasons),
    overtimeHours: way.overtimeHours,
    overtimeAmount: way.overtimeHours > 0 ? seasons[way.allDays - 1]!.overtime : 0,
  };
  const lines = [
    ...linesOf(bought, card, rental),
    ...(route ? routeLines(route, extraKmCost(route, way, { card, plan, seasons, rates }), rental) : []),
  ];
  return {
    minutes: plan.minutes,
    ...bought,
    lines,
    total: sum(lines.map(({ quantity, unitAmount }) => quantity * unitAmount)),
  };
}

/** A price for lists, for one vehicle; amounts in minor units. */
export interface ListedPrice {
  total: number;
  /** All-day price of the first date. */
  perDay: number;
  route: SoldRoute | null;
}

/** A route sold with a rental: its terms, and kilometres per vehicle beyond those included in its days. */
export interface SoldRoute {
  terms: RouteTerms;
  extraKm: number;
  /** Their cost per vehicle, minor units. */
  extraKmCost: number;
}

/**
 * Calculates the total of a rental for one vehicle without extras, and the all-day price of its first date,
 * each amount marked up separately; undefined where `priceRental` is. Skips the breakdown because a list has
 * hundreds of cards. `calendar`: dates of the card's seasons; cards that share one are looked up once.
 * `route`: not marked up yet.
 */
export function leastPrice(
  card: RateCard,
  plan: RentalPlan,
  { markup, calendar, route }: { markup: Markup; calendar?: readonly Season[]; route?: RouteTerms | null },
): ListedPrice | undefined {
  const seasons = seasonsOf(card, plan, calendar);
  const rates: Rates = { driver: 0, markup };
  const way = seasons && cheapestWay(card, plan, seasons, rates);
  if (!way) return undefined;
  const total = costOf(way, seasons, rates);
  const perDay = withMarkup(seasons[0]!.all, markup);
  if (!route) return { total, perDay, route: null };
  const terms = markUpRoute(route, markup);
  const beyond = extraKmCost(terms, way, { card, plan, seasons, rates });
  const sold = { terms, extraKm: kmBeyond(terms, unitsIn(way)), extraKmCost: beyond };
  return { total: total + fixedCost(terms) + beyond, perDay, route: sold };
}

/**
 * Calculates the surcharge of a rental that ended later than booked (minor units, 0 if none); undefined if an
 * additional date has no price.
 */
export function priceOverrun(card: RateCard, rental: Rental, realEnd: string): number | undefined {
  if (realEnd <= rental.end) return 0;
  const booked = priceRental(card, rental);
  const real = priceRental(card, { ...rental, end: realEnd });
  return booked && real && Math.max(0, real.total - booked.total);
}

function unitsOf({ allDays, hasHalfDay }: Way, { dates }: RentalPlan, seasons: DatedSeasons): PricedUnit[] {
  const whole = Array.from({ length: allDays }, (_, at): PricedUnit => {
    return { date: dates[at]!, unit: 'all_day', price: seasons[at]!.all };
  });
  if (!hasHalfDay) return whole;
  return [...whole, { date: dates[allDays]!, unit: 'half_day', price: seasons[allDays]!.half }];
}

function linesOf(
  way: Pick<RentalPrice, 'units' | 'overtimeHours' | 'overtimeAmount'>,
  card: RateCard,
  { vehicles, chineseDriver, zone }: Rental,
): RentalLine[] {
  const lines: RentalLine[] = [];
  for (const { unit, price } of way.units) {
    const same = lines.find(({ kind, unitAmount }) => kind === unit && unitAmount === price);
    if (same) same.quantity += vehicles;
    else lines.push({ kind: unit, quantity: vehicles, unitAmount: price });
  }
  if (way.overtimeHours > 0) {
    lines.push({
      kind: 'overtime',
      quantity: way.overtimeHours * vehicles,
      unitAmount: way.overtimeAmount,
    });
  }
  if (chineseDriver) {
    const quantity = way.units.length * vehicles;
    lines.push({ kind: 'chinese_driver', quantity, unitAmount: card.chineseDriverAmount });
  }
  if (zone) lines.push({ kind: 'zone', quantity: zone.entries, unitAmount: zone.amount });
  return lines;
}

function routeLines(route: RouteTerms, extraKm: number, { vehicles }: Rental): RentalLine[] {
  const { oneWayFee, driverNights, driverNight, tolls } = route;
  const lines: RentalLine[] = [
    { kind: 'one_way', quantity: vehicles, unitAmount: oneWayFee },
    { kind: 'driver_night', quantity: driverNights * vehicles, unitAmount: driverNight },
    { kind: 'tolls', quantity: vehicles, unitAmount: tolls },
    { kind: 'extra_km', quantity: vehicles, unitAmount: extraKm },
  ];
  return lines.filter(({ quantity, unitAmount }) => quantity * unitAmount > 0);
}
