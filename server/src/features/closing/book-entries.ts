import type { BookAccount } from '@serai/contract/closing/words';
import { type RawBuilder, sql } from 'kysely';

/** An entry in the books of a company, with its document. */
export interface BookEntry {
  id: number;
  posting_id: number;
  booked_on: string;
  event: string;
  agency: string;
  document: string;
  order_id: number | null;
  receipt_id: number | null;
  memo: string;
  account: BookAccount;
  currency: string;
  /** Minor units, debit positive. */
  amount: number;
}

/** Tables of the conditions on entries. */
export const entryTables = sql`FROM ledger_postings posting
  JOIN ledger_entries entry ON entry.posting_id = posting.id
  JOIN ledger_accounts account ON account.id = entry.account_id`;

/** Condition on the postings of a company in a month. */
export function isBookedIn(entityId: number, month: string): RawBuilder<boolean> {
  const first = sql`${`${month}-01`}::date`;
  return sql<boolean>`posting.entity_id = ${entityId} AND posting.booked_on >= ${first}
    AND posting.booked_on < ${first} + interval '1 month'`;
}

/** Selects entries by a condition that ends with ORDER BY and LIMIT. */
export function selectEntries(wanted: RawBuilder<unknown>): RawBuilder<BookEntry> {
  return sql<BookEntry>`
    SELECT entry.id, posting.id AS posting_id, posting.booked_on, posting.event, agency.name AS agency,
      coalesce(orders.sn, bill.number, nullif(invoice.invoice_number, ''), invoice.number, '') AS document,
      posting.order_id, posting.receipt_id, posting.memo, account.kind AS account, account.currency, entry.amount
    ${entryTables}
    JOIN agencies agency ON agency.id = posting.agency_id
    LEFT JOIN orders ON orders.id = posting.order_id
    LEFT JOIN bills bill ON bill.id = posting.bill_id
    LEFT JOIN invoices invoice ON invoice.id = posting.invoice_id
    WHERE ${wanted}`;
}
