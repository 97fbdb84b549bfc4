import { sql } from 'kysely';
import type { Db } from '../../../calls.ts';

/** A movement on the account of a supplier; more owed counts above zero. */
export interface PayableEntry {
  at: Date;
  event: string;
  order_id: number | null;
  sn: string | null;
  memo: string;
  amount: number;
}

interface Span {
  supplierId: number;
  currency: string;
  from: Date;
  /** Exclusive. */
  to: Date;
  /** Rows; one more is read if there are more. */
  most: number;
}

/** Movements of a supplier between two instants, oldest first, with what was owed before and after. */
export async function readPayableEntries(
  db: Db,
  { supplierId, currency, from, to, most }: Span,
): Promise<{ opening: number; closing: number; rows: PayableEntry[] }> {
  const account = sql`(SELECT id FROM ledger_accounts
    WHERE supplier_id = ${supplierId} AND kind = 'payable' AND currency = ${currency})`;
  const { rows: sums } = await sql<{ opening: number; closing: number }>`
    SELECT coalesce(-sum(amount) FILTER (WHERE created_at < ${from}::timestamptz), 0)::bigint AS opening,
      coalesce(-sum(amount), 0)::bigint AS closing
    FROM ledger_entries WHERE account_id = ${account} AND created_at < ${to}::timestamptz`.execute(db);
  const { rows } = await sql<PayableEntry>`
    SELECT entry.created_at AS at, posting.event, posting.order_id, orders.sn, posting.memo, -entry.amount AS amount
    FROM ledger_entries entry JOIN ledger_postings posting ON posting.id = entry.posting_id
    LEFT JOIN orders ON orders.id = posting.order_id
    WHERE entry.account_id = ${account} AND entry.created_at >= ${from}::timestamptz
      AND entry.created_at < ${to}::timestamptz
    ORDER BY entry.created_at, entry.id LIMIT ${most + 1}`.execute(db);
  return { ...sums[0]!, rows };
}
