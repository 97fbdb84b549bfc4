import { priceStay, type StayPrice } from '../../domain/pricing/hotel.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import type { RoomParty } from '../../domain/pricing/occupancy.ts';
import type { CityBlock } from './catalogue/city-block.ts';

/** A stay as prices see it. */
export interface PriceWish {
  /** Civil dates of its nights, and their places in the ring, see `staySlots`. */
  nights: readonly string[];
  slots: readonly number[];
  rooms: readonly RoomParty[];
  markup: Markup;
}

/** The price of a plan in memory for a stay; undefined when a night is not for sale, or nothing for so many. */
export function pricePlan(block: CityBlock, plan: number, wish: PriceWish): StayPrice | undefined {
  const nightPrices = wish.slots.map((slot) => block.prices[slot * block.planSlots + plan]!);
  if (nightPrices.includes(0)) return undefined;
  const { nights, rooms, markup } = wish;
  const tariff = block.nightTerms[block.planNightTerms[plan]!]!;
  return priceStay({ nights, nightPrices, rooms, tariff, markup });
}

/** The fewest units left of a room type on any night of a stay; 255 stands for that and more. */
export function unitsLeft(block: CityBlock, room: number, slots: readonly number[]): number {
  return Math.min(...slots.map((slot) => block.units[slot * block.roomSlots + room]!));
}

/** The room a plan belongs to, among those of its hotel. */
export function roomOfPlan(block: CityBlock, slot: number, plan: number): number {
  let room = block.firstRoom[slot]!;
  while (block.firstPlan[room]! + block.planCounts[room]! <= plan) room++;
  return room;
}
