import { maxChildSeats, maxVehicles } from '@serai/contract/bounds';
import { paths } from '../../../paths.ts';
import type { ChosenOffer, QuoteCall } from '../../booking/booking-product.ts';
import { readCount } from '../../vehicles/trip-address.ts';
import {
  readTransferSearch,
  type TransferSearch,
  tripOf,
  writeTransferSearch,
} from '../search-line/transfer-search.ts';

/** Address of the booking page: the rate with its shown total, the trip, and its options. */
export interface TransferChoice {
  /** Empty before the price is locked. */
  quoteId: string;
  /** Empty if the address has none. */
  rateKey: string;
  search: TransferSearch;
  /** Null = the minimum for all passengers. */
  vehicles: number | null;
  childSeats: number;
}

/** Reads the choice of an address; invalid numbers count as missing. */
export function readChoice(params: URLSearchParams): TransferChoice {
  return {
    quoteId: params.get('quote') ?? '',
    rateKey: params.get('rate_key') ?? '',
    search: readTransferSearch(params),
    vehicles: readCount(params.get('vehicles'), 1, maxVehicles),
    childSeats: readCount(params.get('child_seats'), 0, maxChildSeats) ?? 0,
  };
}

/** Converts a choice to an offer that the booking page prices and books. */
export function offerOf(choice: TransferChoice): ChosenOffer {
  return {
    quoteId: choice.quoteId,
    pathWith: (quoteId) => addressOf({ ...choice, quoteId }),
    wayBack: paths.airportList(writeTransferSearch(choice.search)),
    quoteCall: quoteCall(choice),
  };
}

/** Reads the address as an offer for the booking page. */
export function readOffer(params: URLSearchParams): ChosenOffer {
  return offerOf(readChoice(params));
}

function addressOf({ quoteId, rateKey, search, vehicles, childSeats }: TransferChoice): string {
  const params = writeTransferSearch(search);
  params.set('rate_key', rateKey);
  if (vehicles !== null) params.set('vehicles', String(vehicles));
  if (childSeats > 0) params.set('child_seats', String(childSeats));
  params.set('quote', quoteId);
  return paths.airportBooking(params);
}

function quoteCall(choice: TransferChoice): QuoteCall | null {
  const { rateKey, search, vehicles, childSeats } = choice;
  const trip = tripOf(search);
  if (rateKey === '' || trip === null) return null;
  return {
    path: 'airport/quote',
    body: {
      rate_key: rateKey,
      ...trip,
      ...(vehicles !== null && { vehicles }),
      child_seats: childSeats,
    },
  };
}
