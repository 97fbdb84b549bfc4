import type { ReactNode } from 'react';
import type { StaySearch } from '../search-line/stay-search.ts';
import type { HotelShown, Rate, Room } from './load-detail.ts';

/** A room type with its reply. */
export interface RoomProps {
  room: Room;
  shown: HotelShown;
  nowMs: number;
  /** Button to book a rate of the room. */
  bookButton: (rate: Rate) => ReactNode;
}

/** Data for the nights and the policy of one of its rates. */
export interface RateDetailsProps extends Pick<RoomProps, 'room' | 'shown' | 'nowMs'> {
  rate: Rate;
}

/** A rate that a member can book, and the search that led to it. */
export interface BookableRate extends Omit<RateDetailsProps, 'nowMs'> {
  asked: StaySearch;
}
