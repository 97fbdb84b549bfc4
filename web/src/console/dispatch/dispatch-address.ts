import { civilDate, listAddress, objectId, oneOf, type SearchOf } from '../../platform/list/list-address.ts';

/** Subject of each row of the time line. */
export const boardRows = ['vehicles', 'drivers'] as const;

/** Search of the dispatch board as stored in the address; without a day, today at the base. */
export const dispatchAddress = listAddress({
  day: civilDate,
  base_id: objectId,
  /** Ride to open first. Without a day the board of its base and day is shown. */
  ride_id: objectId,
  rows: oneOf(boardRows, 'vehicles'),
});
export type DispatchSearch = SearchOf<typeof dispatchAddress>;
