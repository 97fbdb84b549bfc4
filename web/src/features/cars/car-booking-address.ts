import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { paths } from '../../paths.ts';
import type { ChosenOffer } from '../booking/booking-product.ts';
import { readDriverLanguage } from '../vehicles/read-driver-language.ts';
import { type CarSearch, readCarSearch, tripOf, writeCarSearch } from './search-line/car-search.ts';

/** Address of the booking page: the rate with its shown total, the trip, and its options. */
export interface CarBookingAddress {
  /** Empty before the price is locked. */
  quoteId: string;
  rateKey: string;
  search: CarSearch;
  /** Null = the minimum for all passengers. */
  vehicles: number | null;
  /** Null = the local language. */
  driver: DriverLanguage | null;
  /** The industrial zone, and the number of entries by all vehicles together. */
  zone: { id: number; entries: number } | null;
}

/** Address of the page; a list gives only rate and trip. */
export function carBookingAddress(
  address: Pick<CarBookingAddress, 'rateKey' | 'search'> & Partial<CarBookingAddress>,
): string {
  const { rateKey, search, quoteId = '', vehicles = null, driver = null, zone = null } = address;
  const params = writeCarSearch(search);
  params.set('rate_key', rateKey);
  if (vehicles !== null) params.set('vehicles', String(vehicles));
  if (driver) params.set('driver', driver);
  if (zone) {
    params.set('zone_id', String(zone.id));
    params.set('zone_entries', String(zone.entries));
  }
  if (quoteId !== '') params.set('quote', quoteId);
  return paths.carBooking(params);
}

/** Missing and invalid parameters count as not selected. */
export function readCarBookingAddress(params: URLSearchParams): CarBookingAddress {
  const zoneId = readCount(params.get('zone_id'));
  return {
    quoteId: params.get('quote') ?? '',
    rateKey: params.get('rate_key') ?? '',
    search: readCarSearch(params),
    vehicles: readCount(params.get('vehicles')),
    driver: readDriverLanguage(params.get('driver')),
    zone: zoneId === null ? null : { id: zoneId, entries: readCount(params.get('zone_entries')) ?? 1 },
  };
}

/** Offer of an address for the booking page. */
export function carOffer(address: CarBookingAddress): ChosenOffer {
  const { quoteId, rateKey, search, vehicles, driver, zone } = address;
  const trip = tripOf(search);
  return {
    quoteId,
    pathWith: (nextQuoteId) => carBookingAddress({ ...address, quoteId: nextQuoteId }),
    wayBack: paths.carList(writeCarSearch(search)),
    quoteCall:
      rateKey !== '' && trip !== null
        ? {
            path: 'car/quote',
            body: {
              rate_key: rateKey,
              ...trip,
              ...(vehicles !== null && { vehicles }),
              ...(driver && { driver_language: driver }),
              ...(zone && { zone_id: zone.id, zone_entries: zone.entries }),
            },
          }
        : null,
  };
}

function readCount(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}
