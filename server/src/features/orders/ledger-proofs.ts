import { sql } from 'kysely';
import type { LedgerProof } from '../wallet/wallet.ts';

/** Orders that are paid, by whichever way, and not yet over; as the index of such orders says it. */
const isUnderWay = sql`order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')`;

/** What is held for each agency: the prices of its orders under way. */
export const heldMoney: LedgerProof = {
  account: 'order_hold',
  amounts: sql`
    SELECT agency_id, -sum(total_price)::bigint AS amount FROM orders WHERE ${isUnderWay} GROUP BY agency_id`,
};

/**
 * What each agency owes: what is held of it on credit, and what of its charges on credit is not settled. What is written
 * off is settled, too; where that is a part, the rest is owed.
 */
export const owedMoney: LedgerProof = {
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
