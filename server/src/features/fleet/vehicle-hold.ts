import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type HeldDay, limitUnpaidShare, type Unpaid } from '../orders/for-products.ts';
import { findDistances } from './distance-store.ts';
import { awayFor } from './journey.ts';
import { releaseRides } from './ride-store.ts';
import { type HeldVehicles, lockAndCheckVehicles, maxHeld, poolCapacity } from './vehicle-stock.ts';

/**
 * Reserves vehicles for an agency's booking until the transaction ends. Everything that its unpaid orders
 * hold of a pool counts together, rentals and transfers alike.
 * @throws AppError `sold_out` if too few are left at some time of the journey; `unpaid_share_full` if it
 * would hold too many unpaid.
 */
export async function holdVehicles(
  trx: Trx,
  agencyId: number,
  held: HeldVehicles,
  unpaid: Unpaid,
): Promise<void> {
  if (!(await lockAndCheckVehicles(trx, held))) throw new AppError('sold_out');
  if (unpaid.orders > 0) limitUnpaidShare(unpaid, [await countUnpaid(trx, agencyId, held)], held.vehicles);
}

/** The same refusal for an unpaid order that moves to another time; its own hold does not count. */
export async function refuseUnpaidShare(
  trx: Trx,
  { id, agency_id }: { id: number; agency_id: number },
  held: HeldVehicles,
): Promise<void> {
  const { most_unpaid_percent: maxPercent } = await trx
    .selectFrom('agencies')
    .select('most_unpaid_percent')
    .where('id', '=', agency_id)
    .executeTakeFirstOrThrow();
  limitUnpaidShare({ orders: 1, maxPercent }, [await countUnpaid(trx, agency_id, held, id)], held.vehicles);
}

/** Inserts the hold of an order's vehicles with its period. */
export async function insertHold(trx: Trx, orderId: number, held: HeldVehicles): Promise<void> {
  const { poolId, journey, vehicles } = held;
  const { from, to } = awayFor(journey, await findDistances(trx, journey));
  await trx
    .insertInto('vehicle_holds')
    .values({ order_id: orderId, pool_id: poolId, from_at: from, to_at: to, vehicles })
    .execute();
}

/**
 * Frees what an ended order holds: always its rides' drivers and vehicles, and its hold except after a
 * no-show, when it is too late to use it. Idempotent.
 */
export async function releaseOrder(trx: Trx, orderId: number, how: 'ended' | 'noShow'): Promise<void> {
  await releaseRides(trx, orderId);
  if (how === 'noShow') return;
  await trx
    .updateTable('vehicle_holds')
    .set({ active: false })
    .where('order_id', '=', orderId)
    .where('active', '=', true)
    .execute();
}

/**
 * Maximum number of vehicles of a pool that an agency's unpaid orders hold at one time of a journey, and how
 * many are left then.
 */
async function countUnpaid(
  trx: Trx,
  agencyId: number,
  { poolId, journey }: HeldVehicles,
  exceptOrder = 0,
): Promise<HeldDay> {
  const away = awayFor(journey, await findDistances(trx, journey));
  const unpaid = sql`held.order_id IN (SELECT id FROM orders WHERE agency_id = ${agencyId}
    AND order_status = 'pending_payment' AND id <> ${exceptOrder})`;
  const { rows } = await sql<HeldDay>`
    SELECT ${maxHeld(away, unpaid)} AS held,
      ${poolCapacity} - ${maxHeld(away, sql`held.order_id <> ${exceptOrder}`)} AS left
    FROM vehicle_pools pool WHERE pool.id = ${poolId}`.execute(trx);
  return rows[0]!;
}
