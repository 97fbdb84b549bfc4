import { type Markup, withMarkup } from './markup.ts';
import type { RateCard } from './rate-card.ts';
import { type DatedSeasons, dayMinutes, maxUnits, type RentalPlan, type Way } from './rental-plan.ts';
import { kmBeyond, type RouteTerms, unitsOfKm } from './route.ts';

export interface Rates {
  /** Price of a Chinese-speaking driver per unit. */
  driver: number;
  markup: Markup;
}

/** Returns the cheapest way; the first of equals. */
export function cheapestWay(
  card: RateCard,
  plan: RentalPlan,
  seasons: DatedSeasons,
  rates: Rates,
): Way | undefined {
  let best: Way | undefined;
  let least = Infinity;
  for (const way of waysOf(card, plan)) {
    const cost = costOf(way, seasons, rates);
    if (cost < least) [best, least] = [way, cost];
  }
  return best;
}

/**
 * Calculates the cost of a way for one vehicle; infinite if a unit would begin on a date that is not for
 * sale.
 */
export function costOf(way: Way, seasons: DatedSeasons, { driver, markup }: Rates): number {
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
 * Calculates the cost per vehicle of a route's kilometres beyond the included ones: each at its price, or
 * additional days of the rental if that is cheaper, so that a longer rental is never cheaper. `way` is the
 * cheapest without them.
 */
export function extraKmCost(
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

export function unitsIn({ allDays, hasHalfDay }: Way): number {
  return allDays + (hasHalfDay ? 1 : 0);
}

/** Returns ways that cover a rental with up to this many units, more than its length needs. */
function furtherWays(
  { halfDayMinutes, allDayMinutes }: RateCard,
  { minutes }: RentalPlan,
  units: number,
): Way[] {
  const ways: Way[] = [];
  for (let days = 1; days <= Math.min(units, maxUnits); days++) {
    const before = (days - 1) * dayMinutes;
    if (minutes <= before + allDayMinutes) ways.push({ allDays: days, hasHalfDay: false, overtimeHours: 0 });
    if (minutes <= before + halfDayMinutes)
      ways.push({ allDays: days - 1, hasHalfDay: true, overtimeHours: 0 });
  }
  return ways;
}

/** Returns all ways to cover a rental under a card. */
function waysOf({ halfDayMinutes, allDayMinutes }: RateCard, { minutes, ways }: RentalPlan): readonly Way[] {
  // Both lengths have at most five digits.
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
  // Days are counted from the start time of the rental.
  const days = Math.floor(minutes / dayMinutes);
  const pastClock = minutes - days * dayMinutes;
  const late = days > 0 ? [way(days, false, dayMinutes + pastClock - allDayMinutes)] : [];
  if (pastClock <= halfDayMinutes) return [way(days, true), ...late];
  if (pastClock <= allDayMinutes) return [way(days + 1, false), ...late];
  return [way(days + 1, false, pastClock - allDayMinutes), way(days + 1, true), ...late];
}
