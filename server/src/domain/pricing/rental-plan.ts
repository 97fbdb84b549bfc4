import { addDays, nightsBetween } from '@serai/contract/dates';
import type { CarSeason, RateCard } from './rate-card.ts';
import { isSeasonOn, type Season } from './seasons.ts';

/** Local times, `YYYY-MM-DDTHH:MM`; the end is after the start. */
export interface RentalTimes {
  start: string;
  end: string;
}

/** Seasons of a card per date of a plan; undefined for a date without one. */
export type DatedSeasons = readonly (CarSeason | undefined)[];

export const dayMinutes = 1440;
/** Units of the longest rental; further kilometres beyond this many days are charged each. */
export const maxUnits = 32;

/**
 * One way to cover a rental with one vehicle: all-day units from the first date on, optionally a half-day
 * unit on the next date, and started hours past the last all-day unit. A unit that passes midnight belongs to
 * the date on which it began.
 */
export interface Way {
  allDays: number;
  hasHalfDay: boolean;
  overtimeHours: number;
}

/** Part of a rental that is equal for all rate cards; calculated once per list. */
export interface RentalPlan {
  minutes: number;
  /** Civil dates on which a unit can begin, in order. */
  dates: readonly string[];
  /** Number of these dates, from the first, that the rental covers: each must be for sale. */
  lastingDates: number;
  /** Ways to cover it, by the half-day and all-day lengths of a card. */
  ways: Map<number, readonly Way[]>;
  /** Index of the applicable season of a calendar per date, -1 for none; undefined if not for sale. */
  seasonPlaces: Map<readonly Season[], readonly number[] | undefined>;
}

/**
 * Prepares the pricing of a rental.
 * @param route The longest one of the rates in the list, null within a base.
 */
export function planRental(rental: RentalTimes, route: { km: number } | null = null): RentalPlan {
  const { firstDay, lastDay } = daysOf(rental);
  const minutes = minutesBetween(rental.start, rental.end);
  const days = Math.floor(minutes / dayMinutes);
  return {
    minutes,
    dates: Array.from({ length: Math.max(days + 2, route ? maxUnits : 0) }, (_, at) => addDays(firstDay, at)),
    lastingDates: nightsBetween(firstDay, lastDay) + 1,
    ways: new Map(),
    seasonPlaces: new Map(),
  };
}

/** Returns the first and last civil date of a rental; an end at midnight does not count as its date. */
export function daysOf({ start, end }: RentalTimes): { firstDay: string; lastDay: string } {
  const endDay = end.slice(0, 10);
  return {
    firstDay: start.slice(0, 10),
    lastDay: end.endsWith('T00:00') ? addDays(endDay, -1) : endDay,
  };
}

/** Returns the minutes between two local times by wall clock, ignoring zone and clock changes. */
export function minutesBetween(start: string, end: string): number {
  return (Date.parse(`${end}:00Z`) - Date.parse(`${start}:00Z`)) / 60_000;
}

/** Adds clock minutes to a local time. */
export function addMinutes(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}

/** Returns the season of each date; undefined if a date of the rental is not for sale. */
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
