import type { AdjustmentKind } from '@serai/contract/orders/adjustments';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { sum } from '../../../domain/money.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { OrderAdjustmentsTable } from '../../../tables.ts';

export type AdjustmentRow = Selectable<OrderAdjustmentsTable>;

/** Inserts a proposed charge, amounts in minor units. */
export async function insertAdjustment(
  trx: Trx,
  row: {
    orderId: number;
    kind: AdjustmentKind;
    quantity: number;
    unitAmount: number;
    reason: string;
    userId: number;
    now: Date;
  },
): Promise<AdjustmentRow> {
  return trx
    .insertInto('order_adjustments')
    .values({
      order_id: row.orderId,
      kind: row.kind,
      quantity: row.quantity,
      unit_amount: row.unitAmount,
      amount: row.quantity * row.unitAmount,
      reason: row.reason,
      proposed_by: row.userId,
      proposed_at: row.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Finds a proposed charge of a locked order; throws `not_found` if missing, `adjustment_closed` if already
 * decided.
 */
export async function findOpenAdjustment(trx: Trx, orderId: number, id: number): Promise<AdjustmentRow> {
  const row = await trx
    .selectFrom('order_adjustments')
    .selectAll()
    .where('id', '=', id)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new AppError('not_found');
  refuseClosedCharge(row);
  return row;
}

/** Refuses a charge that is already decided. */
export function refuseClosedCharge({ status }: Pick<AdjustmentRow, 'status'>): void {
  if (status !== 'proposed') throw new AppError('adjustment_closed');
}

/** Closes a charge that is still proposed; otherwise throws `adjustment_closed`. */
export async function closeAdjustment(
  trx: Trx,
  id: number,
  how:
    | ({ status: 'confirmed'; confirmed_by: number | null; confirmed_at: Date } & Pick<
        AdjustmentRow,
        'accepted_by' | 'accepted_because'
      >)
    | { status: 'declined'; declined_because: string }
    | { status: 'withdrawn' },
): Promise<void> {
  const closed = await trx
    .updateTable('order_adjustments')
    .set(how)
    .where('id', '=', id)
    .where('status', '=', 'proposed')
    .executeTakeFirst();
  if (closed.numUpdatedRows !== 1n) throw new AppError('adjustment_closed');
}

/** Returns whether a question about a charge is unanswered. */
export function isQuestioned({ question, answer }: Pick<AdjustmentRow, 'question' | 'answer'>): boolean {
  return question !== '' && answer === '';
}

/** Locks a charge that is still proposed; undefined if already decided. */
export async function findProposed(trx: Trx, id: number): Promise<AdjustmentRow | undefined> {
  return trx
    .selectFrom('order_adjustments')
    .selectAll()
    .where('id', '=', id)
    .where('status', '=', 'proposed')
    .forUpdate()
    .executeTakeFirst();
}

export async function updateReminded(trx: Trx, id: number, now: Date): Promise<void> {
  await trx.updateTable('order_adjustments').set({ reminded_at: now }).where('id', '=', id).execute();
}

/** Stores why the job could not accept a charge, and when it tries again. */
export async function updateRetry(
  trx: Trx,
  id: number,
  refusal: Pick<AdjustmentRow, 'retry_at' | 'refused_because'>,
): Promise<void> {
  await trx.updateTable('order_adjustments').set(refusal).where('id', '=', id).execute();
}

/** Stores the question about a locked charge, or its answer. */
export async function updateQuestion(
  trx: Trx,
  id: number,
  words: Partial<Pick<AdjustmentRow, 'question' | 'asked_at' | 'answer' | 'answered_at'>>,
): Promise<void> {
  await trx.updateTable('order_adjustments').set(words).where('id', '=', id).execute();
}

/** Lists all charges of an order, oldest first. */
export async function listAdjustmentRows(db: Db, orderId: number): Promise<AdjustmentRow[]> {
  return db
    .selectFrom('order_adjustments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
}

/**
 * Sums the charges of a kind on a locked order: units and minor units, proposed or confirmed, not declined or
 * withdrawn.
 */
export async function sumCharges(
  trx: Trx,
  orderId: number,
  kind: AdjustmentKind,
): Promise<{ quantity: number; amount: number }> {
  const rows = await trx
    .selectFrom('order_adjustments')
    .select(['quantity', 'amount'])
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .where('status', 'in', ['proposed', 'confirmed'])
    .execute();
  return {
    quantity: sum(rows.map(({ quantity }) => quantity)),
    amount: sum(rows.map(({ amount }) => amount)),
  };
}
