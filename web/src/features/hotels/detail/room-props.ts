import type { ReactNode } from 'react';
import type { StaySearch } from '../search-line/stay-search.ts';
import type { HotelShown, Rate, Room } from './load-detail.ts';

/** The rooms of a reply as a table. */
export interface RateTableProps {
  /** Rooms to show, with the rates to show. */
  rooms: readonly Room[];
  shown: HotelShown;
  nowMs: number;
  /** Shows the price per night first, the total below it. Default: the total first. */
  perNight?: boolean;
  /** The rates are for a single room, of which several are chosen. */
  perRoom?: boolean;
  /** Button to book a rate. */
  bookButton: (rate: Rate, room: Room) => ReactNode;
  /** Tick at the start of a rate's row. */
  tick?: (rate: Rate, room: Room) => ReactNode;
}

/** A room type with its reply. */
export interface RoomProps extends Omit<RateTableProps, 'rooms' | 'perRoom'> {
  room: Room;
}

/** Data for the nights and the policy of one of its rates. */
export interface RateDetailsProps extends Pick<RoomProps, 'room' | 'shown' | 'nowMs'> {
  rate: Rate;
}

/** A rate that a member can book, and the search that led to it. */
export interface BookableRate extends Omit<RateDetailsProps, 'nowMs'> {
  asked: StaySearch;
  /** The cheapest one that fits: its button stands out. */
  isBest: boolean;
}
