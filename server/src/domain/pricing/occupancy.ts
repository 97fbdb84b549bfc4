import { type Markup, withMarkup } from './markup.ts';
import { isSeasonOn, type Season } from './seasons.ts';

/** One room as it is asked for: adults, the age of every child, and how many of these want a bed of their own. */
export interface RoomParty {
  adults: number;
  child_ages: readonly number[];
  /** None unless said; the oldest sleep in them. */
  child_beds?: number;
}

/** How many people a room type takes. */
export interface RoomLimits {
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
  /** Beds of the room and extra beds: for every adult and every child with a bed of its own. */
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
export type SupplementKind = (typeof supplementKinds)[number];

/**
 * What somebody adds to the price of a room a night, or what one person alone takes off it (`single_use`); minor units.
 * Of the rows of a kind (and age) that hold a night the last one counts.
 */
export interface Supplement extends Season {
  kind: SupplementKind;
  /** Of children, both included. */
  ageFrom?: number;
  ageTo?: number;
  amount: number;
  /** What the seller pays for it; unknown where it is missing. */
  cost?: number;
}

/** How a room's price depends on who sleeps there. */
export interface Tariff {
  /** The price of a night is for so many. */
  baseGuests: number;
  supplements: readonly Supplement[];
}

/** One supplement as it is paid for a person and night. */
export interface PaidPart {
  kind: SupplementKind;
  /** The place of the child among the room's children; undefined for adults. */
  child?: number;
  /** Marked up; below 0 for single use. */
  amount: number;
  /** Undefined where nobody knows. */
  cost: number | undefined;
}

/** What the people in one room make of its price on a night. */
export interface Occupancy {
  /** To be added to the price of the night. */
  amount: number;
  parts: PaidPart[];
  /** Adults, and children who pay for something. */
  payingGuests: number;
}

/** Why a room type cannot take the people of a room. */
export type PartyFault = 'rooms_too_small' | 'beds_too_few';

/**
 * What a room's people add to its price on a night; undefined where there is no price for so many. Adults pay for their
 * beds beyond those the price holds, and for their meals; children by their age, with or without a bed. A child whom no
 * band takes in, being older than all, pays as an adult, and so does a bed without a price of its own for children.
 * Nobody pays more as a child than as an adult would: as many children count as adults as is cheapest.
 */
export function occupancyOn(
  { baseGuests, supplements }: Tariff,
  night: string,
  party: RoomParty,
  markup: Markup,
): Occupancy | undefined {
  const rows = supplements.filter((row) => isSeasonOn(row, night));
  const children = childrenOf(rows, party, markup);
  const young = children.filter(({ parts }) => parts !== undefined).sort((a, b) => b.amount - a.amount);
  const grown = party.adults + children.length - young.length;
  let cheapest: Occupancy | undefined;
  for (let asAdults = 0; asAdults <= young.length; asAdults++) {
    const adults = adultParts(rows, grown + asAdults, { baseGuests, markup });
    if (!adults) break;
    const paid = young.slice(asAdults);
    const parts = [...adults, ...paid.flatMap((child) => child.parts!)];
    const amount = parts.reduce((total, part) => total + part.amount, 0);
    if (cheapest && cheapest.amount <= amount) continue;
    const paying = paid.filter((child) => child.amount > 0).length;
    cheapest = { amount, parts, payingGuests: grown + asAdults + paying };
  }
  return cheapest;
}

/** The first room whose guests the type cannot take, and why; undefined when all fit. */
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

interface PricedChild {
  amount: number;
  /** Undefined: it pays as an adult. */
  parts: PaidPart[] | undefined;
}

/** The children from the oldest to the youngest, each with what it would pay as a child. */
function childrenOf(
  rows: readonly Supplement[],
  { child_ages, child_beds = 0 }: RoomParty,
  markup: Markup,
): PricedChild[] {
  const oldestFirst = child_ages.map((age, child) => ({ age, child })).sort((a, b) => b.age - a.age);
  return oldestFirst.map(({ age, child }, at) => {
    const row = childRow(rows, age, at < child_beds ? 'child_bed' : 'child');
    if (row === 'adult') return { amount: 0, parts: undefined };
    const meal = childMealRow(rows, age);
    const parts = [row, meal].flatMap((each) => (each ? { ...paidPart(each, markup), child } : []));
    return { parts, amount: parts.reduce((total, { amount }) => total + amount, 0) };
  });
}

/**
 * The row a child of an age pays by, of those that hold a night: with a bed of its own or without. Undefined: it is free;
 * `adult`: older than all bands, or in a bed that has no price for its age.
 */
export function childRow(
  rows: readonly Supplement[],
  age: number,
  kind: 'child' | 'child_bed',
): Supplement | 'adult' | undefined {
  const own = rows.filter((row) => row.kind === kind);
  const row = own.findLast((each) => holdsAge(each, age));
  if (row) return row;
  const isTooOld = own.length > 0 && own.every(({ ageTo = 17 }) => ageTo < age);
  return kind === 'child_bed' || isTooOld ? 'adult' : undefined;
}

/** The row a child's meals are paid by; undefined: they cost nothing. */
export function childMealRow(rows: readonly Supplement[], age: number): Supplement | undefined {
  return rows.findLast((row) => row.kind === 'meal_child' && holdsAge(row, age));
}

function adultParts(
  rows: readonly Supplement[],
  adults: number,
  { baseGuests, markup }: { baseGuests: number; markup: Markup },
): PaidPart[] | undefined {
  const find = (kind: SupplementKind) => rows.findLast((row) => row.kind === kind);
  const parts: PaidPart[] = [];
  if (adults > baseGuests) {
    const extra = find('extra_adult');
    if (!extra) return undefined;
    parts.push(...Array<PaidPart>(adults - baseGuests).fill(paidPart(extra, markup)));
  }
  const single = adults === 1 && baseGuests > 1 ? find('single_use') : undefined;
  if (single) {
    const { amount, cost, ...part } = paidPart(single, markup);
    parts.push({ ...part, amount: -amount, cost: cost === undefined ? undefined : -cost });
  }
  const meal = find('meal_adult');
  if (meal) parts.push(...Array<PaidPart>(adults).fill(paidPart(meal, markup)));
  return parts;
}

function paidPart({ kind, amount, cost }: Supplement, markup: Markup): PaidPart {
  // What costs the guests nothing costs the seller nothing unless it is said.
  return { kind, amount: withMarkup(amount, markup), cost: cost ?? (amount === 0 ? 0 : undefined) };
}

function holdsAge({ ageFrom = 0, ageTo = 17 }: Supplement, age: number): boolean {
  return ageFrom <= age && age <= ageTo;
}
