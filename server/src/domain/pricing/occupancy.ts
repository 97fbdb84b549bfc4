import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { type Markup, withMarkup } from './markup.ts';
import { isSeasonOn, type Season } from './seasons.ts';

/** One requested room: adults, the age of every child, and number of children with a separate bed. */
export interface RoomParty {
  adults: number;
  child_ages: readonly number[];
  /** Defaults to none; the oldest children get them. */
  child_beds?: number;
}

/** Occupancy limits of a room type. */
export interface RoomLimits {
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  /** Regular and extra beds: needed for every adult and every child with a separate bed. */
  beds: number;
}

export const supplementKinds = [
  'single_use',
  'extra_adult',
  'child',
  'child_bed',
  'meal_adult',
  'meal_child',
] as const;
/** Supplements that every guest or room of a night pays; only supplier contracts contain them. */
export const compulsoryKinds = ['compulsory_adult', 'compulsory_child', 'compulsory_room'] as const;
export type SupplementKind = (typeof supplementKinds)[number] | (typeof compulsoryKinds)[number];

/**
 * Amount that a guest adds to a room's price per night, or that a single guest deducts (`single_use`); minor
 * units. Of the matching rows of a kind (and age) the last one applies; of compulsory ones, each.
 */
export interface Supplement extends Season {
  kind: SupplementKind;
  /** Ages of children, both inclusive. */
  ageFrom?: number;
  ageTo?: number;
  amount: number;
  /** The seller's cost; unknown if missing. */
  cost?: number;
  /** Name of a compulsory supplement, e.g. of a gala dinner. */
  name?: SupplementName;
}

/** A supplement's name in both languages. */
export interface SupplementName {
  zh: string;
  en: string;
}

/** Dependence of a room's price on its occupants. */
export interface Tariff {
  /** Number of guests included in the price of a night. */
  baseGuests: number;
  supplements: readonly Supplement[];
  /** Promotions of the hotel for the room prices; none if missing. */
  promotions?: readonly Promotion[];
}

/** One supplement as paid for a person and night. */
export interface PaidPart {
  kind: SupplementKind;
  /** Index of the child in the room; undefined for adults. */
  child?: number;
  /** Marked up; negative for single use. */
  amount: number;
  /** Undefined if unknown. */
  cost: number | undefined;
  name?: SupplementName;
}

/** Effect of a room's occupants on its price on a night. */
export interface Occupancy {
  /** Amount to add to the price of the night. */
  amount: number;
  parts: PaidPart[];
  /** Adults, and children with a charge. */
  payingGuests: number;
}

/** Reason why a room type cannot take a party. */
export type PartyFault = 'rooms_too_small' | 'beds_too_few';

/**
 * Calculates what a room's occupants add to its price on a night; undefined if there is no price for so many
 * people. Adults pay for beds beyond those included and for meals; children pay by age, with or without a
 * bed. A child older than all bands pays as an adult, and so does a child in a bed without a child price. No
 * child pays more than an adult would: the cheapest number of children counts as adults.
 */
export function occupancyOn(
  tariff: Tariff,
  night: string,
  party: RoomParty,
  markup: Markup,
): Occupancy | undefined {
  const choice = chooseOn(tariff, night, party, markup);
  if (!choice) return undefined;
  const { amount, rows, adults, children } = choice;
  const parts = [
    ...adultParts(rows, adults, { baseGuests: tariff.baseGuests, markup }),
    ...children.flatMap(({ child, row, meal }) =>
      [row, meal].flatMap((each) => (each ? { ...paidPart(each, markup), child } : [])),
    ),
    ...compulsoryParts(rows, party, markup),
  ];
  return { amount, parts, payingGuests: adults + children.filter((child) => child.amount > 0).length };
}

/** Calculates the amount of `occupancyOn` alone, for callers that price thousands of rates. */
export function amountOn(
  tariff: Tariff,
  night: string,
  party: RoomParty,
  markup: Markup,
): number | undefined {
  return chooseOn(tariff, night, party, markup)?.amount;
}

