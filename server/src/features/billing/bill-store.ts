import type { BillStatus } from '@serai/contract/billing/statuses';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { BillEventsTable, BillLinesTable, BillsTable } from '../../tables.ts';
import type { ChargeRow } from '../charges/charges.ts';
import { lockOrderCharges } from '../orders/orders.ts';

export type BillRow = Selectable<BillsTable>;
export type LineRow = Selectable<BillLinesTable>;
export type EventRow = Selectable<BillEventsTable>;

/** A line of a locked bill. */
export type LockedLine = Pick<LineRow, 'id' | 'charge_id' | 'amount' | 'given_back' | 'state'>;

/** A bill with its lines, its orders and charges locked until the transaction ends. */
export interface LockedBill {
  bill: BillRow;
  /** Oldest charge first. */
  lines: LockedLine[];
  /** Keyed by id. */
  charges: ReadonlyMap<number, ChargeRow>;
}

/**
 * Locks bills in id order, then their orders, then their charges; callers lock accounts after them.
 * Restricted to an agency unless it is undefined. Missing bills are left out.
 */
export async function lockBills(
  trx: Trx,
  ids: readonly number[],
  agencyId: number | undefined,
): Promise<LockedBill[]> {
  const bills = await trx
    .selectFrom('bills')
    .selectAll()
    .where('id', 'in', [...ids, 0])
    .$if(agencyId !== undefined, (query) => query.where('agency_id', '=', agencyId!))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const lines = await listLines(
    trx,
    bills.map(({ id }) => id),
  );
  const owner = bills[0]?.agency_id;
  if (owner === undefined) return [];
  const onBills = lines.filter(({ state }) => state !== 'returned').map(({ charge_id }) => charge_id);
  const charges = await lockOrderCharges(trx, owner, onBills);
  const byId = new Map(charges.map((charge) => [charge.id, charge]));
  return bills.map((bill) => ({
    bill,
    lines: lines.filter(({ bill_id }) => bill_id === bill.id),
    charges: byId,
  }));
}

/** Loads an existing bill. */
export async function findBill(db: Db, id: number): Promise<BillRow> {
  return db.selectFrom('bills').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Lists the lines of bills, oldest charge first. */
export async function listLines(db: Db, billIds: readonly number[]): Promise<LineRow[]> {
  return db
    .selectFrom('bill_lines')
    .selectAll()
    .where('bill_id', 'in', [...billIds, 0])
    .orderBy('id')
    .execute();
}

export async function insertBill(trx: Trx, bill: Insertable<BillsTable>): Promise<BillRow> {
  return trx.insertInto('bills').values(bill).returningAll().executeTakeFirstOrThrow();
}

/** Inserts charges as lines of a bill, in the given order; returns the lines. */
export async function insertLines(
  trx: Trx,
  { id, agency_id }: Pick<BillRow, 'id' | 'agency_id'>,
  lines: readonly { charge_id: number; amount: number }[],
): Promise<LockedLine[]> {
  const { rows } = await sql<LockedLine>`
    INSERT INTO bill_lines (bill_id, agency_id, charge_id, amount)
    SELECT ${id}, ${agency_id}, line.charge_id, line.amount
    FROM unnest(${lines.map(({ charge_id }) => charge_id)}::bigint[],
      ${lines.map(({ amount }) => amount)}::bigint[]) WITH ORDINALITY AS line (charge_id, amount, position)
    ORDER BY line.position RETURNING id, charge_id, amount, given_back, state`.execute(trx);
  return rows;
}

export async function updateBill(trx: Trx, id: number, changes: Updateable<BillsTable>): Promise<BillRow> {
  return trx.updateTable('bills').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

export async function updateLines(
  trx: Trx,
  ids: readonly number[],
  changes: Updateable<BillLinesTable>,
): Promise<void> {
  await trx
    .updateTable('bill_lines')
    .set(changes)
    .where('id', 'in', [...ids, 0])
    .execute();
}

/** Appends an event to a bill's history. */
export async function addBillEvent(
  trx: Trx,
  { id, agency_id }: Pick<BillRow, 'id' | 'agency_id'>,
  event: Omit<Insertable<BillEventsTable>, 'bill_id' | 'agency_id'>,
): Promise<void> {
  await trx
    .insertInto('bill_events')
    .values({ ...event, bill_id: id, agency_id })
    .execute();
}

/** Open amount of a bill in minor units; 0 before it is confirmed and after it is closed. */
export function openOf({ status, total, paid, given_back, written_off }: BillRow): number {
  return payable.has(status) ? total - paid - given_back - written_off : 0;
}

/** Amount of a bill that was written off and is not recovered, in minor units. */
export function leftToRecover({ status, written_off, recovered }: BillRow): number {
  return status === 'closed' ? written_off - recovered : 0;
}

const payable: ReadonlySet<BillStatus> = new Set(['confirmed', 'part_paid']);

export function isPayable({ status }: BillRow): boolean {
  return payable.has(status);
}
