import type { Journey } from '../fleet/fleet.ts';
import type { LocationRow } from './location-store.ts';

/**
 * A rental as a journey of the fleet: cars are handed over and returned at bases, so there is no positioning.
 */
export function carJourney(rental: {
  pickUp: LocationRow;
  dropOff: LocationRow;
  startMs: number;
  endMs: number;
}): Journey {
  return {
    startsAt: new Date(rental.startMs),
    endsAt: new Date(rental.endMs),
    // Orders that predate bases have none.
    fromBaseId: rental.pickUp.base_id ?? null,
    toBaseId: rental.dropOff.base_id ?? null,
    outMinutes: 0,
    backMinutes: 0,
  };
}
