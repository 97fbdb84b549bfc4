import type { OrderDeskAction } from '@serai/contract/orders/desk-actions';
import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';

/** Rows without a newer call than this are expired: the page calls every 20 seconds. */
const PRESENT_MS = 45_000;
/** Maximum number of colleagues shown. */
const MAX_SHOWN = 20;

interface Presence {
  orderId: number;
  userId: number;
  doing: OrderDeskAction | null;
  now: Date;
}

/** Records that a member of staff has an order open; false if the order does not exist. */
export async function upsertPresence(db: Db, { orderId, userId, doing, now }: Presence): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO order_presence AS present (order_id, user_id, since, seen_at, doing)
    SELECT id, ${userId}::bigint, ${now}::timestamptz, ${now}::timestamptz, ${doing}::text
    FROM orders WHERE id = ${orderId}
    ON CONFLICT (order_id, user_id) DO UPDATE SET
      since = CASE WHEN present.seen_at > ${expiry(now)}::timestamptz
        THEN least(present.since, excluded.seen_at) ELSE excluded.since END,
      seen_at = excluded.seen_at,
      doing = excluded.doing`.execute(db);
  return numAffectedRows === 1n;
}

/** Lists the others who have an order open, the longest present first. */
export async function listOthersPresent(db: Db, { orderId, userId, now }: Omit<Presence, 'doing'>) {
  return db
    .selectFrom('order_presence')
    .innerJoin('users', 'users.id', 'order_presence.user_id')
    .select(['users.nickname as name', 'order_presence.since', 'order_presence.doing'])
    .where('order_id', '=', orderId)
    .where('user_id', '<>', userId)
    .where('seen_at', '>', expiry(now))
    .orderBy('since')
    .orderBy('user_id')
    .limit(MAX_SHOWN)
    .execute();
}

/** Deletes the expired rows of all orders. */
export async function deleteExpiredPresence(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('order_presence').where('seen_at', '<=', expiry(now)).execute();
}

function expiry(now: Date): Date {
  return new Date(now.getTime() - PRESENT_MS);
}
