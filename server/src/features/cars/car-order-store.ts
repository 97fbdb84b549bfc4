import { daysOf } from '../../domain/pricing/car.ts';
import type { HeldVehicles } from '../fleet/fleet.ts';
import type { Db, Trx } from '../permissions/permissions.ts';
import type { CarOffer, SoldAs } from './price-offer.ts';

/** The car's part of an order. */
export interface CarOrder {
  order_id: number;
  sold_as: SoldAs;
  passenger_name: string;
  pick_up_address: string;
  drop_off_address: string;
  currency: string;
}

/** What an offer takes of its pool. */
export function heldBy({ poolId, rental }: CarOffer): HeldVehicles {
  return { poolId, ...daysOf(rental), vehicles: rental.vehicles };
}

/** What the unpaid orders of an agency hold of a pool. */
export async function listUnpaidHolds(
  trx: Trx,
  agencyId: number,
  poolId: number,
): Promise<Pick<HeldVehicles, 'firstDay' | 'lastDay' | 'vehicles'>[]> {
  return trx
    .selectFrom('car_orders')
    .innerJoin('orders', 'orders.id', 'car_orders.order_id')
    .select(['first_day as firstDay', 'last_day as lastDay', 'vehicles'])
    .where('orders.agency_id', '=', agencyId)
    .where('orders.order_status', '=', 'pending_payment')
    .where('pool_id', '=', poolId)
    .where('holds_stock', '=', true)
    .execute();
}

export async function insertCarOrder(
  trx: Trx,
  orderId: number,
  offer: CarOffer,
  named: { passenger_name: string; pick_up_address: string; drop_off_address: string },
): Promise<void> {
  const { poolId, firstDay, lastDay, vehicles } = heldBy(offer);
  await trx
    .insertInto('car_orders')
    .values({
      order_id: orderId,
      rate_id: offer.rateId,
      pool_id: poolId,
      first_day: firstDay,
      last_day: lastDay,
      vehicles,
      sold_as: JSON.stringify(offer.soldAs),
      passenger_name: named.passenger_name,
      pick_up_address: named.pick_up_address,
      drop_off_address: named.drop_off_address,
    })
    .execute();
}

export async function listCarOrders(db: Db, orderIds: readonly number[]): Promise<CarOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('car_orders')
    .innerJoin('orders', 'orders.id', 'car_orders.order_id')
    .select(['order_id', 'sold_as', 'passenger_name', 'pick_up_address', 'drop_off_address', 'currency'])
    .where('order_id', 'in', [...orderIds])
    .execute();
  return rows.map((row) => ({ ...row, sold_as: row.sold_as as unknown as SoldAs }));
}

/** The car's part of one order, which must have one. */
export async function findCarOrder(db: Db, orderId: number): Promise<CarOrder> {
  const [order] = await listCarOrders(db, [orderId]);
  if (!order) throw new Error(`Order ${orderId} has no car part`);
  return order;
}

/** Says that an order holds no vehicles any more, and what it held; undefined when it held none. */
export async function updateHoldEnded(trx: Trx, orderId: number): Promise<HeldVehicles | undefined> {
  const row = await trx
    .updateTable('car_orders')
    .set({ holds_stock: false })
    .where('order_id', '=', orderId)
    .where('holds_stock', '=', true)
    .returning(['pool_id', 'first_day', 'last_day', 'vehicles'])
    .executeTakeFirst();
  return (
    row && { poolId: row.pool_id, firstDay: row.first_day, lastDay: row.last_day, vehicles: row.vehicles }
  );
}
