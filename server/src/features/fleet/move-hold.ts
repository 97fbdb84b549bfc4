import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OrderRow } from '../orders/orders.ts';
import { refuseUnpaidShare } from './vehicle-hold.ts';
import { giveBackVehicles, type HeldVehicles, takeVehicles } from './vehicle-stock.ts';

/**
 * Holds the vehicles of a locked order for other days, or out of another pool.
 *
 * @throws AppError `sold_out` where there are too few; `unpaid_share_full` where its agency would hold too many unpaid.
 */
export async function moveHold(
  trx: Trx,
  order: Pick<OrderRow, 'id' | 'agency_id' | 'pay_status'>,
  to: Pick<HeldVehicles, 'firstDay' | 'lastDay'> & Partial<Pick<HeldVehicles, 'poolId'>>,
): Promise<void> {
  const held = await trx
    .selectFrom('vehicle_holds')
    .select(['pool_id as poolId', 'first_day as firstDay', 'last_day as lastDay', 'vehicles'])
    .where('order_id', '=', order.id)
    .where('active', '=', true)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const next: HeldVehicles = { ...held, ...to };
  if (next.poolId === held.poolId && next.firstDay === held.firstDay && next.lastDay === held.lastDay) return;
  await lockDays(trx, held, next);
  await giveBackVehicles(trx, held);
  if (!(await takeVehicles(trx, next))) throw new AppError('sold_out');
  await trx
    .updateTable('vehicle_holds')
    .set({ pool_id: next.poolId, first_day: next.firstDay, last_day: next.lastDay })
    .where('order_id', '=', order.id)
    .execute();
  if (order.pay_status === 'unpaid') await refuseUnpaidShare(trx, order, next);
}

/** All days in the order in which bookings take them, so that two moves never wait for each other. */
async function lockDays(trx: Trx, held: HeldVehicles, next: HeldVehicles): Promise<void> {
  await sql`SELECT FROM vehicle_days
    WHERE (pool_id = ${held.poolId}::bigint AND day BETWEEN ${held.firstDay}::date AND ${held.lastDay}::date)
      OR (pool_id = ${next.poolId}::bigint AND day BETWEEN ${next.firstDay}::date AND ${next.lastDay}::date)
    ORDER BY pool_id, day FOR UPDATE`.execute(trx);
}
