import { addDays } from '@serai/contract/dates';
import { sum } from '../money.ts';
import { type Markup, withMarkup } from './markup.ts';
import { type Season, seasonOn } from './seasons.ts';

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
  kind: RentalUnit | 'overtime' | 'chinese_driver' | 'zone';
  quantity: number;
  unitAmount: number;
}

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

/** Prices a rental by the cheapest units that cover it; undefined when a date of it is not for sale. */
export function priceRental(card: RateCard, rental: Rental): RentalPrice | undefined {
  const { firstDay, lastDay } = daysOf(rental);
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (!seasonOn(card.seasons, day)) return undefined;
  }
  const minutes = minutesBetween(rental.start, rental.end);
  const driver = rental.chineseDriver ? card.chineseDriverAmount : 0;
  const ways = waysOf(card, rental, minutes);
  const cheapest = ways.reduce<Way | undefined>(
    (best, way) => (best && costOf(best, driver) <= costOf(way, driver) ? best : way),
    undefined,
  );
  if (!cheapest) return undefined;
  const lines = linesOf(cheapest, card, rental);
  return {
    minutes,
    ...cheapest,
    lines,
    total: sum(lines.map(({ quantity, unitAmount }) => quantity * unitAmount)),
  };
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

/** A rate card as a caller sees it: every single amount marked up by itself. */
export function markUpCard(card: RateCard, markup: Markup): RateCard {
  return {
    ...card,
    chineseDriverAmount: withMarkup(card.chineseDriverAmount, markup),
    seasons: card.seasons.map((season) => ({
      ...season,
      half: withMarkup(season.half, markup),
      all: withMarkup(season.all, markup),
      overtime: withMarkup(season.overtime, markup),
    })),
  };
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

/** One way to cover a rental: units and overtime of one vehicle. */
type Way = Pick<RentalPrice, 'units' | 'overtimeHours' | 'overtimeAmount'>;

/** Every way a rental can be covered; of equally cheap ones the first is taken. */
function waysOf(card: RateCard, { start }: Rental, minutes: number): Way[] {
  const first = start.slice(0, 10);
  if (minutes <= card.halfDayMinutes) return unitWays(card, first, 'half_day');
  if (minutes <= card.allDayMinutes) return unitWays(card, first, 'all_day');
  // A unit that runs over midnight belongs to the date it began on, so days are counted from the start's clock time.
  const days = Math.floor(minutes / 1440);
  const pastClock = minutes - days * 1440;
  const before = Array.from({ length: days }, (_, at) => unitOn(card, addDays(first, at), 'all_day')!);
  const ways = lastUnitWays(card, addDays(first, days), pastClock).map((way) => ({
    ...way,
    units: [...before, ...way.units],
  }));
  if (days === 0) return ways;
  const late = overtimeOn(card, addDays(first, days - 1), 1440 + pastClock - card.allDayMinutes);
  return late ? [...ways, { units: before, ...late }] : ways;
}

/** How the last unit's day can be covered, which lasts `pastClock` minutes from the clock time the rental began at. */
function lastUnitWays(card: RateCard, date: string, pastClock: number): Way[] {
  if (pastClock <= card.halfDayMinutes) return unitWays(card, date, 'half_day');
  const [whole] = unitWays(card, date, 'all_day');
  if (!whole || pastClock <= card.allDayMinutes) return whole ? [whole] : [];
  const late = overtimeOn(card, date, pastClock - card.allDayMinutes)!;
  const next = unitOn(card, addDays(date, 1), 'half_day');
  return [{ ...whole, ...late }, ...(next ? [{ ...whole, units: [...whole.units, next] }] : [])];
}

function unitWays(card: RateCard, date: string, unit: RentalUnit): Way[] {
  const priced = unitOn(card, date, unit);
  return priced ? [{ units: [priced], overtimeHours: 0, overtimeAmount: 0 }] : [];
}

function unitOn(card: RateCard, date: string, unit: RentalUnit): PricedUnit | undefined {
  const season = seasonOn(card.seasons, date);
  return season && { date, unit, price: unit === 'half_day' ? season.half : season.all };
}

function overtimeOn(card: RateCard, date: string, minutesPast: number) {
  const season = seasonOn(card.seasons, date);
  const overtimeHours = Math.max(0, Math.ceil(minutesPast / 60));
  return season && { overtimeHours, overtimeAmount: overtimeHours > 0 ? season.overtime : 0 };
}

function costOf({ units, overtimeHours, overtimeAmount }: Way, driverAmount: number): number {
  return sum(units.map(({ price }) => price + driverAmount)) + overtimeHours * overtimeAmount;
}

function linesOf(way: Way, card: RateCard, { vehicles, chineseDriver, zone }: Rental): RentalLine[] {
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
