import type { ErrorCode } from '@serai/contract/errors';
import type { TransferTrip } from '@serai/contract/transfers/transfers';
import { AppError, type FieldFault, refusedField } from '../../platform/http/app-error.ts';
import { readFlightNumber } from './flight-number.ts';

/** A trip with all required fields. */
export interface CheckedTrip extends TransferTrip {
  airport_id: number;
  place_id: number;
  flight_at: string;
}

/**
 * Refuses a trip without the fields its mode needs, naming every missing field, or with an impossible flight
 * number: `search_empty`, `airport_required`, `flight_number_required`, `destination_required`,
 * `departure_required`, `flight_number_invalid`. A code of an unlisted airline is accepted.
 */
export function checkTrip(trip: TransferTrip): CheckedTrip {
  const { airport_id, place_id, flight_at } = trip;
  if (!airport_id && !place_id && !flight_at && trip.flight_number === '') {
    throw refused([['airport_id', 'search_empty']]);
  }
  if (!airport_id || !place_id || !flight_at || isFlightMissing(trip)) {
    throw refused(missingParts(trip));
  }
  const checked = { ...trip, airport_id, place_id, flight_at };
  if (trip.flight_number === '') return checked;
  const flightNumber = readFlightNumber(trip.flight_number);
  if (flightNumber === undefined) throw refusedField('flight_number', 'flight_number_invalid');
  return { ...checked, flight_number: flightNumber };
}

/** An arriving flight is required, because the driver waits for it; a departing one is optional. */
function isFlightMissing({ mode, flight_number }: TransferTrip): boolean {
  return mode === 'pick_up' && flight_number === '';
}

function missingParts(trip: TransferTrip): [string, ErrorCode][] {
  const parts: [string, ErrorCode, boolean][] = [
    ['airport_id', 'airport_required', !trip.airport_id],
    ['flight_number', 'flight_number_required', isFlightMissing(trip)],
    ['place_id', trip.mode === 'pick_up' ? 'destination_required' : 'departure_required', !trip.place_id],
    ['flight_at', 'search_empty', !trip.flight_at],
  ];
  return parts.filter(([, , isMissing]) => isMissing).map(([path, code]) => [path, code]);
}

function refused(faults: readonly [string, ErrorCode][]): AppError {
  const fields: FieldFault[] = faults.map(([path, phrase]) => ({ path, phrase, facts: {} }));
  return new AppError(faults[0]![1], { fields });
}
