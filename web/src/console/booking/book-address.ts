import {
  type CarSearch,
  emptyCarSearch,
  readCarSearch,
  writeCarSearch,
} from '../../features/cars/search-line/car-search.ts';
import {
  emptySearch,
  readSearch,
  type StaySearch,
  writeSearch,
} from '../../features/hotels/search-line/stay-search.ts';
import {
  emptyTransferSearch,
  readTransferSearch,
  type TransferSearch,
  writeTransferSearch,
} from '../../features/transfers/search-line/transfer-search.ts';

/** Products that the desk books for agencies. */
export const bookedProducts = ['hotel', 'airport', 'car'] as const;
export type BookedProduct = (typeof bookedProducts)[number];

/** Choices of a booking for an agency, as stored in the address. */
export interface BookChoices {
  agencyId: number | null;
  /** User who called; null for the agency's owner. */
  userId: number | null;
  product: BookedProduct;
  /** Search of a stay, and the chosen hotel. */
  stay: StaySearch;
  hotelId: number | null;
  /** Search of an airport transfer. */
  trip: TransferSearch;
  /** Search of a car. */
  rental: CarSearch;
}

/** Nothing chosen yet. */
export const noChoices: BookChoices = {
  agencyId: null,
  userId: null,
  product: 'hotel',
  stay: emptySearch,
  hotelId: null,
  trip: emptyTransferSearch,
  rental: emptyCarSearch,
};

/** Reads the choices from an address; missing or invalid values are those of `noChoices`. */
export function readChoices(params: URLSearchParams): BookChoices {
  return {
    agencyId: readId(params.get('agency_id')),
    userId: readId(params.get('user_id')),
    product: bookedProducts.find((product) => product === params.get('product')) ?? noChoices.product,
    stay: readSearch(params),
    hotelId: readId(params.get('hotel_id')),
    trip: readTransferSearch(params),
    rental: readCarSearch(params),
  };
}

/** Writes the choices as parameters; absent ones and the searches of other products are omitted. */
export function writeChoices(choices: BookChoices): URLSearchParams {
  const { agencyId, userId, product, hotelId } = choices;
  const params = writeSearchOf(choices);
  if (product !== noChoices.product) params.set('product', product);
  if (agencyId !== null) params.set('agency_id', String(agencyId));
  if (userId !== null) params.set('user_id', String(userId));
  if (product === 'hotel' && hotelId !== null) params.set('hotel_id', String(hotelId));
  return params;
}

function writeSearchOf({ product, stay, trip, rental }: BookChoices): URLSearchParams {
  if (product === 'hotel') return writeSearch(stay);
  return product === 'car' ? writeCarSearch(rental) : writeTransferSearch(trip);
}

function readId(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
