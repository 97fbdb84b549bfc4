import { sql } from 'kysely';
import { type DueEntry, type DueSource, readDue } from '../due/due.ts';
import { dueOfOrder, isSeenBy } from '../orders/for-products.ts';
import { lacksCode } from './hotel-order-store.ts';
import { hotelWord } from './product-word.ts';

/**
 * Confirmed stays that begin today or tomorrow at the place, without a confirmation code.
 * The range of instants bounds the part of the index that is read: no zone is more than a day away from UTC.
 */
const arrivalDue: DueSource = {
  kind: 'arrival',
  read: (db, { member, now }) => {
    const maySendWorkOrder = member.nodes.has('/user/work-order/list/add');
    const today = sql`(${now}::timestamptz AT TIME ZONE orders.tz)::date`;
    const day = sql`(orders.service_start AT TIME ZONE orders.tz)::date`;
    return readDue(
      db,
      sql<DueEntry>`
        SELECT orders.id, ${dueOfOrder}, orders.service_start AS due, orders.tz, orders.total_price AS amount,
          ${maySendWorkOrder ? 'ask' : 'open'}::text AS action
        FROM orders
        WHERE ${isSeenBy(member)} AND orders.product = ${hotelWord} AND ${lacksCode}
          AND orders.service_start > ${now}::timestamptz - interval '2 days'
          AND orders.service_start < ${now}::timestamptz + interval '3 days'
          AND ${day} BETWEEN ${today} AND ${today} + 1`,
    );
  },
};

/** What waits for members about stays. */
export const hotelDueSources = { arrival: arrivalDue } as const;
