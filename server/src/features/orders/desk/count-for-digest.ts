import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../calls.ts';
import { freeUntil } from '../../../domain/cancellation-policy.ts';
import type { CoversQueue, DigestItem, StaffQueue } from '../../messages/messages.ts';
import type { Rights } from '../../permissions/permissions.ts';
import { countEntries } from '../../queues/queues.ts';
import { isSeenBy } from '../lists/seen-by-member.ts';
import type { FrozenPolicy } from '../policy.ts';
import { requestQueue } from '../requests/request-queues.ts';
import { reviewQueue } from '../reviews/review-queue.ts';
import { closesAt } from '../timers/closing-time.ts';

const DAY_MS = 86_400_000;
/** Maximum number of orders named. */
const maxNamed = 8;

/** Counts orders under review, unanswered requests, and charges without a member's answer, for the desk. */
export async function countOrdersForStaff(
  db: Db,
  queue: StaffQueue,
  now: Date,
  covers: CoversQueue,
): Promise<DigestItem[]> {
  if (queue !== 'desk') return [];
  const openCharges = sql`EXISTS (SELECT FROM order_adjustments WHERE order_id = orders.id AND status = 'proposed')`;
  const everywhere = { scope: null, now };
  const items: DigestItem[] = [];
  if (covers('reviews'))
    items.push({ what: 'reviews', ...(await countEntries(db, reviewQueue, everywhere)) });
  if (covers('requests'))
    items.push({ what: 'requests', ...(await countEntries(db, requestQueue, everywhere)) });
  if (covers('adjustments')) items.push(await count(db, 'adjustments_open', openCharges));
  return items;
}

/**
 * Counts a member's orders that begin soon, await payment, or reach the end of free cancellation within a
 * day.
 */
export async function countOrdersForMember(db: Db, rights: Rights, now: Date): Promise<DigestItem[]> {
  const seen = isSeenBy(rights);
  const startsIn = (days: number) => sql`${seen} AND order_status IN ('confirmed', 'in_service')
    AND (service_start AT TIME ZONE tz)::date = (${now}::timestamptz AT TIME ZONE tz)::date + ${days}::int`;
  return [
    await count(db, 'starts_today', startsIn(0)),
    await count(db, 'starts_tomorrow', startsIn(1)),
    await count(db, 'to_pay', sql`${seen} AND order_status = 'pending_payment'`),
    await countFreeUntil(db, seen, now),
  ];
}

async function count(db: Db, what: DigestItem['what'], matching: RawBuilder<unknown>): Promise<DigestItem> {
  const { rows } = await sql<{ count: number; first: string[] | null }>`
    SELECT count(*)::int AS count, (array_agg(sn ORDER BY id))[1:${sql.lit(maxNamed)}] AS first
    FROM orders WHERE ${matching}`.execute(db);
  return { what, count: rows[0]!.count, first: rows[0]!.first ?? [] };
}

async function countFreeUntil(db: Db, seen: RawBuilder<boolean>, now: Date): Promise<DigestItem> {
  const { rows } = await sql<{ sn: string; policy: FrozenPolicy; service_start: Date; cut_off: Date | null }>`
    SELECT sn, policy, service_start, cut_off FROM orders
    WHERE ${seen} AND order_status = 'confirmed' AND greatest(service_start, cut_off) > ${now} ORDER BY id`.execute(
    db,
  );
  const ending = rows.filter(({ policy, ...order }) => {
    const free = freeUntil(policy, closesAt(order));
    return free !== null && free > now.getTime() && free <= now.getTime() + DAY_MS;
  });
  return { what: 'free_until', count: ending.length, first: ending.slice(0, maxNamed).map(({ sn }) => sn) };
}
