import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SupplierPaymentsTable } from '../../../tables.ts';

export type PaymentRow = Selectable<SupplierPaymentsTable>;

/** A debit of a bank statement; its sum is below zero. */
export interface DebitRow {
  id: number;
  account: string;
  booked_on: string;
  amount: number;
  currency: string;
  payer: string;
  reference: string;
  remittance: string;
}

/** A payment with the columns that replies show. */
export interface ListedPayment extends PaymentRow {
  supplier_zh: string;
  supplier_en: string;
  entity_zh: string;
  entity_en: string;
  payer: string;
  approver: string | null;
  reverser: string | null;
  line: DebitRow | null;
  invoices: { id: number; number: string }[];
}

/** Tables of the conditions on `payment`. */
export const paymentTables = sql`FROM supplier_payments payment`;

/** Columns of a debit; `line` and `account` are its tables. */
const debitColumns = sql`line.id, account.name AS account, line.booked_on, line.amount, line.currency, line.payer,
  line.reference, line.remittance`;

/** Selects payments that fulfil a condition on `paymentTables`. */
export function selectPayments(condition: RawBuilder<unknown>): RawBuilder<ListedPayment> {
  return sql<ListedPayment>`
    SELECT payment.*, supplier.name_zh AS supplier_zh, supplier.name_en AS supplier_en, entity.name_zh AS entity_zh,
      entity.name_en AS entity_en, payer.nickname AS payer, approver.nickname AS approver,
      reverser.nickname AS reverser,
      (SELECT to_jsonb(found) FROM (
        SELECT ${debitColumns} FROM bank_lines line JOIN bank_accounts account ON account.id = line.account_id
        WHERE line.id = payment.bank_line_id) found) AS line,
      (SELECT coalesce(jsonb_agg(jsonb_build_object('id', invoice.id, 'number', invoice.number) ORDER BY invoice.id), '[]')
        FROM supplier_payment_invoices paid JOIN supplier_invoices invoice ON invoice.id = paid.invoice_id
        WHERE paid.payment_id = payment.id) AS invoices
    ${paymentTables} JOIN suppliers supplier ON supplier.id = payment.supplier_id
      JOIN seller_entities entity ON entity.id = payment.entity_id JOIN users payer ON payer.id = payment.paid_by
      LEFT JOIN users approver ON approver.id = payment.approved_by
      LEFT JOIN users reverser ON reverser.id = payment.reversed_by
    WHERE ${condition}`;
}

/** Finds a payment; refuses an unknown one with `not_found`. */
export async function findPayment(db: Db | Trx, id: number): Promise<ListedPayment> {
  const { rows } = await selectPayments(sql`payment.id = ${id}`).execute(db);
  if (!rows[0]) throw new AppError('not_found');
  return rows[0];
}

/** Locks a payment; refuses an unknown one with `not_found`. */
export async function lockPayment(trx: Trx, id: number): Promise<PaymentRow> {
  const row = await trx
    .selectFrom('supplier_payments')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}

/** Inserts a payment with its invoices; undefined if its bank line is another payment already. */
export async function insertPayment(
  trx: Trx,
  payment: Insertable<SupplierPaymentsTable>,
  invoiceIds: readonly number[],
): Promise<number | undefined> {
  const row = await trx
    .insertInto('supplier_payments')
    .values(payment)
    .onConflict((conflict) => conflict.column('bank_line_id').where('reversed_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return undefined;
  await trx
    .insertInto('supplier_payment_invoices')
    .values(invoiceIds.map((invoice_id) => ({ payment_id: row.id, invoice_id })))
    .execute();
  return row.id;
}

export async function updateReversed(
  trx: Trx,
  id: number,
  { postingId, userId, reason, now }: { postingId: number; userId: number; reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('supplier_payments')
    .set({
      reversal_posting_id: postingId,
      reversed_by: userId,
      reversed_at: now,
      reversed_because: reason,
    })
    .where('id', '=', id)
    .execute();
}

/** Debits of a currency and a sum that are no payment yet, newest first; with `id`, only that line. */
export async function listDebits(
  db: Db | Trx,
  { amount, currency, id, most }: { amount: number; currency: string; id?: number; most: number },
): Promise<DebitRow[]> {
  const { rows } = await sql<DebitRow>`
    SELECT ${debitColumns} FROM bank_lines line JOIN bank_accounts account ON account.id = line.account_id
    WHERE line.amount = ${-amount}::bigint AND line.currency = ${currency} AND line.receipt_id IS NULL
      AND (${id ?? null}::bigint IS NULL OR line.id = ${id ?? null}::bigint)
      AND NOT EXISTS (SELECT FROM bank_line_uses used WHERE used.line_id = line.id AND used.undone_at IS NULL)
    ORDER BY line.booked_on DESC, line.id DESC LIMIT ${most}`.execute(db);
  return rows;
}
