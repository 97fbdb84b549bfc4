import type { ReplyOf } from '@serai/contract/endpoint';
import type { assignHired as endpoint } from '@serai/contract/vehicles/hired';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { refusedField, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { openOrderForStaff, type Products } from '../../orders/orders.ts';
import { actionOnRide } from '../action-on-ride.ts';
import { decideAssignment, giveRide } from '../assign-ride.ts';
import { findRideOrder, lockDriver, lockRide, lockVehicle } from '../dispatch-store.ts';
import type { LinkDeps } from '../driver-links/send-link.ts';
import { refusalOfHired, speaksAsked } from '../find-obstacles.ts';
import { showRide } from '../list-rides.ts';
import { listFittingModels, saveHiredDriver, saveHiredRide, saveHiredVehicle } from './hired-store.ts';

/**
 * Gives a ride to a car of another company, whose driver is notified like an own one. The company sees to it that the car
 * arrives, so bases and ways are not checked; a driver or vehicle that is busy with another ride here is refused.
 */
export async function assignHired(
  trx: Trx,
  deps: LinkDeps & { products: Products },
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, lang, now } = call;
  const { ride_id, company, reason, cost = null } = input;
  const { order, product } = await openOrderForStaff(trx, deps.products, await findRideOrder(trx, ride_id));
  const ride = await lockRide(trx, ride_id);
  const event = ride.status === 'unassigned' ? 'assign' : 'reassign';
  const to = decideAssignment(order, ride, event, lang);
  if (event === 'reassign' && reason === '') throw refusedInput('reason', 'reason_required');
  const before = await showRide(trx, ride_id, lang);
  const models = await listFittingModels(trx, ride);
  const model = models.find(({ id }) => id === input.model_id);
  if (!model) throw refusedField('model_id', 'vehicle_unfit');
  const car = {
    company,
    driverName: input.driver_name,
    driverPhone: input.driver_phone,
    languages: [input.language],
    plateNumber: input.plate_number,
    modelId: model.id,
  };
  if (!speaksAsked(ride, car.languages)) throw refusedField('language', 'driver_language_missing');
  const { userId, scope } = operatorOf(call);
  const driver = await lockDriver(trx, await saveHiredDriver(trx, car), scope);
  const vehicle = await lockVehicle(trx, await saveHiredVehicle(trx, car), scope);
  const isSame = ride.driver_id === driver.id && ride.vehicle_id === vehicle.id;
  if (!isSame) {
    const refusal =
      (await refusalOfHired(trx, 'driver_id', driver.id, ride)) ??
      (await refusalOfHired(trx, 'vehicle_id', vehicle.id, ride));
    if (refusal) throw refusal;
    const given = { order, product, ride, driver, vehicle, event, to } as const;
    await giveRide(trx, deps, given, { userId, reason, now });
  }
  await saveHiredRide(trx, { rideId: ride_id, company, cost, userId, now });
  const after = await showRide(trx, ride_id, lang);
  return { reply: { ride: after }, did: actionOnRide(before, after, reason) };
}
