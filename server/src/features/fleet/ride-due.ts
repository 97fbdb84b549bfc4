import { sql } from 'kysely';
import { type DueEntry, type DueSource, readDue } from '../due/due.ts';
import { dueOfOrder, isSeenBy } from '../orders/for-products.ts';
import { isUndriven } from './ride-store.ts';

/**
 * Rides of confirmed orders that begin today or tomorrow at the place, without a driver. The range of instants bounds
 * the part of the index that is read.
 */
const rideDue: DueSource = {
  kind: 'ride',
  read: (db, { member, now }) => {
    const today = sql`(${now}::timestamptz AT TIME ZONE ride.tz)::date`;
    const day = sql`(ride.starts_at AT TIME ZONE ride.tz)::date`;
    return readDue(
      db,
      sql<DueEntry>`
        SELECT ride.id, ${dueOfOrder}, ride.starts_at AS due, ride.tz, NULL::bigint AS amount, 'open' AS action
        FROM rides ride JOIN orders ON orders.id = ride.order_id
        WHERE ${isUndriven} AND ${isSeenBy(member)}
          AND ride.starts_at > ${now}::timestamptz - interval '2 days'
          AND ride.starts_at < ${now}::timestamptz + interval '3 days'
          AND ride.ends_at > ${now}::timestamptz AND ${day} BETWEEN ${today} AND ${today} + 1`,
    );
  },
};

/** What waits for members about rides. */
export const rideDueSources = { ride: rideDue } as const;
