import { sql } from 'kysely';
import type { SupplierProof } from '../wallet/wallet.ts';

/** Amount owed to each supplier: its costs minus its payments that are not reversed. */
export const owedToSuppliers: SupplierProof = {
  payables: sql`
    SELECT supplier_id, currency, -sum(amount)::bigint AS amount FROM (
      SELECT supplier_id, currency, amount FROM supplier_costs
      UNION ALL
      SELECT supplier_id, currency, -amount FROM supplier_payments WHERE reversed_at IS NULL
    ) item GROUP BY supplier_id, currency`,
};
