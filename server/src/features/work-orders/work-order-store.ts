import { maxWorkOrderEntries, type WorkOrderNote } from '@serai/contract/work-orders/states';
import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { WorkOrderActor, WorkOrderFacts } from '../../domain/work-order-lifecycle.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { WorkOrdersTable } from '../../tables.ts';
import { numberDay } from '../people/people.ts';

export type WorkOrderRow = Selectable<WorkOrdersTable>;

/** Facts for the state machine. */
export function factsOf({ status, resolved_at, lapsed }: WorkOrderRow): WorkOrderFacts {
  return { status, resolvedAt: resolved_at?.getTime() ?? null, lapsed };
}

/**
 * Inserts a work order and assigns its number, `W2611230042`; beyond ten thousand a day, numbers are longer.
 */
export async function insertWorkOrder(
  trx: Trx,
  row: Omit<Insertable<WorkOrdersTable>, 'number' | 'updated_at' | 'created_at'> & { created_at: Date },
): Promise<WorkOrderRow> {
  const number = sql<string>`(
    SELECT CASE WHEN EXISTS (SELECT FROM work_orders WHERE number = short) THEN short || lpad(n::text, 6, '0')
      ELSE short END
    FROM (SELECT n, 'W' || ${numberDay(row.agency_id, row.created_at)} || lpad(((n * 7919 + 2718) % 10000)::text, 4, '0') AS short
      FROM (SELECT nextval('work_order_numbers') AS n) next) numbered)`;
  return trx
    .insertInto('work_orders')
    .values({ ...row, number, updated_at: row.created_at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Locks a work order that fulfils a condition on `work_order`. Its order is locked before, accounts after it.
 */
export async function lockWorkOrder(
  trx: Trx,
  id: number,
  seen: RawBuilder<unknown> = sql`true`,
): Promise<WorkOrderRow> {
  const { rows } = await sql<WorkOrderRow>`
    SELECT work_order.* FROM work_orders work_order WHERE work_order.id = ${id}::bigint AND ${seen}
    FOR NO KEY UPDATE OF work_order`.execute(trx);
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  return row;
}

export async function updateWorkOrder(
  trx: Trx,
  id: number,
  changes: Updateable<WorkOrdersTable>,
): Promise<WorkOrderRow> {
  return trx
    .updateTable('work_orders')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** New entry of the thread. */
export interface NewEntry {
  kind: 'reply' | 'note' | 'event' | 'command';
  event: WorkOrderNote | null;
  by: WorkOrderActor;
  userId: number | null;
  content?: string;
  commandId?: number;
  now: Date;
}

/**
 * Inserts an entry into the thread of a locked work order; returns its id. The number of entries with replies
 * and notes is limited.
 */
export async function insertEntry(trx: Trx, row: WorkOrderRow, entry: NewEntry): Promise<number> {
  const isFree = entry.kind === 'reply' || entry.kind === 'note';
  if (isFree && row.entries >= maxWorkOrderEntries) {
    throw new AppError('work_order_full', { facts: { limit: maxWorkOrderEntries } });
  }
  const inserted = await trx
    .insertInto('work_order_entries')
    .values({
      work_order_id: row.id,
      kind: entry.kind,
      event: entry.event,
      by_kind: entry.by,
      user_id: entry.userId,
      content: entry.content ?? '',
      command_id: entry.commandId ?? null,
      at: entry.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('work_orders')
    .set(({ eb }) => ({ entries: eb('entries', '+', 1), updated_at: entry.now }))
    .where('id', '=', row.id)
    .execute();
  return inserted.id;
}

/** Name of the user who made the last event: `Ma Hnin`; empty for the clock. */
export async function findLastMover(db: Db | Trx, id: number): Promise<string> {
  const last = await db
    .selectFrom('work_order_entries')
    .leftJoin('users', 'users.id', 'work_order_entries.user_id')
    .select('users.nickname')
    .where('work_order_id', '=', id)
    .where('event', 'is not', null)
    .orderBy('work_order_entries.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.nickname ?? '';
}
