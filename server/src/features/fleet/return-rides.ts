import type { ReplyOf } from '@serai/contract/endpoint';
import { type returnRides as endpoint, maxReturned } from '@serai/contract/vehicles/dispatch';
import { type Call, operatorOf, type Trx } from '../../calls.ts';
import { decideDispatch } from '../../domain/dispatch.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { openOrderForStaff, type Products } from '../orders/orders.ts';
import { insertAbsence } from './absences/absence-store.ts';
import { lockAbsent } from './absences/lock-absent.ts';
import { lockRide, moveRide, type RideRow } from './dispatch-store.ts';

interface Wanted {
  driverId: number;
  from: Date;
  to: Date | undefined;
}

/**
 * Takes the rides of a period that have not begun from a driver. Locks the orders and their rides in id order, then
 * the driver; what changed before a lock was obtained is left to the driver and returned as such. A repetition finds
 * no ride and is a no-op. The driver must be in the caller's scope; the rides need not, because all of them need a driver.
 */
export async function returnRides(
  trx: Trx,
  products: Products,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId, scope } = operatorOf(call);
  const { driver_id: driverId, reason, is_ill: isIll = false } = input;
  const to = input.to === undefined ? undefined : new Date(input.to * 1000);
  const wanted = { driverId, from: new Date(input.from * 1000), to };
  const rides = await lockAssigned(trx, products, wanted);
  const driver = await lockAbsent(trx, 'driver', driverId, scope);
  for (const ride of rides) {
    await moveRide(trx, ride, {
      event: 'unassign',
      to: decideDispatch(ride.status, 'unassign', 'operator')!,
      driverId: null,
      vehicleId: null,
      actor: 'operator',
      userId,
      reason,
      now,
    });
  }
  if (isIll) {
    if (to === undefined || to <= wanted.from) throw new AppError('absence_period_wrong');
    await insertAbsence(trx, { kind: 'ill', id: driverId, from: wanted.from, until: to, note: reason });
  }
  const left = await listOf(trx, wanted).limit(maxReturned).execute();
  const returned = rides.map(({ id }) => id);
  return {
    reply: { returned, left: left.map(({ id, sn, status }) => ({ id, order_sn: sn, status })) },
    did: {
      on: driver,
      before: { rides: rides.map(({ sn }) => sn).join(', ') },
      after: { rides: '' },
      reason,
    },
  };
}

/** Locks the earliest rides that can be returned. */
async function lockAssigned(
  trx: Trx,
  products: Products,
  wanted: Wanted,
): Promise<(RideRow & { sn: string })[]> {
  const found = await listOf(trx, wanted).where('rides.status', '=', 'assigned').limit(maxReturned).execute();
  const byOrder = [...found].sort((a, b) => a.order_id - b.order_id || a.id - b.id);
  const sns = new Map<number, string>();
  for (const orderId of new Set(byOrder.map(({ order_id }) => order_id))) {
    const { order } = await openOrderForStaff(trx, products, orderId);
    if (isServed(order.order_status)) sns.set(orderId, order.sn);
  }
  const locked: (RideRow & { sn: string })[] = [];
  for (const { id, order_id } of byOrder) {
    const ride = await lockRide(trx, id);
    const sn = sns.get(order_id);
    const isTheirs = ride.active && ride.status === 'assigned' && ride.driver_id === wanted.driverId;
    if (sn !== undefined && isTheirs && startsWithin(ride, wanted)) locked.push({ ...ride, sn });
  }
  return locked;
}

function startsWithin({ starts_at }: RideRow, { from, to }: Wanted): boolean {
  return starts_at >= from && (to === undefined || starts_at <= to);
}

function isServed(status: string): boolean {
  return status === 'confirmed' || status === 'in_service';
}

/** Active rides of a driver that start in a period, earliest first. */
function listOf(trx: Trx, { driverId, from, to }: Wanted) {
  return trx
    .selectFrom('rides')
    .innerJoin('orders', 'orders.id', 'rides.order_id')
    .select(['rides.id', 'rides.order_id', 'rides.status', 'orders.sn'])
    .where('rides.driver_id', '=', driverId)
    .where('rides.active', '=', true)
    .where('orders.order_status', 'in', ['confirmed', 'in_service'])
    .where('rides.starts_at', '>=', from)
    .$if(to !== undefined, (query) => query.where('rides.starts_at', '<=', to!))
    .orderBy('rides.starts_at')
    .orderBy('rides.id');
}
