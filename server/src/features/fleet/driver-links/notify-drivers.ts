import type { Trx } from '../../../calls.ts';
import type { Product, SupplierNews } from '../../orders/for-products.ts';
import { findDriver, textDriver } from './send-link.ts';

/**
 * Notifies the drivers of an order that it was cancelled or that its passenger changed. Drivers are notified
 * of a booking when a ride is assigned to them.
 */
export async function notifyDrivers(
  trx: Trx,
  { product, orderId, news, now }: { product: Product; orderId: number; news: SupplierNews; now: Date },
): Promise<void> {
  if (news === 'booking') return;
  const event = news === 'change' ? 'driver_ride_changed' : 'driver_ride_off';
  const rides = await trx
    .selectFrom('rides')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', ['assigned', 'en_route', 'on_location'])
    .orderBy('id')
    .execute();
  for (const ride of rides) {
    if (ride.driver_id === null) continue;
    const driver = await findDriver(trx, ride.driver_id);
    await textDriver(trx, event, { ride, order: { id: orderId }, product, driver }, { now });
  }
}
