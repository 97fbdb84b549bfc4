import { isExistingLocalTime, localDateTime } from '../../domain/local-time.ts';
import { findTransferFault, type TransferTimes, transferTimes } from '../../domain/transfer-times.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import { chooseLanguage, type Party } from '../fleet/fleet.ts';
import type { CheckedTrip } from './check-trip.ts';
import type { AirportRow, PlaceRow, TripEnds } from './transfer-store.ts';

/** A trip between a served airport and place, with its times. */
export interface Trip {
  asked: CheckedTrip;
  airport: AirportRow;
  place: PlaceRow;
  times: TransferTimes;
  /** Start at the airport's local time, `YYYY-MM-DDTHH:MM`. */
  startsAt: string;
  party: Party;
  /** Language of the driver, and whether it is charged. */
  driver: ReturnType<typeof chooseLanguage>;
}

/**
 * Plans a trip between its ends: when the driver comes. Refuses an unserved or impossible trip and names the
 * field: `airport_unknown`, `place_unknown`, `time_skipped`, and the faults of the times.
 */
export function planTrip(asked: CheckedTrip, { airport, place }: TripEnds, now: Date): Trip {
  if (!airport) throw refusedField('airport_id', 'airport_unknown');
  if (!place) throw refusedField('place_id', 'place_unknown');
  for (const field of ['flight_at', 'transfer_at'] as const) {
    const local = asked[field];
    if (local !== undefined && !isExistingLocalTime(local, airport.tz))
      throw refusedField(field, 'time_skipped', { time: local.replace('T', ' ') });
  }
  const times = transferTimes({
    mode: asked.mode,
    flightKind: asked.flight_kind,
    flightAt: asked.flight_at,
    transferAt: asked.transfer_at,
    tz: airport.tz,
    driveMinutes: place.drive_minutes,
  });
  const fault = findTransferFault(times, asked.mode, airport.tz, now.getTime());
  if (fault) throw refusedField(faultField(asked, times, now), fault);
  return {
    asked,
    airport,
    place,
    times,
    driver: chooseLanguage(asked.driver_language, airport.base_language),
    startsAt: localDateTime(times.start, airport.tz),
    party: { passengers: asked.adults + asked.child_ages.length, bags: asked.bags ?? 0 },
  };
}

/** The field that resolves a wrong time: a later pick-up, if the flight can still be reached. */
function faultField({ mode, transfer_at }: CheckedTrip, { flight, start }: TransferTimes, now: Date): string {
  const isProposedTooEarly = start < now.getTime() && now.getTime() < flight;
  return mode === 'drop_off' && (transfer_at !== undefined || isProposedTooEarly)
    ? 'transfer_at'
    : 'flight_at';
}
