import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { type HeldDay, refuseHoarding, type Unpaid } from '../orders/orders.ts';
import { releaseRides } from './ride-store.ts';
import { giveBackVehicles, type HeldVehicles, takeVehicles } from './vehicle-stock.ts';

/**
 * Takes the vehicles that an agency books. What its unpaid orders hold of a pool counts together, rentals and
 * transfers alike.
 *
 * @throws AppError `sold_out` where a day has too few; `unpaid_share_full` where it would hold too many unpaid.
 */
export async function holdVehicles(
  trx: Trx,
  agencyId: number,
  held: HeldVehicles,
  unpaid: Unpaid,
): Promise<void> {
  if (!(await takeVehicles(trx, held))) throw new AppError('sold_out');
  if (unpaid.orders > 0) refuseHoarding(unpaid, await listUnpaidDays(trx, agencyId, held), held.vehicles);
}

/** The same refusal for an unpaid order that has taken its vehicles for other days; its own hold does not count. */
export async function refuseUnpaidShare(
  trx: Trx,
  { id, agency_id }: { id: number; agency_id: number },
  held: HeldVehicles,
): Promise<void> {
  const { most_unpaid_percent: mostPercent } = await trx
    .selectFrom('agencies')
    .select('most_unpaid_percent')
    .where('id', '=', agency_id)
    .executeTakeFirstOrThrow();
  const days = await listUnpaidDays(trx, agency_id, held, id);
  refuseHoarding({ orders: days.length, mostPercent }, days, held.vehicles);
}

/** Notes which order the vehicles taken are for. */
export async function insertHold(trx: Trx, orderId: number, held: HeldVehicles): Promise<void> {
  const { poolId, firstDay, lastDay, vehicles } = held;
  await trx
    .insertInto('vehicle_holds')
    .values({ order_id: orderId, pool_id: poolId, first_day: firstDay, last_day: lastDay, vehicles })
    .execute();
}

/** What an order holds of its pool. */
export async function findHold(db: Db, orderId: number): Promise<HeldVehicles | undefined> {
  return db
    .selectFrom('vehicle_holds')
    .select(['pool_id as poolId', 'first_day as firstDay', 'last_day as lastDay', 'vehicles'])
    .where('order_id', '=', orderId)
    .where('active', '=', true)
    .executeTakeFirst();
}

/**
 * Frees what an order holds when it ends: its rides' drivers and vehicles always, and its days, unless nobody can use
 * them any more. Repeating it does nothing.
 */
export async function releaseOrder(trx: Trx, orderId: number, how: 'ended' | 'noShow'): Promise<void> {
  await releaseRides(trx, orderId);
  if (how === 'noShow') return;
  const held = await endHold(trx, orderId);
  if (held) await giveBackVehicles(trx, held);
}

/**
 * The days of a booking on which an agency's unpaid orders hold vehicles of its pool: how many, and how many were left
 * before the booking took its own, which has been done.
 */
async function listUnpaidDays(
  trx: Trx,
  agencyId: number,
  { poolId, firstDay, lastDay, vehicles }: HeldVehicles,
  exceptOrder = 0,
): Promise<HeldDay[]> {
  const { rows } = await sql<HeldDay>`
    SELECT sum(held.vehicles)::int AS held, pool.units - sold.sold + ${vehicles}::int AS left
    FROM orders JOIN vehicle_holds held ON held.order_id = orders.id
    JOIN vehicle_pools pool ON pool.id = held.pool_id
    JOIN vehicle_days sold ON sold.pool_id = pool.id AND sold.day BETWEEN held.first_day AND held.last_day
    WHERE orders.agency_id = ${agencyId} AND orders.order_status = 'pending_payment' AND orders.id <> ${exceptOrder}
      AND held.pool_id = ${poolId} AND held.active AND sold.day BETWEEN ${firstDay}::date AND ${lastDay}::date
    GROUP BY sold.day, pool.units, sold.sold`.execute(trx);
  return rows;
}

/** Marks an order's vehicles as given back, and says what they were; undefined where it holds none any more. */
async function endHold(trx: Trx, orderId: number): Promise<HeldVehicles | undefined> {
  return trx
    .updateTable('vehicle_holds')
    .set({ active: false })
    .where('order_id', '=', orderId)
    .where('active', '=', true)
    .returning(['pool_id as poolId', 'first_day as firstDay', 'last_day as lastDay', 'vehicles'])
    .executeTakeFirst();
}
