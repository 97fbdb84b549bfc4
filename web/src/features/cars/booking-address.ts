import { paths } from '../../paths.ts';
import { type CarSearch, readCarSearch, writeCarSearch } from './search-line/car-search.ts';

/** What the booking page's address holds: the rate with the total that was shown, and the trip. */
export interface CarBookingAddress {
  rateKey: string;
  search: CarSearch;
}

export function carBookingAddress({ rateKey, search }: CarBookingAddress): string {
  const params = writeCarSearch(search);
  params.set('rate_key', rateKey);
  return paths.carBooking(params);
}

/** An empty rate key when there is none in the address. */
export function readCarBookingAddress(params: URLSearchParams): CarBookingAddress {
  return { rateKey: params.get('rate_key') ?? '', search: readCarSearch(params) };
}
