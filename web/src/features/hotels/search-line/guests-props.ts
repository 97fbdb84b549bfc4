import type { RoomWish } from '@serai/contract/hotels/stays';

export interface GuestsFieldProps {
  /** A child whose age is not chosen yet has the age -1. */
  rooms: RoomWish[];
  onChange: (rooms: RoomWish[]) => void;
}
