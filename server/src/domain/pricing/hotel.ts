import type { Promotion } from '@serai/contract/hotels/supplier-terms';
import { sum } from '../money.ts';
import { type Markup, withMarkup } from './markup.ts';
import {
  amountOn,
  type Occupancy,
  occupancyOn,
  type RoomParty,
  type SupplementKind,
  type SupplementName,
  type Tariff,
} from './occupancy.ts';
import { promoteNights } from './promotions.ts';

/** Input of the stay price: net prices per room and night, and the occupants. Amounts in minor units. */
export interface PricedStay {
  /** Civil dates, and the price of one room on each. */
  nights: readonly string[];
  nightPrices: readonly number[];
  /** The seller's cost of a room on each night; 0 = unknown. */
  nightCosts?: readonly number[];
  rooms: readonly RoomParty[];
  tariff: Tariff;
  markup: Markup;
  /** Civil date at the hotel on which the stay is quoted; without one no promotion applies. */
  bookedOn?: string | undefined;
}

/** A price with its breakdown. */
export interface StayPrice {
  total: number;
  /** Price of each night, all rooms with all occupants. */
  nightTotals: number[];
  /** Price of one room for its base occupancy, per night, after the promotions. */
  roomNights: number[];
  /** The same before the promotions. */
  fullRoomNights: number[];
  /** Promotions with the amount that each takes off one room's price for its nights. */
  promotions: StayPromotion[];
  /** Supplements and reductions; together with the room nights they add up to the total. */
  extras: StayExtra[];
  /** Average per room and night with all occupants, half up; for comparison only. */
  perNight: number;
  /** Number of guests per room who pay for meals. */
  payingGuests: number[];
  /** The seller's cost of the stay per room; null if any part is unknown. */
  roomCosts: (number | null)[];
}

/** A promotion as applied to a stay. */
export interface StayPromotion {
  promotion: Promotion;
  amountOff: number;
}

/** A supplement for some guests and nights. */
export interface StayExtra {
  kind: SupplementKind;
  /** Name of a compulsory supplement. */
  name?: SupplementName;
  /** Ages of the children it applies to; empty for adults. */
  ages: number[];
  /** Persons times nights; rooms times nights for single use. */
  quantity: number;
  /** Amount per unit; negative for single use. */
  amount: number;
}

/**
 * Prices a stay: marks up each amount separately, half up, and adds them. Undefined if the tariff has no
 * price for the occupants of a room.
 */
export function priceStay(stay: PricedStay): StayPrice | undefined {
  const { nights, nightPrices, rooms, tariff, markup } = stay;
  const fullRoomNights = nightPrices.map((price) => withMarkup(price, markup));
  const { roomNights, nightCosts, promotions } = promote(stay, fullRoomNights);
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
    fullRoomNights,
    promotions,
    extras: gatherExtras(occupancies, rooms),
    perNight: averagePerNight(total, rooms.length * nights.length, markup.step),
    payingGuests: occupancies.map((ofRoom) => Math.max(...ofRoom.map(({ payingGuests }) => payingGuests))),
    roomCosts: occupancies.map((ofRoom) => costOf(ofRoom, nightCosts)),
  };
}

/** Applies the promotions to net prices and costs, and marks up the result. */
function promote(
  { nights, nightPrices, nightCosts = [], tariff, markup, bookedOn }: PricedStay,
  fullRoomNights: number[],
): { roomNights: number[]; nightCosts: (number | undefined)[]; promotions: StayPromotion[] } {
  const costs = nights.map((_, at) => nightCosts[at] ?? 0);
  const known = (each: readonly number[]) => each.map((cost, at) => (costs[at] ? cost : undefined));
  const offered = tariff.promotions ?? [];
  if (bookedOn === undefined || offered.length === 0) {
    return { roomNights: fullRoomNights, nightCosts: known(costs), promotions: [] };
  }
  const plain = { dates: nights, prices: nightPrices, costs };
  let roomNights = fullRoomNights;
  let after = costs;
  const promotions: StayPromotion[] = [];
  for (const step of promoteNights(offered, plain, { bookedOn, step: markup.step })) {
    const next = step.prices.map((price) => withMarkup(price, markup));
    promotions.push({ promotion: step.promotion, amountOff: sum(roomNights) - sum(next) });
    roomNights = next;
    after = step.costs;
  }
  return { roomNights, nightCosts: known(after), promotions };
}

/** Prices each room per night with all its occupants; together they equal the stay's price. */
export function priceRooms(stay: PricedStay): number[][] | undefined {
  const prices = stay.rooms.map((room) => priceStay({ ...stay, rooms: [room] })?.nightTotals);
  return prices.every((nights) => nights !== undefined) ? prices : undefined;
}

/** Finds the first room whose occupants have no price in the tariff on some night. */
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

/** Averages a total over room-nights, half up to a multiple of `step` (minor units). */
export function averagePerNight(total: number, roomNights: number, step: number): number {
  const parts = roomNights * step;
  return Math.floor((2 * total + parts) / (2 * parts)) * step;
}

/**
 * Limits the single-use reduction to the night's price: an import refuses a higher one, but a price set by
 * hand may be lower.
 */
function notBelowNothing(occupancy: Occupancy, price: number): Occupancy {
  const single = occupancy.parts.findIndex(({ kind }) => kind === 'single_use');
  if (single < 0 || -occupancy.parts[single]!.amount <= price) return occupancy;
  const parts = occupancy.parts.with(single, { ...occupancy.parts[single]!, amount: -price });
  return { ...occupancy, parts, amount: sum(parts.map(({ amount }) => amount)) };
}

/** Merges equal supplements into one line, in the order of their kinds; free ones are omitted. */
function gatherExtras(occupancies: readonly Occupancy[][], rooms: readonly RoomParty[]): StayExtra[] {
  const lines = new Map<
    string,
    Pick<StayExtra, 'kind' | 'amount' | 'quantity' | 'name'> & { children: Set<string> }
  >();
  occupancies.forEach((ofRoom, room) => {
    for (const { kind, amount, child, name } of ofRoom.flatMap(({ parts }) => parts)) {
      if (amount === 0) continue;
      const key = `${kind} ${amount} ${name?.en ?? ''}`;
      const line = lines.get(key) ?? {
        kind,
        amount,
        quantity: 0,
        children: new Set(),
        ...(name ? { name } : {}),
      };
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
  'compulsory_adult',
  'compulsory_child',
  'compulsory_room',
];

function order(kind: SupplementKind): number {
  return inOrder.indexOf(kind);
}

function costOf(nights: readonly Occupancy[], nightCosts: readonly (number | undefined)[]): number | null {
  const costs = nights.flatMap(({ parts }, at) => [nightCosts[at], ...parts.map(({ cost }) => cost)]);
  return costs.every((cost) => cost !== undefined) ? sum(costs) : null;
}