/** A split of the occupants: this many adults, and these children. */
interface Choice {
  amount: number;
  rows: readonly Supplement[];
  adults: number;
  children: readonly PricedChild[];
}

function chooseOn(
  { baseGuests, supplements }: Tariff,
  night: string,
  party: RoomParty,
  markup: Markup,
): Choice | undefined {
  const rows = supplements.every(({ from }) => from === '')
    ? supplements
    : supplements.filter((row) => isSeasonOn(row, night));
  const young = childrenOf(rows, party, markup);
  const grown = party.adults + party.child_ages.length - young.length;
  let children = 0;
  for (const { amount } of young) children += amount;
  let cheapest: Choice | undefined;
  for (let asAdults = 0; asAdults <= young.length; asAdults++) {
    const adults = adultAmount(rows, grown + asAdults, { baseGuests, markup });
    if (adults === undefined) break;
    const amount = adults + children;
    if (!cheapest || amount < cheapest.amount) {
      cheapest = { amount, rows, adults: grown + asAdults, children: young.slice(asAdults) };
    }
    children -= young[asAdults]?.amount ?? 0;
  }
  if (cheapest) cheapest.amount += compulsoryAmount(rows, party, markup);
  return cheapest;
}

/**
 * Returns whether the occupants pay only the room price on every night; avoids checking dates in the frequent
 * case.
 */
export function isInPrice({ baseGuests, supplements }: Tariff, { adults, child_ages }: RoomParty): boolean {
  if (child_ages.length > 0 || adults > baseGuests) return false;
  for (const { kind } of supplements) {
    if (kind === 'meal_adult' || isCompulsory(kind)) return false;
    if (kind === 'single_use' && adults === 1 && baseGuests > 1) return false;
  }
  return true;
}

/** Finds the first room whose guests the type cannot take, and why; undefined if all fit. */
export function findMisfit(
  rooms: readonly RoomParty[],
  limits: RoomLimits,
): { room: number; fault: PartyFault } | undefined {
  for (const [room, party] of rooms.entries()) {
    const fault = findPartyFault(party, limits);
    if (fault) return { room, fault };
  }
  return undefined;
}

function findPartyFault(
  { adults, child_ages, child_beds = 0 }: RoomParty,
  { maxAdults, maxChildren, maxGuests, beds }: RoomLimits,
): PartyFault | undefined {
  const guests = adults + child_ages.length;
  if (adults > maxAdults || child_ages.length > maxChildren || guests > maxGuests) return 'rooms_too_small';
  return adults + child_beds > beds ? 'beds_too_few' : undefined;
}

/** Number of extra beds in a room: every adult and every child with a bed counts, minus `baseGuests`. */
export function extraBedsOf({ adults, child_beds = 0 }: RoomParty, baseGuests: number): number {
  return Math.max(0, adults + child_beds - baseGuests);
}

interface PricedChild {
  /** Index in the room. */
  child: number;
  amount: number;
  row: Supplement | undefined;
  meal: Supplement | undefined;
}

/** Returns the children who can pay as such, the most expensive first; the others pay as adults. */
function childrenOf(
  rows: readonly Supplement[],
  { child_ages, child_beds = 0 }: RoomParty,
  markup: Markup,
): PricedChild[] {
  if (child_ages.length === 0) return [];
  const oldestFirst = child_ages.map((age, child) => ({ age, child })).sort((a, b) => b.age - a.age);
  const priced: PricedChild[] = [];
  oldestFirst.forEach(({ age, child }, at) => {
    const row = childRow(rows, age, at < child_beds ? 'child_bed' : 'child');
    if (row === 'adult') return;
    const meal = childMealRow(rows, age);
    const amount = (row ? withMarkup(row.amount, markup) : 0) + (meal ? withMarkup(meal.amount, markup) : 0);
    priced.push({ child, amount, row, meal });
  });
  return priced.sort((a, b) => b.amount - a.amount);
}

/**
 * Returns the row that applies to a child's age among those of the night, with or without a separate bed.
 * Undefined: free; `adult`: older than all bands, or in a bed without a price for its age.
 */
