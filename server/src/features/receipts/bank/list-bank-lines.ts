import type { ReplyOf } from '@serai/contract/endpoint';
import type { listBankLines as endpoint } from '@serai/contract/receipts/bank';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { type RawBuilder, sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';

interface LineRow {
  id: number;
  account_id: number;
  account: string;
  currency: string;
  booked_on: string;
  amount: number;
  payer: string;
  reference: string;
  remittance: string;
  receipt_id: number | null;
}

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
      show === 'others' && sql`line.receipt_id IS NULL`,
    ]),
    select: selectLines,
  });
  return { list: rows.map(present), ...rest };
}

function selectLines(wanted: RawBuilder<unknown>): RawBuilder<LineRow> {
  return sql<LineRow>`
    SELECT line.*, account.name AS account
    FROM bank_lines line JOIN bank_accounts account ON account.id = line.account_id
    WHERE ${wanted}`;
}

function present({ id, booked_on, amount, payer, reference, remittance, ...row }: LineRow) {
  return {
    id,
    booked_on,
    payer,
    reference,
    remittance,
    account: { id: row.account_id, name: row.account, currency: row.currency },
    amount: { amount, currency: row.currency },
    receipt: row.receipt_id === null ? null : { id: row.receipt_id, number: receiptNumber(row.receipt_id) },
  };
}
