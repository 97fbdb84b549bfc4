import { addDays, nightsBetween } from '@serai/contract/dates';
import type { CarSeason, RateCard } from './rate-card.ts';
import { isSeasonOn, type Season } from './seasons.ts';

/** Texts of the place's clocks, `YYYY-MM-DDTHH:MM`; the end is after the start. */
export interface RentalTimes {
  start: string;
  end: string;
}

/** The seasons of a card on the dates of a plan, one that has none undefined. */
export type DatedSeasons = readonly (CarSeason | undefined)[];

export const dayMinutes = 1440;
/** Units of the longest rental; beyond so many days of kilometres each further one is paid. */
export const mostUnits = 32;

/**
 * One way to cover a rental with one vehicle: all days from the first date on, maybe a half day on the date after them,
 * and started hours past the last all day. A unit that runs over midnight belongs to the date it began on.
 */
export interface Way {
  allDays: number;
  hasHalfDay: boolean;
  overtimeHours: number;
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
export function planRental(rental: RentalTimes, route: { km: number } | null = null): RentalPlan {
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

/** The first and the last civil date on which a rental is out; an end at midnight does not touch its date. */
export function daysOf({ start, end }: RentalTimes): { firstDay: string; lastDay: string } {
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

/** Undefined when a date of the rental is not for sale. */
export function seasonsOf(
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