export function childRow(
  rows: readonly Supplement[],
  age: number,
  kind: 'child' | 'child_bed',
): Supplement | 'adult' | undefined {
  const row = rows.findLast((each) => each.kind === kind && holdsAge(each, age));
  if (row) return row;
  if (kind === 'child_bed') return 'adult';
  const oldest = rows.reduce((age, each) => (each.kind === kind ? Math.max(age, each.ageTo ?? 17) : age), -1);
  return oldest >= 0 && oldest < age ? 'adult' : undefined;
}

/** Returns the row for a child's meals; undefined if they are free. */
export function childMealRow(rows: readonly Supplement[], age: number): Supplement | undefined {
  return rows.findLast((row) => row.kind === 'meal_child' && holdsAge(row, age));
}

/** Calculates the amount that this many adults add; undefined if there is no price for their beds. */
function adultAmount(
  rows: readonly Supplement[],
  adults: number,
  { baseGuests, markup }: { baseGuests: number; markup: Markup },
): number | undefined {
  const { extra, single, meal } = adultRows(rows, adults, baseGuests);
  if (adults > baseGuests && !extra) return undefined;
  const beds = extra ? (adults - baseGuests) * withMarkup(extra.amount, markup) : 0;
  const meals = meal ? adults * withMarkup(meal.amount, markup) : 0;
  return beds + meals - (single ? withMarkup(single.amount, markup) : 0);
}

function adultParts(
  rows: readonly Supplement[],
  adults: number,
  { baseGuests, markup }: { baseGuests: number; markup: Markup },
): PaidPart[] {
  const { extra, single, meal } = adultRows(rows, adults, baseGuests);
  const parts: PaidPart[] = [];
  if (extra) parts.push(...Array<PaidPart>(adults - baseGuests).fill(paidPart(extra, markup)));
  if (single) {
    const { amount, cost, ...part } = paidPart(single, markup);
    parts.push({ ...part, amount: -amount, cost: cost === undefined ? undefined : -cost });
  }
  if (meal) parts.push(...Array<PaidPart>(adults).fill(paidPart(meal, markup)));
  return parts;
}

/** Returns the rows that apply to this many adults. */
function adultRows(rows: readonly Supplement[], adults: number, baseGuests: number) {
  let extra: Supplement | undefined;
  let single: Supplement | undefined;
  let meal: Supplement | undefined;
  for (const row of rows) {
    if (row.kind === 'extra_adult' && adults > baseGuests) extra = row;
    if (row.kind === 'single_use' && adults === 1 && baseGuests > 1) single = row;
    if (row.kind === 'meal_adult') meal = row;
  }
  return { extra, single, meal };
}

function isCompulsory(kind: SupplementKind): boolean {
  return kind === 'compulsory_adult' || kind === 'compulsory_child' || kind === 'compulsory_room';
}

/** Number of times that a room pays a supplement that is compulsory; 0 for any other. */
function timesCompulsory({ kind }: Supplement, { adults, child_ages }: RoomParty): number {
  if (kind === 'compulsory_room') return 1;
  if (kind === 'compulsory_adult') return adults;
  return kind === 'compulsory_child' ? child_ages.length : 0;
}

function compulsoryAmount(rows: readonly Supplement[], party: RoomParty, markup: Markup): number {
  let amount = 0;
  for (const row of rows) {
    if (isCompulsory(row.kind)) amount += timesCompulsory(row, party) * withMarkup(row.amount, markup);
  }
  return amount;
}

function compulsoryParts(rows: readonly Supplement[], party: RoomParty, markup: Markup): PaidPart[] {
  return rows.flatMap((row) => Array<PaidPart>(timesCompulsory(row, party)).fill(paidPart(row, markup)));
}

function paidPart({ kind, amount, cost, name }: Supplement, markup: Markup): PaidPart {
  // A supplement that is free for guests costs the seller nothing either, unless a cost is given.
  const paid = { kind, amount: withMarkup(amount, markup), cost: cost ?? (amount === 0 ? 0 : undefined) };
  return name ? { ...paid, name } : paid;
}

function holdsAge({ ageFrom = 0, ageTo = 17 }: Supplement, age: number): boolean {
  return ageFrom <= age && age <= ageTo;
}
