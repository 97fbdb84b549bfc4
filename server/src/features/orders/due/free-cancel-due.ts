import { sql } from 'kysely';
import { byDue, type DueEntry, type DueSource, nothingDue } from '../../due/due.ts';
import { seesNetPrices } from '../../permissions/permissions.ts';
import { listFreeEnding } from '../lists/find-free-ending.ts';
import { isSeenBy, permits } from '../lists/seen-by-member.ts';
import type { OrderRow } from '../order-store.ts';
import { dueOfOrder } from './due-of-order.ts';

/** Confirmed orders that the member may cancel without a fee for less than 48 hours. */
export const freeCancelDue: DueSource = {
  kind: 'free_cancel',
  read: async (db, { member, now }) => {
    if (!seesNetPrices(member)) return nothingDue;
    const orders = await listFreeEnding<Candidate>(db, {
      matching: sql`orders.pay_status IN ('paid', 'on_credit') AND ${isSeenBy(member)} AND ${permits(member, 'refund')}`,
      columns: sql`orders.id, ${dueOfOrder}, orders.tz, orders.total_price AS amount, 'cancel' AS action`,
      now,
    });
    const entries = orders.map((order) => ({ ...order, due: order.freeUntil }));
    return { entries: entries.sort(byDue), count: entries.length };
  },
};

type Candidate = Omit<DueEntry, 'due'> & Pick<OrderRow, 'policy' | 'service_start' | 'cut_off'>;
