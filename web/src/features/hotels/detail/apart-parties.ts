import type { RoomWish } from '@serai/contract/hotels/stays';

/** Parameter of the address of a hotel: a rate is chosen for each room. */
export const apartParam = 'apart';

/** Rooms with the same guests. */
export interface Party {
  /** Numbers of the rooms, from 1. */
  numbers: number[];
  party: RoomWish;
}

/** Groups the rooms of a search by their guests. */
export function groupParties(rooms: readonly RoomWish[]): Party[] {
  const groups = new Map<string, Party>();
  rooms.forEach((party, at) => {
    const key = JSON.stringify([party.adults, party.child_ages, party.child_beds]);
    const group = groups.get(key) ?? { numbers: [], party };
    group.numbers.push(at + 1);
    groups.set(key, group);
  });
  return [...groups.values()];
}
