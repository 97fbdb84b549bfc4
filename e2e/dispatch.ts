import type { ReplyOf } from '@serai/contract/endpoint';
import type { listFreeDrivers, listRides, Ride } from '@serai/contract/vehicles/dispatch';
import { ask, done } from './api-calls.ts';

/**
 * Assigns a driver and a vehicle to every ride of an order as the seller's staff; returns the updated rides.
 */
export async function assignDrivers(orderId: number, operator: string): Promise<Ride[]> {
  const rides: Ride[] = [];
  for (const { id } of await ridesOf(orderId, operator)) {
    const free = await ask<ReplyOf<typeof listFreeDrivers>>(
      'console/dispatch/candidates',
      { ride_id: id },
      operator,
    );
    const [driver, vehicle] = [free.drivers[0], free.vehicles[0]];
    if (!driver || !vehicle) throw new Error(`nobody is free for ride ${id}`);
    const { ride } = await done(
      'console/dispatch/assign',
      { ride_id: id, driver_id: driver.id, vehicle_id: vehicle.id },
      operator,
    );
    rides.push(ride);
  }
  return rides;
}

/** Records the next step of every ride of an order. */
export async function stepRides(
  orderId: number,
  step: 'depart' | 'arrive' | 'board' | 'finish',
  operator: string,
): Promise<void> {
  for (const { id } of await ridesOf(orderId, operator)) {
    await done(`console/dispatch/${step}`, { ride_id: id }, operator);
  }
}

async function ridesOf(orderId: number, operator: string): Promise<Ride[]> {
  const { list } = await ask<ReplyOf<typeof listRides>>(
    'console/dispatch/list',
    { order_id: orderId },
    operator,
  );
  if (list.length === 0) throw new Error(`order ${orderId} has no rides`);
  return list;
}
