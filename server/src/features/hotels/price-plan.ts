import { priceStay, type StayPrice } from '../../domain/pricing/hotel.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import type { RoomParty } from '../../domain/pricing/occupancy.ts';
import type { CityBlock } from './catalogue/city-block.ts';

/** Parts of a stay that determine its price. */
export interface PriceRequest {
  /** Civil dates of its nights, and their ring slots, see `staySlots`. */
  nights: readonly string[];
  slots: readonly number[];
  rooms: readonly RoomParty[];
  markup: Markup;
  /** Civil date at the hotel on which the stay is priced. */
  bookedOn: string;
}

/**
 * Price of a plan in memory for a stay; undefined if a night is not for sale or the plan has no price for the
 * party.
 */
export function pricePlan(block: CityBlock, plan: number, wish: PriceRequest): StayPrice | undefined {
  const nightPrices = wish.slots.map((slot) => block.prices[slot * block.planSlots + plan]!);
  if (nightPrices.includes(0)) return undefined;
  const { nights, rooms, markup, bookedOn } = wish;
  const tariff = block.nightTerms[block.planNightTerms[plan]!]!;
  return priceStay({ nights, nightPrices, rooms, tariff, markup, bookedOn });
}

/** Lowest number of units left of a room type on any night of a stay; 255 means 255 or more. */
export function unitsLeft(block: CityBlock, room: number, slots: readonly number[]): number {
  return Math.min(...slots.map((slot) => block.units[slot * block.roomSlots + room]!));
}

/** Room of a plan, among the rooms of its hotel. */
export function roomOfPlan(block: CityBlock, slot: number, plan: number): number {
  let room = block.firstRoom[slot]!;
  while (block.firstPlan[room]! + block.planCounts[room]! <= plan) room++;
  return room;
}
