import { maxVehicles } from '@serai/contract/bounds';
import { refusedField } from '../../platform/http/app-error.ts';

/** Who and what is to be driven: passengers, children included, and pieces of luggage. */
export interface Party {
  passengers: number;
  bags: number;
}

/** What one vehicle takes. */
export interface Room {
  seats: number;
  bags: number;
}

/** The fewest vehicles that take all passengers and their luggage; infinitely many where one takes no luggage at all. */
export function vehiclesFor(party: Party, room: Room): number {
  const forBags = party.bags === 0 ? 0 : party.bags / room.bags;
  return Math.ceil(Math.max(party.passengers / room.seats, forBags));
}

/**
 * How many vehicles are booked, the fewest where none are `wanted`, and how many are needed. Refuses with
 * `vehicles_too_few` or `luggage_too_much` what does not take them all, also where an order cannot take as many as it
 * needs.
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
    ...{ passengers, bags },
    vehicles: Math.min(needed, maxVehicles + 1),
  });
}
