import * as z from 'zod/mini';
import { maxVehicles } from '../bounds.ts';

/** Terms of vehicles and drivers shared by cars, airport transfers and dispatch. */

/** Outline used to depict a vehicle. */
export const bodies = ['sedan', 'suv', 'pickup', 'mpv', 'van', 'minibus', 'coach'] as const;
export type Body = (typeof bodies)[number];
export const energies = ['petrol', 'diesel', 'hybrid', 'electric'] as const;
export const drivetrains = ['two_wheel', 'four_wheel'] as const;
/**
 * Languages of drivers. The language that every driver at a place speaks is free of charge; Chinese is
 * charged elsewhere.
 */
export const driverLanguages = ['burmese', 'chinese', 'thai', 'english'] as const;
export type DriverLanguage = (typeof driverLanguages)[number];

/** Statuses of an order's vehicle, in order. */
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

/** Pieces of luggage, all passengers together. */
export const luggage = z._default(
  z.int('bags_invalid').check(z.minimum(0, 'bags_invalid'), z.maximum(maxPassengers, 'bags_invalid')),
  0,
);

/** Number of vehicles of one kind per booking. */
export const vehicleCount = z
  .int('vehicles_invalid')
  .check(z.minimum(1, 'vehicles_invalid'), z.maximum(maxVehicles, 'vehicles_invalid'));

export const driverLanguage = z.enum(driverLanguages, 'driver_language_invalid');

/** A vehicle's journey for an order, as seen by its agency; names are empty until assigned. */
export const rideView = z.object({
  status: z.enum(dispatchStatuses),
  vehicle_model: z.string(),
  plate_number: z.string(),
  driver_name: z.string(),
  driver_phone: z.string(),
});
export type RideView = z.infer<typeof rideView>;
