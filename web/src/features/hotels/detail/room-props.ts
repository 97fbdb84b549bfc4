import type { StaySearch } from '../search-line/stay-search.ts';
import type { HotelShown, Rate, Room } from './load-detail.ts';

/** A room type with its reply. */
export interface RoomProps {
  room: Room;
  shown: HotelShown;
  asked: StaySearch;
  nowMs: number;
}

/** One of its rates. */
export interface RateProps extends RoomProps {
  rate: Rate;
}

/** Data for the nights and the policy of a rate. */
export type RateDetailsProps = Omit<RateProps, 'asked'>;
