import { sql } from 'kysely';
import type { AmountProof, EntityProof } from '../../wallet/wallet.ts';

/**
 * Paid orders under way. Must equal the predicate of the partial index on such orders, or the planner ignores
 * it.
 */
const isUnderWay = sql`order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')`;

/** Held money per agency: the prices of its orders under way. */
export const heldMoney: AmountProof = {
  account: 'order_hold',
  amounts: sql`
    SELECT agency_id, -sum(total_price)::bigint AS amount FROM orders WHERE ${isUnderWay} GROUP BY agency_id`,
  documents: {
    of: { kind: sql`'order'::text`, id: sql`posting.order_id` },
    amounts: sql`
      SELECT agency_id, 'order'::text AS document, id AS document_id, -total_price AS amount
      FROM orders WHERE ${isUnderWay}`,
  },
};

/**
 * Receivable per agency: held orders on credit plus the unsettled part of charges on credit. Written-off
 * amounts count as settled; after a partial write-off the rest is still owed.
 */
export const owedMoney: AmountProof = {
  account: 'receivable',
  amounts: sql`
    SELECT agency_id, sum(amount)::bigint AS amount FROM (
      SELECT agency_id, total_price AS amount FROM orders WHERE ${isUnderWay} AND pay_status = 'on_credit'
      UNION ALL
      SELECT agency_id, amount - settled FROM charges
      WHERE channel = 'credit' AND settled <> amount
    ) owed
    GROUP BY agency_id`,
  documents: {
    of: {
      kind: sql`CASE WHEN posting.bill_id IS NULL THEN 'order' ELSE 'bill' END`,
      id: sql`coalesce(posting.bill_id, posting.order_id)`,
    },
    // An order owes its charges. Money settles them on their bill, before billing on their order; refunds set off
    // against charges move no money.
    amounts: sql`
      SELECT agency_id, 'order'::text AS document, id AS document_id, total_price AS amount
      FROM orders WHERE ${isUnderWay} AND pay_status = 'on_credit'
      UNION ALL
      SELECT agency_id, 'order', order_id, amount FROM charges WHERE channel = 'credit'
      UNION ALL
      SELECT agency_id, CASE WHEN bill_id IS NULL THEN 'order' ELSE 'bill' END, coalesce(bill_id, order_id),
        (SELECT coalesce(sum(CASE WHEN debt_id = charge.id THEN amount ELSE -amount END), 0)::bigint
          FROM charge_offsets WHERE charge.id IN (debt_id, credit_id)) - settled
      FROM charges charge WHERE channel = 'credit' AND settled <> 0`,
  },
};

/** Proof of the entity: a posting about an order is in the books of the company that sold it. */
export const orderEntities: EntityProof = {
  entities: sql`
    SELECT posting.id AS posting_id, orders.entity_id
    FROM ledger_postings posting JOIN orders ON orders.id = posting.order_id AND orders.entity_id IS NOT NULL`,
};
