import type { RoomWish } from '@serai/contract/hotels/stays';

export interface GuestsFieldProps {
  /** The age is -1 for a child whose age is not selected yet. */
  rooms: RoomWish[];
  onChange: (rooms: RoomWish[]) => void;
}
