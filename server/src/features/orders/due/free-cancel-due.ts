import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { freeUntil } from '../../../domain/cancellation-policy.ts';
import { byDue, type DueEntry, type DueSource, nothingDue } from '../../due/due.ts';
import { seesNetPrices } from '../../permissions/permissions.ts';
import { isSeenBy, permits } from '../lists/seen-by-member.ts';
import type { FrozenPolicy } from '../policy.ts';
import { closesAt } from '../timers/closing-time.ts';
import { dueOfOrder } from './due-of-order.ts';

/** Time before the end of free cancellation from which an order is listed. */
const AHEAD_MS = 48 * 3_600_000;

/**
 * Confirmed orders that the member may cancel without a fee for less than 48 hours. Where cancelling is free until the
 * service begins, nothing ends before it, and the order is not listed.
 */
export const freeCancelDue: DueSource = {
  kind: 'free_cancel',
  read: async (db, { member, now }) => {
    if (!seesNetPrices(member)) return nothingDue;
    const wanted = sql`${isSeenBy(member)} AND ${permits(member, 'refund')}`;
    const candidates = await listCandidates(db, wanted, now);
    const entries = candidates.flatMap((order) => {
      const free = freeUntil(order.policy, closesAt(order));
      const isEnding =
        free !== null &&
        free > now.getTime() &&
        free <= now.getTime() + AHEAD_MS &&
        free < order.service_start.getTime();
      return isEnding ? [{ ...order, due: new Date(free) }] : [];
    });
    return { entries: entries.sort(byDue), count: entries.length };
  },
};

type Candidate = Omit<DueEntry, 'due'> & { policy: FrozenPolicy; service_start: Date; cut_off: Date | null };

/** Confirmed orders whose policy has a window that ends soon: a superset of those whose free window does. */
async function listCandidates(db: Db, wanted: RawBuilder<unknown>, now: Date): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    SELECT orders.id, ${dueOfOrder}, orders.tz, orders.total_price AS amount, 'cancel' AS action,
      orders.policy, orders.service_start, orders.cut_off
    FROM orders
    WHERE orders.order_status = 'confirmed' AND orders.pay_status IN ('paid', 'on_credit')
      AND orders.service_start > ${now}::timestamptz AND ${wanted}
      AND EXISTS (
        SELECT FROM jsonb_array_elements(orders.policy->'windows') AS part
        WHERE (part->>'until')::numeric > ${now.getTime()}::numeric
          AND (part->>'until')::numeric <= ${now.getTime() + AHEAD_MS}::numeric)`.execute(db);
  return rows;
}
