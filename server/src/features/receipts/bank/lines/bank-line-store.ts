import type { BankLine } from '@serai/contract/receipts/bank';
import type { BankUseKind } from '@serai/contract/receipts/bank-words';
import { receiptNumber } from '@serai/contract/receipts/receipt-number';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../../calls.ts';
import { toSeconds } from '../../../../platform/clock.ts';
import { AppError } from '../../../../platform/http/app-error.ts';
import type { BankLineUsesTable } from '../../../../tables.ts';
import { lockBankAccount } from '../bank-store.ts';

/** An imported line with its account and its valid use. */
export interface LineRow {
  id: number;
  account_id: number;
  file_id: number;
  account: string;
  /** Company of the account. */
  entity_id: number;
  currency: string;
  booked_on: string;
  value_date: string;
  /** Minor units; negative if money left the account. */
  amount: number;
  sent_amount: number | null;
  sent_currency: string | null;
  payer: string;
  reference: string;
  remittance: string;
  receipt_id: number | null;
  use_id: number | null;
  use_kind: BankUseKind | null;
  rule: string | null;
  returned_id: number | null;
  agency_id: number | null;
  agency: string | null;
  posting_id: number | null;
  worth: number | null;
  note: string | null;
  user: string | null;
  used_at: Date | null;
}

/** Condition on `line`: money that left the account and that waits for a person. */
export const isOpenLine = sql`(line.receipt_id IS NULL AND line.amount < 0 AND NOT EXISTS (
  SELECT FROM bank_line_uses former WHERE former.line_id = line.id AND former.undone_at IS NULL))`;

/** Selects lines that fulfil a condition on `line`. */
export function selectLines(condition: RawBuilder<unknown>): RawBuilder<LineRow> {
  return sql<LineRow>`
    SELECT line.*, account.name AS account, account.entity_id, used.id AS use_id, used.kind AS use_kind, rule.contains AS rule,
      used.receipt_id AS returned_id, agency.id AS agency_id, agency.name AS agency, used.posting_id, used.worth, used.note,
      users.nickname AS user, used.used_at
    FROM bank_lines line JOIN bank_accounts account ON account.id = line.account_id
    LEFT JOIN bank_line_uses used ON used.line_id = line.id AND used.undone_at IS NULL
    LEFT JOIN bank_rules rule ON rule.id = used.rule_id
    LEFT JOIN pay_backs pay_back ON pay_back.id = used.pay_back_id
    LEFT JOIN receipts returned ON returned.id = used.receipt_id
    LEFT JOIN agencies agency ON agency.id = coalesce(pay_back.agency_id, returned.agency_id)
    LEFT JOIN users ON users.id = used.used_by
    WHERE ${condition}`;
}

/** One line; refuses a missing one. */
export async function findLine(db: Db | Trx, id: number): Promise<LineRow> {
  const [line] = (await selectLines(sql`line.id = ${id}`).execute(db)).rows;
  if (!line) throw new AppError('not_found');
  return line;
}

/** Locks the account of a line, so that the line is settled once, and returns the line; refuses a missing one. */
export async function lockLine(trx: Trx, id: number): Promise<LineRow> {
  await lockBankAccount(trx, (await findLine(trx, id)).account_id);
  return findLine(trx, id);
}

/** The same for a line of money that left the account and that waits for a person. */
export async function lockOpenLine(trx: Trx, id: number): Promise<LineRow> {
  const line = await lockLine(trx, id);
  if (line.amount > 0 || line.use_id !== null) throw new AppError('bank_line_closed');
  return line;
}

export async function insertUse(trx: Trx, use: Insertable<BankLineUsesTable>): Promise<void> {
  await trx.insertInto('bank_line_uses').values(use).execute();
}

/** Number of uses of a line, undone ones included. */
export async function countUses(trx: Trx, lineId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('bank_line_uses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('line_id', '=', lineId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function updateUndone(
  trx: Trx,
  useId: number,
  undone: { undone_by: number; undone_at: Date; undo_reason: string },
): Promise<void> {
  await trx.updateTable('bank_line_uses').set(undone).where('id', '=', useId).execute();
}

/** Name of a line for the activity of the staff. */
export function lineName({ account, booked_on, payer, remittance, reference }: LineRow): string {
  return `${account} · ${booked_on} · ${payer || remittance || reference}`.slice(0, 200);
}

export function presentLine(row: LineRow): BankLine {
  const { id, booked_on, value_date, payer, reference, remittance, currency, receipt_id, returned_id } = row;
  return {
    id,
    booked_on,
    value_date,
    payer,
    reference,
    remittance,
    account: { id: row.account_id, name: row.account, currency },
    amount: { amount: row.amount, currency },
    sent: row.sent_amount === null ? null : { amount: row.sent_amount, currency: row.sent_currency! },
    receipt: receipt_id === null ? null : { id: receipt_id, number: receiptNumber(receipt_id) },
    use: row.use_kind && {
      kind: row.use_kind,
      rule: row.rule,
      receipt: returned_id === null ? null : { id: returned_id, number: receiptNumber(returned_id) },
      agency: row.agency_id === null ? null : { id: row.agency_id, name: row.agency ?? '' },
      note: row.note ?? '',
      used_by: row.user ?? '',
      used_at: toSeconds(row.used_at!),
    },
    actions: actionsOf(row),
  };
}

/**
 * A receipt that was reversed stays reversed, money that arrived is recorded as a receipt by hand, and a payment to a
 * supplier is reversed at the supplier.
 */
function actionsOf({ amount, use_kind }: LineRow): BankLine['actions'] {
  if (amount > 0 || use_kind === 'returned' || use_kind === 'supplier') return [];
  return [use_kind === null ? 'settle' : 'reopen'];
}
