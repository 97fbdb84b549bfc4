import { paths } from '../../../paths.ts';
import type { ChosenOffer } from '../../booking/booking-product.ts';
import { apartParam } from '../detail/apart-parties.ts';
import { readSearch, type StaySearch, stayOf, writeSearch } from '../search-line/stay-search.ts';

/** Address of the booking page: the quote, and the parameters of a new one. */
export interface BookingAddress {
  quoteId: string;
  hotelId: number;
  /** Rate of all rooms, or the rates of the rooms joined by commas. */
  rateKey: string;
  search: StaySearch;
}

export function bookingAddress({ quoteId, hotelId, rateKey, search }: BookingAddress): string {
  const params = writeSearch(search);
  params.set('quote', quoteId);
  params.set('hotel', String(hotelId));
  params.set('rate', rateKey);
  return paths.hotelBooking(params);
}

/** Returns the chosen offer of the address. */
export function readOffer(params: URLSearchParams): ChosenOffer {
  const address = readBookingAddress(params);
  const stay = stayOf(address.search);
  return {
    quoteId: address.quoteId,
    pathWith: (quoteId) => bookingAddress({ ...address, quoteId }),
    wayBack: wayBack(address),
    quoteCall:
      address.rateKey !== '' && stay !== null
        ? { path: 'hotel/quote', body: { rate_key: address.rateKey, ...stay } }
        : null,
  };
}

/** The quote id is empty if the address has none. */
function readBookingAddress(params: URLSearchParams): BookingAddress {
  return {
    quoteId: params.get('quote') ?? '',
    hotelId: Number(params.get('hotel')) || 0,
    rateKey: params.get('rate') ?? '',
    search: readSearch(params),
  };
}

/** Returns the link back to the hotel, or to the list if the address names none. */
function wayBack({ hotelId, rateKey, search }: BookingAddress): string {
  const address = writeSearch(search);
  if (hotelId === 0) return paths.hotelList(address);
  if (rateKey.includes(',')) address.set(apartParam, '1');
  return paths.hotelDetail(hotelId, address);
}
