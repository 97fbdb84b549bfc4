import type { HotelShown, Rate, Room } from '../detail/load-detail.ts';

/** A rate with its room. */
export interface RoomRate {
  room: Room;
  rate: Rate;
}

/** Returns the cheapest rate that `fits`; the first of several at the same price; null without one. */
export function cheapestRate({ rooms }: HotelShown, fits: (rate: Rate) => boolean): RoomRate | null {
  let best: RoomRate | null = null;
  for (const room of rooms) {
    for (const rate of room.rates) {
      if (fits(rate) && (!best || rate.total_price.amount < best.rate.total_price.amount))
        best = { room, rate };
    }
  }
  return best;
}

/** Whether the rate contains breakfast, alone or with other meals. */
export function hasBreakfast({ meal }: Rate): boolean {
  return meal !== 'room_only';
}

export function isFreeToCancel({ cancellation }: Rate): boolean {
  return cancellation === 'free';
}

/** A facility, and which of the compared hotels have it. */
export interface FacilityRow {
  code: string;
  label: string;
  has: boolean[];
  /** Some hotels have it and some do not. */
  differs: boolean;
}

/** Returns all facilities of the hotels: those that differ first, each group in the order of the hotels. */
export function facilityRows(hotels: readonly HotelShown[]): FacilityRow[] {
  const labels = new Map<string, string>();
  for (const { hotel } of hotels) for (const { code, label } of hotel.facilities) labels.set(code, label);
  const rows = [...labels].map(([code, label]) => {
    const has = hotels.map(({ hotel }) => hotel.facilities.some((facility) => facility.code === code));
    return { code, label, has, differs: has.includes(false) };
  });
  return [...rows.filter(({ differs }) => differs), ...rows.filter(({ differs }) => !differs)];
}
