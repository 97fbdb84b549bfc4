import type { listBookEntries as endpoint } from '@serai/contract/closing/closing';
import type { ReplyOf } from '@serai/contract/endpoint';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { sql } from 'kysely';
import type { Call, Db } from '../../calls.ts';
import { money } from '../../domain/money.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { byId, joinConditions, readList } from '../../platform/list/read-list.ts';
import { findEntity } from '../contracts/contracts.ts';
import { postingName } from '../wallet/wallet.ts';
import { type BookEntry, entryTables, isBookedIn, selectEntries } from './book-entries.ts';

/** Lists a page of the entries of an account of a company in a month, oldest first. */
export async function listEntries(
  db: Db,
  { input, lang }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { entity_id: entityId, month, account } = input;
  if (!(await findEntity(db, entityId))) throw new AppError('not_found');
  const { rows, ...listed } = await readList(db, input, {
    list: ['book-entries', entityId, month, account],
    order: byId('oldest first', 'entry.id'),
    from: entryTables,
    where: joinConditions([isBookedIn(entityId, month), sql`account.kind = ${account}`]),
    select: selectEntries,
  });
  return {
    list: rows.map((row) => ({
      posting_id: row.posting_id,
      booked_on: row.booked_on,
      event: postingName(row.event, lang),
      agency: row.agency,
      document: documentOf(row),
      order_id: row.order_id,
      memo: row.memo,
      debit: money(Math.max(row.amount, 0), row.currency),
      credit: money(Math.max(-row.amount, 0), row.currency),
    })),
    ...listed,
  };
}

/** Number of the document of an entry; empty without one. */
export function documentOf({ document, receipt_id }: Pick<BookEntry, 'document' | 'receipt_id'>): string {
  return document || (receipt_id === null ? '' : receiptNumber(receipt_id));
}
