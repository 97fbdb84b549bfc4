import type { HeldVehicles } from '../fleet/fleet.ts';
import type { Db, Trx } from '../permissions/permissions.ts';
import type { TransferOffer } from './price-offer.ts';
import type { SoldAs } from './sold-as.ts';

/** The transfer's part of an order. */
export interface TransferOrder {
  order_id: number;
  sold_as: SoldAs;
  passenger_name: string;
  sign_text: string;
  currency: string;
}

/** What the unpaid orders of an agency hold of a pool. */
export async function listUnpaidHolds(
  trx: Trx,
  agencyId: number,
  poolId: number,
): Promise<Pick<HeldVehicles, 'firstDay' | 'lastDay' | 'vehicles'>[]> {
  return trx
    .selectFrom('transfer_orders')
    .innerJoin('orders', 'orders.id', 'transfer_orders.order_id')
    .select(['day as firstDay', 'day as lastDay', 'vehicles'])
    .where('orders.agency_id', '=', agencyId)
    .where('orders.order_status', '=', 'pending_payment')
    .where('pool_id', '=', poolId)
    .where('holds_stock', '=', true)
    .execute();
}

export async function insertTransferOrder(
  trx: Trx,
  orderId: number,
  offer: TransferOffer,
  named: { passengerName: string; signText: string },
): Promise<void> {
  await trx
    .insertInto('transfer_orders')
    .values({
      order_id: orderId,
      rate_id: offer.rateId,
      pool_id: offer.poolId,
      day: offer.day,
      vehicles: offer.soldAs.vehicles,
      mode: offer.soldAs.mode,
      sold_as: JSON.stringify(offer.soldAs),
      passenger_name: named.passengerName,
      sign_text: named.signText,
    })
    .execute();
}

export async function listTransferOrders(db: Db, orderIds: readonly number[]): Promise<TransferOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom('transfer_orders')
    .innerJoin('orders', 'orders.id', 'transfer_orders.order_id')
    .select(['order_id', 'sold_as', 'passenger_name', 'sign_text', 'currency'])
    .where('order_id', 'in', [...orderIds])
    .execute();
  return rows.map((row) => ({ ...row, sold_as: row.sold_as as unknown as SoldAs }));
}

/** Says that an order holds no stock any more, and what it held; undefined when it held none. */
export async function updateHoldEnded(trx: Trx, orderId: number): Promise<HeldVehicles | undefined> {
  const row = await trx
    .updateTable('transfer_orders')
    .set({ holds_stock: false })
    .where('order_id', '=', orderId)
    .where('holds_stock', '=', true)
    .returning(['pool_id', 'day', 'vehicles'])
    .executeTakeFirst();
  return row && { poolId: row.pool_id, firstDay: row.day, lastDay: row.day, vehicles: row.vehicles };
}
