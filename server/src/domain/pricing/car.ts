import { addDays, nightsBetween } from '@serai/contract/dates';
import { sum } from '../money.ts';
import { type Markup, withMarkup } from './markup.ts';
import { fixedCost, kmBeyond, markUpRoute, type RouteTerms, unitsOfKm } from './route.ts';
import { isSeasonOn, type Season } from './seasons.ts';

/** What one vehicle costs in a part of the year, in minor units: a half day, an all day, a started hour past it. */
export interface CarSeason extends Season {
  half: number;
  all: number;
  overtime: number;
}

/** The part of a rate card that makes the price; lengths are clock minutes, amounts minor units. */
export interface RateCard {
  seasons: readonly CarSeason[];
  halfDayMinutes: number;
  allDayMinutes: number;
  /** Per vehicle and unit. */
  chineseDriverAmount: number;
}

/** What is rented. Times are texts of the place's clocks, `YYYY-MM-DDTHH:MM`; the end is after the start. */
export interface Rental {
  start: string;
  end: string;
  vehicles: number;
  chineseDriver: boolean;
  /** What an entry costs and how often the zone is entered, by all vehicles together. */
  zone: { amount: number; entries: number } | null;
  /** The way to another base where it is given back there; missing in orders from before there were routes. */
  route?: RouteTerms | null;
}

export type RentalUnit = 'half_day' | 'all_day';

/** A unit of one vehicle: the date whose price it has. */
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

/** A price in the parts it is made of. */
export interface RentalPrice {
  minutes: number;
  /** Of one vehicle. */
  units: PricedUnit[];
  /** Started hours of one vehicle past the last all-day unit, and what each costs. */
  overtimeHours: number;
  overtimeAmount: number;
  lines: RentalLine[];
  total: number;
}

/**
 * Prices a rental by the cheapest units that cover it, and the way to another base by its card; undefined when a date of
 * it is not for sale. Amounts count as they are: `markUpCard` and `markUpRoute` come before.
 */
