import { sql } from 'kysely';
import { type DueEntry, type DueSource, nothingDue, readDue } from '../due/due.ts';
import { dueOfOrder, isSeenBy, type Products, permits } from '../orders/orders.ts';
import { seesNetPrices } from '../permissions/permissions.ts';
import { mayDecide } from './present-approval.ts';

/** Condition on `orders`: unpaid, with time left to pay. */
const awaitsPayment = (now: Date) =>
  sql`orders.order_status = 'pending_payment' AND orders.pay_by > ${now}::timestamptz`;

/** Condition on `orders`: another user is asked to pay it. */
const isInApproval = sql`EXISTS (
  SELECT FROM order_approvals approval WHERE approval.order_id = orders.id AND approval.status = 'pending')`;

/** Requests of colleagues for payment that the member decides, due when their order expires. */
function approvalDue(products: Products): DueSource {
  return {
    kind: 'approve',
    read: async (db, { member, now }) => {
      const decides = products.all.filter(({ listPage }) => mayDecide(member, listPage));
      if (decides.length === 0) return nothingDue;
      return readDue(
        db,
        sql<DueEntry>`
          SELECT approval.id, ${dueOfOrder}, orders.pay_by AS due, NULL::text AS tz, orders.total_price AS amount,
            'decide' AS action
          FROM order_approvals approval JOIN orders ON orders.id = approval.order_id
          WHERE approval.agency_id = ${member.agencyId} AND approval.status = 'pending'
            AND approval.asked_by <> ${member.userId}
            AND orders.product = ANY(${decides.map(({ name }) => name)}::text[]) AND ${awaitsPayment(now)}`,
      );
    },
  };
}

/**
 * Unpaid orders that the member may pay, and their own ones, for which they may ask somebody else to pay. Orders in
 * approval wait for those who decide.
 */
const payDue: DueSource = {
  kind: 'pay',
  read: (db, { member, now }) => {
    const mayPay = seesNetPrices(member) ? permits(member, 'pay') : sql`false`;
    return readDue(
      db,
      sql<DueEntry>`
        SELECT orders.id, ${dueOfOrder}, orders.pay_by AS due, NULL::text AS tz, orders.total_price AS amount,
          CASE WHEN ${mayPay} THEN 'pay' ELSE 'open' END AS action
        FROM orders
        WHERE ${awaitsPayment(now)} AND ${isSeenBy(member)} AND (${mayPay} OR orders.booked_by = ${member.userId})
          AND NOT ${isInApproval}`,
    );
  },
};

/** What waits for members about payments. */
export function paymentDueSources(products: Products) {
  return { approve: approvalDue(products), pay: payDue } as const;
}
