import type { RoomParty } from './occupancy.ts';
import { isSeasonOn, type Season } from './seasons.ts';

export const feeBases = ['room_night', 'person_night', 'person_stay', 'stay', 'percent'] as const;

/** A fee payable at the property, in its own currency and never part of the price. */
export interface PropertyFee extends Season {
  code: string;
  nameZh: string;
  nameEn: string;
  basis: (typeof feeBases)[number];
  /** Minor units of `currency`; 0 for a percentage. */
  amount: number;
  /** Percentage of the hotel's own price; 0 for other bases. */
  percent: number;
  currency: string;
  /** Minimum age; younger guests pay nothing. */
  fromAge: number;
}

/**
 * A fee with its total for a stay, minor units; null for a percentage of a price that only the hotel knows.
 */
export interface FeeOfStay {
  fee: PropertyFee;
  total: number | null;
  /** The nights that it is owed for, where these are only some of the stay's; else empty. */
  nights: string[];
}

/** Returns the fees of a stay at the property, each in full; zero fees are omitted. */
export function feesOfStay(
  fees: readonly PropertyFee[],
  nights: readonly string[],
  rooms: readonly RoomParty[],
): FeeOfStay[] {
  return fees
    .map((fee) => ({ fee, total: totalOf(fee, nights, rooms), nights: someNights(fee, nights) }))
    .filter(({ total }) => total !== 0);
}

/** For a fee by night, such as a gala dinner's: the hotel must know for which of the nights. */
function someNights(fee: PropertyFee, nights: readonly string[]): string[] {
  if (fee.basis !== 'room_night' && fee.basis !== 'person_night') return [];
  const inSeason = nights.filter((night) => isSeasonOn(fee, night));
  return inSeason.length === nights.length ? [] : inSeason;
}

/**
 * Calculates the total of a fee. The season is checked per night for fees per night, otherwise on the arrival
 * date.
 */
function totalOf(fee: PropertyFee, nights: readonly string[], rooms: readonly RoomParty[]): number | null {
  const { basis, amount, fromAge } = fee;
  const inSeason = nights.filter((night) => isSeasonOn(fee, night)).length;
  const isDue = isSeasonOn(fee, nights[0]!);
  const people = rooms.reduce(
    (count, { adults, child_ages }) => count + adults + child_ages.filter((age) => age >= fromAge).length,
    0,
  );
  switch (basis) {
    case 'room_night':
      return amount * rooms.length * inSeason;
    case 'person_night':
      return amount * people * inSeason;
    case 'person_stay':
      return isDue ? amount * people : 0;
    case 'stay':
      return isDue ? amount : 0;
    case 'percent':
      return isDue ? null : 0;
  }
}
