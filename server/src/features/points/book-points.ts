import { minorUnits } from '@serai/contract/currency';
import type { Trx } from '../../calls.ts';
import { findPointRule } from '../site/site.ts';
import { insertPoints } from './point-store.ts';

/** Data of a completed order that points need. */
export interface CompletedOrder {
  id: number;
  booked_by: number;
  /** Minor units. */
  total_price: number;
  currency: string;
}

/** Books the points of a completed order on who booked it, in the transaction that completes it; repeating it does nothing. */
export async function bookPoints(trx: Trx, order: CompletedOrder, now: Date): Promise<void> {
  const { pointsPerHundred } = await findPointRule(trx);
  const hundred = BigInt(100 * minorUnits(order.currency));
  // Fractions of a point are not earned.
  const points = Number((BigInt(order.total_price) * BigInt(pointsPerHundred)) / hundred);
  if (points === 0) return;
  const entry = { userId: order.booked_by, orderId: order.id, points, now };
  await insertPoints(trx, { event: 'order_completed', ...entry });
}

/** Takes back the points of an order, in the transaction that revokes its completion. */
export async function revokePoints(trx: Trx, order: CompletedOrder, now: Date): Promise<void> {
  const entry = { userId: order.booked_by, orderId: order.id, points: 0, now };
  await insertPoints(trx, { event: 'order_corrected', ...entry });
}
