import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { ChargesTable } from '../../tables.ts';

export type ChargeRow = Selectable<ChargesTable>;

/** Inserts a charge; its seller entity is that of its posting. */
export async function insertCharge(
  trx: Trx,
  charge: Omit<Insertable<ChargesTable>, 'entity_id'>,
): Promise<void> {
  const entity_id = sql<number>`(SELECT entity_id FROM ledger_postings WHERE id = ${charge.posting_id})`;
  await trx
    .insertInto('charges')
    .values({ ...charge, entity_id })
    .execute();
}

/** Columns of a charge that settlement needs. */
export type OrderCharge = Pick<
  ChargeRow,
  'order_id' | 'amount' | 'settled' | 'channel' | 'stage' | 'invoice_stage'
>;

/**
 * Lists the settlement columns of the charges of some orders, oldest first. There may be thousands, so
 * nothing else is read.
 */
export async function listStandingOf(db: Db, orderIds: readonly number[]): Promise<OrderCharge[]> {
  return db
    .selectFrom('charges')
    .select(['order_id', 'amount', 'settled', 'channel', 'stage', 'invoice_stage'])
    .where(isOneOf(orderIds, 'order_id'))
    .orderBy('id')
    .execute();
}

/** The charges of some orders, oldest first. */
export async function listChargesOf(db: Db, orderIds: readonly number[]): Promise<ChargeRow[]> {
  return db.selectFrom('charges').selectAll().where(isOneOf(orderIds, 'order_id')).orderBy('id').execute();
}

/**
 * Locks charges of an agency by id, in id order; missing ones and another agency's are omitted. Lock their orders
 * before, and the agency's accounts afterwards.
 */
export async function lockCharges(trx: Trx, agencyId: number, ids: readonly number[]): Promise<ChargeRow[]> {
  return trx
    .selectFrom('charges')
    .selectAll()
    .where('agency_id', '=', agencyId)
    .where(isOneOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Amount settled on a charge now, in minor units with the charge's sign; the opposite sign undoes a settlement. */
export interface Settling {
  id: number;
  amount: number;
}

/** Settles parts of locked charges. The table refuses to settle more than the amount. */
export async function settleCharges(trx: Trx, parts: readonly Settling[]): Promise<void> {
  if (parts.length === 0) return;
  await sql`
    UPDATE charges SET settled = settled + part.amount
    FROM unnest(${parts.map(({ id }) => id)}::bigint[], ${parts.map(({ amount }) => amount)}::bigint[])
      AS part (id, amount)
    WHERE charges.id = part.id`.execute(trx);
}

/** Settles the open, unbilled charges of an order. The order is locked. */
export async function settleOrderCharges(trx: Trx, orderId: number): Promise<void> {
  await sql`
    UPDATE charges SET settled = amount
    WHERE order_id = ${orderId} AND stage = 'open' AND bill_id IS NULL AND settled <> amount`.execute(trx);
}

/**
 * Sets the stage of locked charges, and their bill. `paused`: disputed in time, so that they do not become overdue
 * before the seller has answered.
 */
export async function stageCharges(
  trx: Trx,
  ids: readonly number[],
  { stage, bill_id, paused = false }: Pick<ChargeRow, 'stage' | 'bill_id'> & { paused?: boolean },
): Promise<void> {
  await trx.updateTable('charges').set({ stage, bill_id, paused }).where(isOneOf(ids)).execute();
}

/** Makes locked charges due on a civil day of their agency, unless they are due earlier. */
export async function makeChargesDue(trx: Trx, ids: readonly number[], dueOn: string): Promise<void> {
  await sql`
    UPDATE charges SET due_on = ${dueOn}::date
    WHERE ${isOneOf(ids)} AND (due_on IS NULL OR due_on > ${dueOn}::date)`.execute(trx);
}

/** Makes charges before a cut-off due, in any bill or dispute. An existing due day is kept. */
export async function makeDueAtCutOff(
  trx: Trx,
  { agencyId, before, dueOn }: { agencyId: number; before: Date; dueOn: string },
): Promise<void> {
  await sql`
    UPDATE charges SET due_on = ${dueOn}::date
    WHERE agency_id = ${agencyId} AND channel = 'credit' AND settled <> amount AND charged_at < ${before}::timestamptz
      AND due_on IS NULL`.execute(trx);
}

/** Sets the invoicing stage of locked charges. */
export async function stageForInvoice(
  trx: Trx,
  ids: readonly number[],
  stage: ChargeRow['invoice_stage'],
): Promise<void> {
  await trx.updateTable('charges').set({ invoice_stage: stage }).where(isOneOf(ids)).execute();
}

/** A single array parameter for any number of ids; for one id a statement with a generally good plan. */
function isOneOf(ids: readonly number[], column = 'id') {
  if (ids.length === 1) return sql<boolean>`${sql.ref(column)} = ${ids[0]!}`;
  return sql<boolean>`${sql.ref(column)} = ANY(${[...ids]}::bigint[])`;
}
