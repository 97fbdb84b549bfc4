import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OrderRow } from '../orders/orders.ts';
import { findDistances } from './distance-store.ts';
import { awayFor, type Journey } from './journey.ts';
import { refuseUnpaidShare } from './vehicle-hold.ts';
import { lockAndCheckVehicles, lockPools } from './vehicle-stock.ts';

/**
 * Moves the hold of a locked order's vehicles to another journey or pool.
 * @throws AppError `sold_out` if there are too few vehicles; `unpaid_share_full` if the agency would hold too
 * many unpaid ones.
 */
export async function moveHold(
  trx: Trx,
  order: Pick<OrderRow, 'id' | 'agency_id' | 'pay_status'>,
  to: { journey: Journey; poolId?: number },
): Promise<void> {
  const held = await trx
    .selectFrom('vehicle_holds')
    .select(['pool_id', 'from_at', 'to_at', 'vehicles'])
    .where('order_id', '=', order.id)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { journey, poolId = held.pool_id } = to;
  const away = awayFor(journey, await findDistances(trx, journey));
  const isSameTime =
    held.from_at.getTime() === away.from.getTime() && held.to_at.getTime() === away.to.getTime();
  if (poolId === held.pool_id && isSameTime) return;
  await lockPools(trx, [held.pool_id, poolId]);
  const next = { poolId, journey, vehicles: held.vehicles };
  if (!(await lockAndCheckVehicles(trx, next, order.id))) throw new AppError('sold_out');
  await trx
    .updateTable('vehicle_holds')
    .set({ pool_id: poolId, from_at: away.from, to_at: away.to })
    .where('order_id', '=', order.id)
    .execute();
  if (order.pay_status === 'unpaid') await refuseUnpaidShare(trx, order, next);
}
