import type { BookAccount } from '@serai/contract/closing/words';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

/** An account in the books of a company in a month; minor units, opening and closing debit positive. */
export interface BookRow {
  entity_id: number;
  account: BookAccount;
  currency: string;
  opening: number;
  debit: number;
  credit: number;
  closing: number;
}

/**
 * Reads the accounts of all companies for a month. Opens with the stored sums of the last closed month before it, and
 * adds the entries since, so that the cost depends on open months only.
 */
export async function readBooks(db: Db | Trx, month: string): Promise<BookRow[]> {
  const first = sql`${`${month}-01`}::date`;
  const { rows } = await sql<Omit<BookRow, 'closing'>>`
    WITH opened AS (SELECT max(month) AS month FROM closed_months WHERE month < ${first})
    SELECT entity_id, account, currency, sum(opening)::bigint AS opening, sum(debit)::bigint AS debit,
      sum(credit)::bigint AS credit
    FROM (
      SELECT entity_id, account_kind AS account, currency, amount AS opening, 0::bigint AS debit, 0::bigint AS credit
      FROM entity_closings WHERE month = (SELECT month FROM opened)
      UNION ALL
      SELECT posting.entity_id, account.kind, account.currency,
        CASE WHEN posting.booked_on < ${first} THEN entry.amount ELSE 0 END,
        CASE WHEN posting.booked_on >= ${first} THEN greatest(entry.amount, 0) ELSE 0 END,
        CASE WHEN posting.booked_on >= ${first} THEN greatest(-entry.amount, 0) ELSE 0 END
      FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id
      JOIN ledger_accounts account ON account.id = entry.account_id
      WHERE posting.entity_id IN (SELECT id FROM seller_entities)
        AND posting.booked_on < ${first} + interval '1 month'
        AND posting.booked_on >= coalesce((SELECT month + interval '1 month' FROM opened), '-infinity')
    ) part
    GROUP BY entity_id, account, currency
    ORDER BY entity_id, currency, account`.execute(db);
  return rows.map((row) => ({ ...row, closing: row.opening + row.debit - row.credit }));
}
