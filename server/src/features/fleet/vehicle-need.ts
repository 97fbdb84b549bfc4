import { maxVehicles } from '@serai/contract/bounds';
import { refusedField } from '../../platform/http/app-error.ts';

/** The fewest vehicles of so many seats that hold all passengers, children included. */
export function vehiclesFor(passengers: number, seats: number): number {
  return Math.ceil(passengers / seats);
}

/**
 * How many vehicles are booked, the fewest where none are `wanted`, and how many the passengers need. Refuses with
 * `vehicles_too_few` what does not hold them all, also where an order cannot take as many as they need.
 */
export function chooseVehicles(
  wanted: number | undefined,
  passengers: number,
  seats: number,
): { vehicles: number; needed: number } {
  const needed = vehiclesFor(passengers, seats);
  const vehicles = wanted ?? needed;
  if (vehicles < needed || vehicles > maxVehicles) {
    throw refusedField('vehicles', 'vehicles_too_few', { passengers, vehicles: needed });
  }
  return { vehicles, needed };
}
