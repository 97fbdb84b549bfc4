import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { freeUntil } from '../../../domain/cancellation-policy.ts';
import type { OrderRow } from '../order-store.ts';
import { closesAt } from '../timers/closing-time.ts';

/** Time before the end of free cancellation from which an order is found. */
const aheadMs = 48 * 3_600_000;

type Candidate = Pick<OrderRow, 'id' | 'policy' | 'service_start' | 'cut_off'>;

/** Condition on `orders`, and columns of them in addition to those of a candidate. */
interface Asked {
  matching: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  now: Date;
}

/** Finds the ids of the orders that match a condition on `orders` and are free to cancel for less than 48 hours. */
export async function findFreeEnding(db: Db, matching: RawBuilder<unknown>, now: Date): Promise<number[]> {
  const orders = await listFreeEnding<Candidate>(db, { matching, columns: sql`orders.id`, now });
  return orders.map(({ id }) => id);
}

/**
 * Lists the confirmed orders, among those that match a condition on `orders`, that are free to cancel for less than 48
 * hours, with the end of that time. Where cancelling is free until the service begins, nothing ends before it, and the
 * order is not listed.
 */
export async function listFreeEnding<Row extends Candidate>(
  db: Db,
  { matching, columns, now }: Asked,
): Promise<(Row & { freeUntil: Date })[]> {
  const nowMs = now.getTime();
  // A window of the policy ends soon: a superset of the orders whose free window does.
  const { rows } = await sql<Row>`
    SELECT ${columns}, orders.policy, orders.service_start, orders.cut_off FROM orders
    WHERE ${matching} AND orders.order_status = 'confirmed' AND orders.service_start > ${now}::timestamptz
      AND EXISTS (
        SELECT FROM jsonb_array_elements(orders.policy->'windows') AS part
        WHERE (part->>'until')::numeric > ${nowMs}::numeric
          AND (part->>'until')::numeric <= ${nowMs + aheadMs}::numeric)`.execute(db);
  return rows.flatMap((order) => {
    const free = freeUntil(order.policy, closesAt(order));
    const isEnding =
      free !== null && free > nowMs && free <= nowMs + aheadMs && free < order.service_start.getTime();
    return isEnding ? [{ ...order, freeUntil: new Date(free) }] : [];
  });
}
