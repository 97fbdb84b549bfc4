import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { freeUntil } from '../../../domain/cancellation-policy.ts';
import type { OrderRow } from '../order-store.ts';
import { closesAt } from '../timers/closing-time.ts';

/** Time before the end of free cancellation from which an order is found. */
const aheadMs = 48 * 3_600_000;

type Candidate = Pick<OrderRow, 'id' | 'policy' | 'service_start' | 'cut_off'>;

/**
 * Finds the confirmed orders, among those that match a condition on `orders`, that are free to cancel for less than 48
 * hours. Where cancelling is free until the service begins, nothing ends before it, and the order is not found.
 */
export async function findFreeEnding(db: Db, matching: RawBuilder<unknown>, now: Date): Promise<number[]> {
  const nowMs = now.getTime();
  // A window of the policy ends soon: a superset of the orders whose free window does.
  const { rows } = await sql<Candidate>`
    SELECT orders.id, orders.policy, orders.service_start, orders.cut_off FROM orders
    WHERE ${matching} AND orders.order_status = 'confirmed' AND orders.service_start > ${now}::timestamptz
      AND EXISTS (
        SELECT FROM jsonb_array_elements(orders.policy->'windows') AS part
        WHERE (part->>'until')::numeric > ${nowMs}::numeric
          AND (part->>'until')::numeric <= ${nowMs + aheadMs}::numeric)`.execute(db);
  return rows.filter((order) => endsSoon(order, nowMs)).map(({ id }) => id);
}

function endsSoon(order: Candidate, nowMs: number): boolean {
  const free = freeUntil(order.policy, closesAt(order));
  return free !== null && free > nowMs && free <= nowMs + aheadMs && free < order.service_start.getTime();
}
