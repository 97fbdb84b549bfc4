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
};

/** Proof of the entity: a posting about an order is in the books of the company that sold it. */
export const orderEntities: EntityProof = {
  entities: sql`
    SELECT posting.id AS posting_id, orders.entity_id
    FROM ledger_postings posting JOIN orders ON orders.id = posting.order_id AND orders.entity_id IS NOT NULL`,
};
