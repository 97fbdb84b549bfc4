import { readAmount } from '@serai/contract/currency';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listReceipts as endpoint } from '@serai/contract/receipts/desk';
import type { receiptFilters } from '@serai/contract/receipts/states';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { joinConditions, readList } from '../../../platform/list/read-list.ts';
import { findDeskCalendar, findPriceSettings } from '../../site/site.ts';
import { receiptList } from '../list-receipts.ts';
import { presentForStaff } from '../present-receipt.ts';

/** Lists a page of all receipts, newest first; by default only those with an unallocated part. */
export async function listReceipts(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { status = 'open', agency_id, keyword, from, to, sum } = input;
  const shown = joinConditions([
    states[status],
    agency_id !== undefined && sql`receipt.agency_id = ${agency_id}`,
    keyword && mentions(keyword),
    from !== undefined && sql`receipt.received_on >= ${from}::date`,
    to !== undefined && sql`receipt.received_on <= ${to}::date`,
    sum && (await isOfSum(db, sum)),
  ]);
  const list = ['all-receipts', status, agency_id, keyword, from, to, sum];
  const { rows, ...rest } = await readList(db, input, receiptList(list, shown));
  const { tz } = await findDeskCalendar(db);
  return {
    list: await presentForStaff(db, rows),
    ...rest,
    currency: (await findPriceSettings(db)).currency,
    today: localDate(now.getTime(), tz),
  };
}

const states: Record<(typeof receiptFilters)[number], RawBuilder<unknown> | false> = {
  open: sql`receipt.reversed_at IS NULL AND receipt.allocated < receipt.worth`,
  unallocated: sql`receipt.reversed_at IS NULL AND receipt.allocated = 0`,
  part: sql`receipt.reversed_at IS NULL AND receipt.allocated > 0 AND receipt.allocated < receipt.worth`,
  allocated: sql`receipt.reversed_at IS NULL AND receipt.allocated = receipt.worth`,
  reversed: sql`receipt.reversed_at IS NOT NULL`,
  all: false,
};

/** Receipts whose payer, reference or text contains the keyword, or whose number it is. */
function mentions(keyword: string): RawBuilder<unknown> {
  const pattern = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  const [, number] = /^R0*([1-9]\d{0,14})$/i.exec(keyword) ?? [];
  const isNumbered = number === undefined ? sql`false` : sql`receipt.id = ${number}::bigint`;
  return sql`plain_letters(receipt.payer) LIKE plain_letters(${pattern})
    OR receipt.bank_reference ILIKE ${pattern} OR receipt.remittance ILIKE ${pattern} OR ${isNumbered}`;
}

/** Receipts that were sent as this sum, or are worth it; the number of decimals depends on the currency. */
async function isOfSum(db: Db, text: string): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ currency: string }>`
    SELECT currency FROM receipts UNION SELECT account_currency FROM receipts`.execute(db);
  const sums = rows.flatMap(({ currency }) => {
    const amount = readAmount(text, currency);
    return amount === undefined ? [] : [sql`(${currency}::text, ${amount}::bigint)`];
  });
  if (sums.length === 0) return sql`false`;
  return sql`(receipt.currency::text, receipt.gross) IN (${sql.join(sums)})
    OR (receipt.account_currency::text, receipt.worth) IN (${sql.join(sums)})`;
}
