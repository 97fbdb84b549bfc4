import { sql } from 'kysely';
import { type DueEntry, type DueSource, nothingDue, readDue } from '../../due/due.ts';
import { seesNetPrices } from '../../permissions/permissions.ts';
import { isSeenBy, permits } from '../lists/seen-by-member.ts';
import { dueOfOrder } from './due-of-order.ts';

/** Offers of the seller that the member may accept. */
export const offerDue: DueSource = {
  kind: 'offer',
  read: async (db, { member, now }) => {
    if (!seesNetPrices(member)) return nothingDue;
    return readDue(
      db,
      sql<DueEntry>`
        SELECT orders.id, ${dueOfOrder}, least(orders.pay_by, orders.offer_until) AS due, NULL::text AS tz,
          orders.offer_total AS amount, 'accept' AS action
        FROM orders
        WHERE orders.order_status = 'offer_pending' AND orders.offer_id IS NOT NULL
          AND least(orders.pay_by, orders.offer_until) > ${now}::timestamptz
          AND ${isSeenBy(member)} AND ${permits(member, 'confirm')}`,
    );
  },
};
