import type { ReplyOf } from '@serai/contract/endpoint';
import type { listBankLines as endpoint } from '@serai/contract/receipts/bank';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { isOpenLine, presentLine, selectLines } from './lines/bank-line-store.ts';

/** Lists a page of imported lines, newest first; by default those that are no receipts. */
export async function listBankLines(
  db: Db,
  { input }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { account_id, show = 'others' } = input;
  const { rows, ...rest } = await readList(db, input, {
    list: ['bank-lines', account_id, show],
    order: byId('newest first', 'line.id'),
    from: sql`FROM bank_lines line`,
    where: joinConditions([
      account_id !== undefined && sql`line.account_id = ${account_id}`,
      show === 'open' && isOpenLine,
      show === 'others' && sql`line.receipt_id IS NULL`,
    ]),
    select: selectLines,
  });
  return { list: rows.map(presentLine), ...rest };
}
