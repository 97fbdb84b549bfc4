import type {
  flightKinds,
  TransferMode,
  TransferTrip,
  transferModes,
} from '@serai/contract/transfers/transfers';
import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { readDriverLanguage } from '../../vehicles/read-driver-language.ts';
import {
  type NamedPlace,
  readClockTime,
  readCount,
  readPlace,
  writePlace,
} from '../../vehicles/trip-address.ts';

export type FlightKind = (typeof flightKinds)[number];

/** Search as stored in the address of list and booking. Times are local to the airport. */
export interface TransferSearch {
  mode: TransferMode;
  airport: NamedPlace | null;
  flight_number: string;
  flight_kind: FlightKind;
  /** The destination of a pick-up, the departure of a drop-off. */
  place: NamedPlace | null;
  /** Landing (pick-up) or departure time (drop-off) of the flight, `YYYY-MM-DDTHH:MM`; empty if not selected. */
  flight_at: string;
  /** Pick-up time for a drop-off; empty means the proposed one. */
  transfer_at: string;
  adults: number;
  /** In years; -1 for a child whose age is not selected yet. */
  child_ages: number[];
  /** Null for the local language. */
  driver_language: DriverLanguage | null;
  /** Number of pieces of luggage, in total. */
  bags: number;
}

/** Two adults on an international arrival, nothing else known yet. */
export const emptyTransferSearch: TransferSearch = {
  mode: 'pick_up',
  airport: null,
  flight_number: '',
  flight_kind: 'international',
  place: null,
  flight_at: '',
  transfer_at: '',
  adults: 2,
  child_ages: [],
  driver_language: null,
  bags: 0,
};

/** Reads the search from an address; missing or invalid values are those of `emptyTransferSearch`. */
export function readTransferSearch(params: URLSearchParams): TransferSearch {
  return {
    mode: modes.find((mode) => mode === params.get('mode')) ?? emptyTransferSearch.mode,
    airport: readPlace(params, 'airport'),
    flight_number: (params.get('flight_number') ?? '').trim().slice(0, 24),
    flight_kind: kinds.find((kind) => kind === params.get('flight_kind')) ?? emptyTransferSearch.flight_kind,
    place: readPlace(params, 'place'),
    flight_at: readClockTime(params.get('flight_at')) ?? '',
    transfer_at: readClockTime(params.get('transfer_at')) ?? '',
    adults: readCount(params.get('adults'), 1, maxAdults) ?? emptyTransferSearch.adults,
    child_ages: readAges(params.get('child_ages') ?? ''),
    driver_language: readDriverLanguage(params.get('driver_language')),
    bags: readCount(params.get('bags'), 0, maxBags) ?? emptyTransferSearch.bags,
  };
}

/**
 * Formats the search for the address:
 * `mode=drop_off&airport_id=3&airport=…&flight_at=2026-12-01T18:30&adults=2&child_ages=5.0`.
 */
export function writeTransferSearch(search: TransferSearch): URLSearchParams {
  const params = new URLSearchParams({ mode: search.mode });
  writePlace(params, 'airport', search.airport);
  if (search.flight_number) params.set('flight_number', search.flight_number);
  writePlace(params, 'place', search.place);
  if (search.flight_at) params.set('flight_at', search.flight_at);
  if (search.mode === 'drop_off') {
    params.set('flight_kind', search.flight_kind);
    if (search.transfer_at) params.set('transfer_at', search.transfer_at);
  }
  params.set('adults', String(search.adults));
  const ages = search.child_ages.filter((age) => age >= 0);
  if (ages.length > 0) params.set('child_ages', ages.join('.'));
  if (search.driver_language) params.set('driver_language', search.driver_language);
  if (search.bags > 0) params.set('bags', String(search.bags));
  return params;
}

/** The trip as input of `airport/list` and `airport/quote`; null if a required field of the mode is missing. */
export function tripOf(search: TransferSearch): TransferTrip | null {
  const { mode, airport, place, flight_at, flight_number } = search;
  if (!airport || !place || !flight_at || (mode === 'pick_up' && !flight_number)) return null;
  return {
    mode,
    airport_id: airport.id,
    place_id: place.id,
    flight_at,
    flight_number,
    flight_kind: search.flight_kind,
    ...(mode === 'drop_off' && search.transfer_at && { transfer_at: search.transfer_at }),
    adults: search.adults,
    child_ages: search.child_ages,
    ...(search.driver_language && { driver_language: search.driver_language }),
    bags: search.bags,
  };
}

/**
 * The search for the opposite direction: guests, airport and place stay, but flight and times are cleared, because
 * they belong to another flight.
 */
export function turnedRound(search: TransferSearch, mode: TransferMode): TransferSearch {
  return { ...search, mode, flight_number: '', flight_at: '', transfer_at: '' };
}

export const maxAdults = 150;
export const maxChildren = 50;
export const maxBags = 200;
export const oldestChild = 17;

const modes = ['pick_up', 'drop_off'] as const satisfies typeof transferModes;
const kinds = ['international', 'domestic'] as const satisfies typeof flightKinds;

function readAges(text: string): number[] {
  if (!/^\d{1,2}(\.\d{1,2})*$/.test(text)) return [];
  const ages = text.split('.').map(Number);
  return ages.length <= maxChildren && ages.every((age) => age <= oldestChild) ? ages : [];
}
