import * as z from 'zod/mini';
import { maxVehicles } from './bounds.ts';

/** Words about vehicles and drivers that cars, airport transfers and dispatch share. */

/** The outline that is drawn for a vehicle. */
export const bodies = ['sedan', 'suv', 'pickup', 'mpv', 'van', 'minibus', 'coach'] as const;
export type Body = (typeof bodies)[number];
export const energies = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
export const drivetrains = ['two_wheel', 'four_wheel'] as const;
/** Languages that drivers speak. What every driver at a place speaks is never paid for; Chinese is, elsewhere. */
export const driverLanguages = ['burmese', 'chinese', 'thai', 'english'] as const;
export type DriverLanguage = (typeof driverLanguages)[number];

/** How far the vehicle of an order has come, in this order. */
export const dispatchStatuses = [
  'unassigned',
  'assigned',
  'en_route',
  'on_location',
  'on_board',
  'finished',
] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

export const maxPassengers = 200;

/** Pieces of luggage, of all passengers together. */
export const luggage = z._default(
  z.int('bags_invalid').check(z.minimum(0, 'bags_invalid'), z.maximum(maxPassengers, 'bags_invalid')),
  0,
);

/** How many vehicles of one kind are booked together. */
export const vehicleCount = z
  .int('vehicles_invalid')
  .check(z.minimum(1, 'vehicles_invalid'), z.maximum(maxVehicles, 'vehicles_invalid'));

export const driverLanguage = z.enum(driverLanguages, 'driver_language_invalid');

/** A vehicle's journey for an order, as its agency sees it; names are empty until somebody is assigned. */
export const rideView = z.object({
  status: z.enum(dispatchStatuses),
  vehicle_model: z.string(),
  plate_number: z.string(),
  driver_name: z.string(),
  driver_phone: z.string(),
});
export type RideView = z.infer<typeof rideView>;
