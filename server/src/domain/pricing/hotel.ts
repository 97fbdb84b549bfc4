import { sum } from '../money.ts';
import { type Markup, withMarkup } from './markup.ts';
import {
  amountOn,
  type Occupancy,
  occupancyOn,
  type RoomParty,
  type SupplementKind,
  type Tariff,
} from './occupancy.ts';

/** What is priced: net prices of one room a night, and who sleeps there. Amounts are minor units. */
export interface PricedStay {
  /** Civil dates, and what one room costs on each of them. */
  nights: readonly string[];
  nightPrices: readonly number[];
  /** What the seller pays for a room on each night; 0 = unknown. */
  nightCosts?: readonly number[];
  rooms: readonly RoomParty[];
  tariff: Tariff;
  markup: Markup;
}

/** A price in the parts it is made of. */
export interface StayPrice {
  total: number;
  /** What each night costs, all rooms and everybody in them together. */
  nightTotals: number[];
  /** One room for those its price is for, night by night. */
  roomNights: number[];
  /** What is paid beside the rooms, or taken off; with the rooms' nights it makes the total. */
  extras: StayExtra[];
  /** One room and night on average with everybody, half up; for comparing only. */
  perNight: number;
  /** Of each room how many pay for what is eaten. */
  payingGuests: number[];
  /** Of each room what the seller pays for the stay; null where a part of it is unknown. */
  roomCosts: (number | null)[];
}

/** A supplement for some people and nights. */
export interface StayExtra {
  kind: SupplementKind;
  /** Of the children it is for; empty for adults. */
  ages: number[];
  /** Heads times nights; rooms times nights for single use. */
  quantity: number;
  /** Each; below 0 for single use. */
  amount: number;
}

/**
 * Prices a stay: every single amount is marked up by itself, half up, then they are added. Undefined where the tariff
 * has no price for the people of a room.
 */
export function priceStay(stay: PricedStay): StayPrice | undefined {
  const { nights, nightPrices, rooms, tariff, markup } = stay;
  const roomNights = nightPrices.map((price) => withMarkup(price, markup));
  const occupancies: Occupancy[][] = [];
  for (const room of rooms) {
    const found = nights.map((night) => occupancyOn(tariff, night, room, markup));
    if (!found.every((each) => each !== undefined)) return undefined;
    occupancies.push(found.map((each, at) => notBelowNothing(each, roomNights[at]!)));
  }
  const nightTotals = roomNights.map(
    (price, at) => price * rooms.length + sum(occupancies.map((ofRoom) => ofRoom[at]!.amount)),
  );
  const total = sum(nightTotals);
  return {
    total,
    nightTotals,
    roomNights,
    extras: gatherExtras(occupancies, rooms),
    perNight: averagePerNight(total, rooms.length * nights.length, markup.step),
    payingGuests: occupancies.map((ofRoom) => Math.max(...ofRoom.map(({ payingGuests }) => payingGuests))),
    roomCosts: occupancies.map((ofRoom) => costOf(ofRoom, stay.nightCosts ?? [])),
  };
}

/** Of each room what it costs each night with everybody in it; together they are the stay's price. */
export function priceRooms(stay: PricedStay): number[][] | undefined {
  const prices = stay.rooms.map((room) => priceStay({ ...stay, rooms: [room] })?.nightTotals);
  return prices.every((nights) => nights !== undefined) ? prices : undefined;
}

/** The first room for whose people a tariff has no price on some night. */
export function findUnpriced(
  tariff: Tariff,
  nights: readonly string[],
  rooms: readonly RoomParty[],
): number | undefined {
  const isPriced = (room: RoomParty) =>
    nights.every((night) => amountOn(tariff, night, room, { percent: 0, step: 1 }) !== undefined);
  const room = rooms.findIndex((each) => !isPriced(each));
  return room < 0 ? undefined : room;
}

/** A total spread over room-nights, half up to a multiple of `step` (minor units). */
export function averagePerNight(total: number, roomNights: number, step: number): number {
  const parts = roomNights * step;
  return Math.floor((2 * total + parts) / (2 * parts)) * step;
}

/** An import refuses to take more off a night than it costs; a night's price that somebody set by hand may be lower still. */
function notBelowNothing(occupancy: Occupancy, price: number): Occupancy {
  const single = occupancy.parts.findIndex(({ kind }) => kind === 'single_use');
  if (single < 0 || -occupancy.parts[single]!.amount <= price) return occupancy;
  const parts = occupancy.parts.with(single, { ...occupancy.parts[single]!, amount: -price });
  return { ...occupancy, parts, amount: sum(parts.map(({ amount }) => amount)) };
}

/** Equal supplements become one line, in the order of their kinds; what costs nothing has none. */
function gatherExtras(occupancies: readonly Occupancy[][], rooms: readonly RoomParty[]): StayExtra[] {
  const lines = new Map<
    string,
    { kind: SupplementKind; amount: number; quantity: number; children: Set<string> }
  >();
  occupancies.forEach((ofRoom, room) => {
    for (const { kind, amount, child } of ofRoom.flatMap(({ parts }) => parts)) {
      if (amount === 0) continue;
      const key = `${kind} ${amount}`;
      const line = lines.get(key) ?? { kind, amount, quantity: 0, children: new Set() };
      line.quantity += 1;
      if (child !== undefined) line.children.add(`${room} ${child}`);
      lines.set(key, line);
    }
  });
  return [...lines.values()]
    .map(({ children, ...line }) => ({ ...line, ages: agesOf(children, rooms) }))
    .sort(
      (a, b) => order(a.kind) - order(b.kind) || (a.ages[0] ?? 0) - (b.ages[0] ?? 0) || b.amount - a.amount,
    );
}

function agesOf(children: ReadonlySet<string>, rooms: readonly RoomParty[]): number[] {
  const ages = [...children].map((key) => {
    const [room, child] = key.split(' ').map(Number);
    return rooms[room!]!.child_ages[child!]!;
  });
  return ages.sort((a, b) => a - b);
}

const inOrder: readonly SupplementKind[] = [
  'single_use',
  'extra_adult',
  'child_bed',
  'child',
  'meal_adult',
  'meal_child',
];

function order(kind: SupplementKind): number {
  return inOrder.indexOf(kind);
}

function costOf(nights: readonly Occupancy[], nightCosts: readonly number[]): number | null {
  const costs = nights.flatMap(({ parts }, at) => [
    nightCosts[at] || undefined,
    ...parts.map(({ cost }) => cost),
  ]);
  return costs.every((cost) => cost !== undefined) ? sum(costs) : null;
}
