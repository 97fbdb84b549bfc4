import type { Journey } from '../fleet/fleet.ts';
import type { LocationRow } from './location-store.ts';

/** A rental as the fleet sees it: cars are taken over and given back where a base is. */
export function carJourney(rental: {
  pickUp: LocationRow;
  dropOff: LocationRow;
  startMs: number;
  endMs: number;
}): Journey {
  return {
    startsAt: new Date(rental.startMs),
    endsAt: new Date(rental.endMs),
    // Orders from before there were bases have none.
    fromBaseId: rental.pickUp.base_id ?? null,
    toBaseId: rental.dropOff.base_id ?? null,
    outMinutes: 0,
    backMinutes: 0,
  };
}
