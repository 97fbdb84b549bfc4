import { maxVehicles } from '@serai/contract/bounds';
import { refusedField } from '../../platform/http/app-error.ts';

/** Passengers, including children, and pieces of luggage. */
export interface Party {
  passengers: number;
  bags: number;
}

/** Capacity of one vehicle. */
export interface Room {
  seats: number;
  bags: number;
}

/**
 * Minimum number of vehicles for all passengers and their luggage; Infinity for luggage in a vehicle that
 * takes none.
 */
export function vehiclesFor(party: Party, room: Room): number {
  const forBags = party.bags === 0 ? 0 : party.bags / room.bags;
  return Math.ceil(Math.max(party.passengers / room.seats, forBags));
}

/**
 * Number of vehicles booked, by default the minimum, and the number needed. Refuses with `vehicles_too_few`
 * or `luggage_too_much` if they are not enough, or if one order cannot contain as many.
 */
export function chooseVehicles(
  wanted: number | undefined,
  party: Party,
  room: Room,
): { vehicles: number; needed: number } {
  const needed = vehiclesFor(party, room);
  const vehicles = wanted ?? needed;
  if (vehicles >= needed && vehicles <= maxVehicles) return { vehicles, needed };
  const { passengers, bags } = party;
  const seated = Math.ceil(passengers / room.seats);
  const isLuggage = needed > seated && (wanted ?? seated) >= seated;
  throw refusedField('vehicles', isLuggage ? 'luggage_too_much' : 'vehicles_too_few', {
    passengers,
    bags,
    vehicles: Math.min(needed, maxVehicles + 1),
  });
}
