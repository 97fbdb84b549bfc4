import { minorUnits } from '@serai/contract/currency';
import type { Trx } from '../../calls.ts';
import { findPointRule } from '../site/site.ts';
import { insertPoints } from './point-store.ts';

/** What an order says of itself when it is completed; points need nothing else of it. */
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
  // What is no whole point is not earned.
  const points = Number((BigInt(order.total_price) * BigInt(pointsPerHundred)) / hundred);
  if (points === 0) return;
  const entry = { userId: order.booked_by, orderId: order.id, points, now };
  await insertPoints(trx, { event: 'order_completed', ...entry });
}

/** Takes back what an order has earned, in the transaction that says it was not completed after all. */
export async function takePointsBack(trx: Trx, order: CompletedOrder, now: Date): Promise<void> {
  const entry = { userId: order.booked_by, orderId: order.id, points: 0, now };
  await insertPoints(trx, { event: 'order_corrected', ...entry });
}
