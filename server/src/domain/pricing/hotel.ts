import { sum } from '../money.ts';
import { type Markup, withMarkup } from './markup.ts';

/** One room as it is asked for: adults and the age of every child. */
export interface RoomParty {
  adults: number;
  child_ages: readonly number[];
}

/** How many people a room type takes. */
export interface RoomLimits {
  maxAdults: number;
  maxChildren: number;
  maxGuests: number;
}

/** What a child of an age (both ends included) adds a night, in minor units; the first band that fits counts. */
export interface ChildBand {
  from: number;
  to: number;
  amount: number;
}

/** What is priced: net prices of one room a night, and who sleeps there. Amounts are minor units. */
export interface PricedStay {
  nightPrices: readonly number[];
  rooms: readonly RoomParty[];
  childBands: readonly ChildBand[];
  markup: Markup;
}

/** A price in the parts it is made of. */
export interface StayPrice {
  total: number;
  /** What each night costs, all rooms and children together. */
  nightTotals: number[];
  /** One room without children, night by night. */
  roomNights: number[];
  /** A child's supplement a night, ages that cost the same together; free children have none. */
  children: { ages: number[]; amount: number }[];
  /** One room and night on average with children, half up; for comparing only. */
  perNight: number;
}

/** Prices a stay: half up on every single amount, then added. */
export function priceStay({ nightPrices, rooms, childBands, markup }: PricedStay): StayPrice {
  const roomNights = nightPrices.map((price) => withMarkup(price, markup));
  const children = groupChildren(rooms, childBands, markup);
  const childrenPerNight = sum(children.map(({ ages, amount }) => ages.length * amount));
  const nightTotals = roomNights.map((price) => price * rooms.length + childrenPerNight);
  const total = sum(nightTotals);
  const perNight = averagePerNight(total, rooms.length * nightPrices.length, markup.step);
  return { total, nightTotals, roomNights, children, perNight };
}

/** What a child of an age adds a night to the net price. */
export function childSupplement(age: number, bands: readonly ChildBand[]): number {
  return bands.find(({ from, to }) => from <= age && age <= to)?.amount ?? 0;
}

/** A total spread over room-nights, half up to a multiple of `step` (minor units). */
export function averagePerNight(total: number, roomNights: number, step: number): number {
  const parts = roomNights * step;
  return Math.floor((2 * total + parts) / (2 * parts)) * step;
}

/** The position of the first room whose guests the type cannot take; -1 when all fit. */
export function findMisfit(rooms: readonly RoomParty[], limits: RoomLimits): number {
  return rooms.findIndex(
    ({ adults, child_ages }) =>
      adults > limits.maxAdults ||
      child_ages.length > limits.maxChildren ||
      adults + child_ages.length > limits.maxGuests,
  );
}

function groupChildren(rooms: readonly RoomParty[], bands: readonly ChildBand[], markup: Markup) {
  const groups = new Map<number, number[]>();
  for (const age of rooms.flatMap((room) => room.child_ages)) {
    const amount = withMarkup(childSupplement(age, bands), markup);
    if (amount > 0)
      groups.set(
        amount,
        [...(groups.get(amount) ?? []), age].sort((a, b) => a - b),
      );
  }
  return [...groups].map(([amount, ages]) => ({ ages, amount })).sort((a, b) => a.ages[0]! - b.ages[0]!);
}