export function priceRental(card: RateCard, rental: Rental): RentalPrice | undefined {
  const route = rental.route ?? null;
  const plan = planRental(rental, route);
  const seasons = seasonsOf(card, plan);
  const rates: Rates = { driver: rental.chineseDriver ? card.chineseDriverAmount : 0, markup: net };
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

/** A rate card with every single amount marked up by itself. */
export function markUpCard(card: RateCard, markup: Markup): RateCard {
  const up = (amount: number) => withMarkup(amount, markup);
  return {
    ...card,
    chineseDriverAmount: up(card.chineseDriverAmount),
    seasons: card.seasons.map((season) => ({
      ...season,
      ...{ half: up(season.half), all: up(season.all), overtime: up(season.overtime) },
    })),
  };
}

/** A price as lists show it, for one vehicle; amounts are minor units. */
export interface ListedPrice {
  total: number;
  /** The all day of the first date. */
  perDay: number;
  route: SoldRoute | null;
}

/** A route as it is sold with a rental: its terms, and the kilometres of a vehicle beyond those of its days. */
export interface SoldRoute {
  terms: RouteTerms;
  extraKm: number;
  /** What those cost a vehicle, minor units. */
  extraKmCost: number;
}

/** What of a rental is the same for every rate card: worked out once for a whole list. */
export interface RentalPlan {
  minutes: number;
  /** Civil dates on which a unit can begin, the first one first. */
  dates: readonly string[];
  /** How many of them, from the first on, the rental lies on: each must be for sale. */
  lastingDates: number;
  /** The ways to cover it, by how long a half and an all day of a card are. */
  ways: Map<number, readonly Way[]>;
  /** Which season of a calendar counts on each date, -1 for none; undefined where it is not for sale. */
  seasonPlaces: Map<readonly Season[], readonly number[] | undefined>;
}

/** `route`: the longest one that a rate of the list is sold over, null within a base. */
export function planRental(
  rental: Pick<Rental, 'start' | 'end'>,
  route: { km: number } | null = null,
): RentalPlan {
  const { firstDay, lastDay } = daysOf(rental);
  const minutes = minutesBetween(rental.start, rental.end);
  const days = Math.floor(minutes / dayMinutes);
  return {
    minutes,
    dates: Array.from({ length: Math.max(days + 2, route ? mostUnits : 0) }, (_, at) =>
      addDays(firstDay, at),
    ),
    lastingDates: nightsBetween(firstDay, lastDay) + 1,
    ways: new Map(),
    seasonPlaces: new Map(),
  };
}

/**
 * The total of a rental for one vehicle with no extras, and the all day of its first date, every single amount marked
 * up by itself; undefined where `priceRental` is. Makes nothing but that: a list has hundreds of cards. `calendar`: the
 * dates of the card's seasons; cards that share one are looked up once. `route`: not marked up yet.
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
 * What a rental that ended later than booked costs more (minor units, 0 when it costs no more); undefined when a
 * date it ran into has no price.
 */
export function priceOverrun(card: RateCard, rental: Rental, realEnd: string): number | undefined {
  if (realEnd <= rental.end) return 0;
  const booked = priceRental(card, rental);
  const real = priceRental(card, { ...rental, end: realEnd });
  return booked && real && Math.max(0, real.total - booked.total);
}

/** The first and the last civil date on which a rental is out; an end at midnight does not touch its date. */
export function daysOf({ start, end }: Pick<Rental, 'start' | 'end'>): { firstDay: string; lastDay: string } {
  const endDay = end.slice(0, 10);
  return {
    firstDay: start.slice(0, 10),
    lastDay: end.endsWith('T00:00') ? addDays(endDay, -1) : endDay,
  };
}

/** Minutes between two local texts as clocks count them: no zone, no change of the clocks. */
export function minutesBetween(start: string, end: string): number {
  return (Date.parse(`${end}:00Z`) - Date.parse(`${start}:00Z`)) / 60_000;
}

/** A local text so many clock minutes later. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/**
 * One way to cover a rental with one vehicle: all days from the first date on, maybe a half day on the date after them,
 * and started hours past the last all day. A unit that runs over midnight belongs to the date it began on.
 */
interface Way {
  allDays: number;
  hasHalfDay: boolean;
  overtimeHours: number;
}

/** The seasons of a card on the dates of a plan, one that has none undefined. */
type DatedSeasons = readonly (CarSeason | undefined)[];

interface Rates {
  /** Of a Chinese-speaking driver, a unit. */
  driver: number;
  markup: Markup;
}

const dayMinutes = 1440;
/** Units of the longest rental; beyond so many days of kilometres each further one is paid. */
const mostUnits = 32;
const net: Markup = { percent: 0, step: 1 };

/** Undefined when a date of the rental is not for sale. */
function seasonsOf(
  { seasons }: RateCard,
  plan: RentalPlan,
  calendar: readonly Season[] = seasons,
): DatedSeasons | undefined {
  const { seasonPlaces } = plan;
  if (!seasonPlaces.has(calendar)) seasonPlaces.set(calendar, placeSeasons(calendar, plan));
  return seasonPlaces.get(calendar)?.map((place) => (place < 0 ? undefined : seasons[place]));
}

function placeSeasons(
  calendar: readonly Season[],
  { dates, lastingDates }: RentalPlan,
): readonly number[] | undefined {
  const places = dates.map((date) => calendar.findLastIndex((season) => isSeasonOn(season, date)));
  return places.slice(0, lastingDates).includes(-1) ? undefined : places;
}

/** Of equally cheap ways the first. */
function cheapestWay(card: RateCard, plan: RentalPlan, seasons: DatedSeasons, rates: Rates): Way | undefined {
  let best: Way | undefined;
  let least = Infinity;
  for (const way of waysOf(card, plan)) {
    const cost = costOf(way, seasons, rates);
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

/** What a way costs one vehicle; infinite where a unit would begin on a date that is not for sale. */
function costOf(way: Way, seasons: DatedSeasons, { driver, markup }: Rates): number {
  const { allDays, hasHalfDay, overtimeHours } = way;
  let cost = 0;
  for (let at = 0; at < allDays; at++) {
    const season = seasons[at];
    if (!season) return Infinity;
    cost += withMarkup(season.all, markup) + driver;
  }
  if (overtimeHours > 0) cost += overtimeHours * withMarkup(seasons[allDays - 1]!.overtime, markup);
  if (!hasHalfDay) return cost;
  const season = seasons[allDays];
  return season ? cost + withMarkup(season.half, markup) + driver : Infinity;
}

/**
 * What the kilometres of a route beyond the included ones cost one vehicle: each at its price, or further days of the
 * rental where those cost less, so that no rental is cheaper for being longer. `way` is the cheapest without them.
 */
function extraKmCost(
  route: RouteTerms,
  way: Way,
  { card, plan, seasons, rates }: { card: RateCard; plan: RentalPlan; seasons: DatedSeasons; rates: Rates },
): number {
  const kmCost = (units: number) => kmBeyond(route, units) * route.extraKmAmount;
  if (kmCost(unitsIn(way)) === 0) return 0;
  let least = Infinity;
  for (const other of [...waysOf(card, plan), ...furtherWays(card, plan, unitsOfKm(route))]) {
    least = Math.min(least, costOf(other, seasons, rates) + kmCost(unitsIn(other)));
  }
  return least - costOf(way, seasons, rates);
}

function unitsIn({ allDays, hasHalfDay }: Way): number {
  return allDays + (hasHalfDay ? 1 : 0);
}

/** Ways that cover a rental with up to so many units, more than its length needs. */
function furtherWays(
  { halfDayMinutes, allDayMinutes }: RateCard,
  { minutes }: RentalPlan,
  units: number,
): Way[] {
  const ways: Way[] = [];
  for (let days = 1; days <= Math.min(units, mostUnits); days++) {
    const before = (days - 1) * dayMinutes;
    if (minutes <= before + allDayMinutes) ways.push({ allDays: days, hasHalfDay: false, overtimeHours: 0 });
    if (minutes <= before + halfDayMinutes)
      ways.push({ allDays: days - 1, hasHalfDay: true, overtimeHours: 0 });
  }
  return ways;
}

/** Every way a rental can be covered under a card. */
function waysOf({ halfDayMinutes, allDayMinutes }: RateCard, { minutes, ways }: RentalPlan): readonly Way[] {
  // Neither has more than five digits.
  const key = halfDayMinutes * 100_000 + allDayMinutes;
  const known = ways.get(key);
  if (known) return known;
  const made = makeWays(minutes, halfDayMinutes, allDayMinutes);
  ways.set(key, made);
  return made;
}

function makeWays(minutes: number, halfDayMinutes: number, allDayMinutes: number): Way[] {
  const way = (allDays: number, hasHalfDay: boolean, minutesPast = 0): Way => ({
    allDays,
    hasHalfDay,
    overtimeHours: Math.max(0, Math.ceil(minutesPast / 60)),
  });
  if (minutes <= halfDayMinutes) return [way(0, true)];
  if (minutes <= allDayMinutes) return [way(1, false)];
  // Days are counted from the clock time the rental begins at.
  const days = Math.floor(minutes / dayMinutes);
  const pastClock = minutes - days * dayMinutes;
  const late = days > 0 ? [way(days, false, dayMinutes + pastClock - allDayMinutes)] : [];
  if (pastClock <= halfDayMinutes) return [way(days, true), ...late];
  if (pastClock <= allDayMinutes) return [way(days + 1, false), ...late];
  return [way(days + 1, false, pastClock - allDayMinutes), way(days + 1, true), ...late];
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
