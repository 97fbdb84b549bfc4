import { sql } from 'kysely';
import type { LedgerProof } from '../wallet/wallet.ts';

/** What is held for each agency: the prices of its orders that are paid, by whichever way, and not yet over. */
export const heldMoney: LedgerProof = {
  account: 'order_hold',
  // As the index of such orders says it, so that only they are read.
  amounts: sql`
    SELECT agency_id, -sum(total_price)::bigint AS amount FROM orders
    WHERE order_status IN ('processing', 'confirmed', 'in_service', 'cancelling')
    GROUP BY agency_id`,
};
