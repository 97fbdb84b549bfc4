import type { CorrectionView } from '@serai/contract/orders/corrections';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { OrderCorrectionsTable } from '../../../tables.ts';
import type { OrderRow } from '../order-store.ts';

export type CorrectionRow = Selectable<OrderCorrectionsTable>;
type ShownOrder = Pick<OrderRow, 'sn' | 'order_status' | 'title_zh' | 'title_en' | 'currency'>;
type ShownRow = CorrectionRow & ShownOrder & { agency: string; asker: string };

/** Inserts a correction; without a second person it is decided at once. */
export async function insertCorrection(
  trx: Trx,
  correction: Pick<
    CorrectionRow,
    | 'order_id'
    | 'kind'
    | 'to_status'
    | 'fee'
    | 'amount'
    | 'reason'
    | 'needs_second'
    | 'asked_by'
    | 'asked_at'
    | 'due_at'
  >,
): Promise<CorrectionRow> {
  const { needs_second, asked_by, asked_at } = correction;
  const decided = needs_second
    ? { status: 'asked' as const }
    : { status: 'done' as const, decided_by: asked_by, decided_at: asked_at };
  return trx
    .insertInto('order_corrections')
    .values({ ...correction, ...decided })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Reads a correction without a lock; lock its order before relying on it. */
export async function findCorrection(trx: Trx, id: number): Promise<CorrectionRow | undefined> {
  return trx.selectFrom('order_corrections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Finds the correction of an order that waits for a second person; there is at most one. */
export async function findOpenCorrection(db: Db, orderId: number): Promise<CorrectionRow | undefined> {
  return db
    .selectFrom('order_corrections')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'asked')
    .executeTakeFirst();
}

/** Refuses another correction while one waits for a second person. */
export async function refuseSecondCorrection(db: Db, orderId: number): Promise<void> {
  if (await findOpenCorrection(db, orderId)) throw new AppError('correction_open');
}

/** Lists orders with a correction that has passed its deadline for the second person. */
export async function listLapsing(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('order_corrections')
    .select('order_id')
    .where('status', '=', 'asked')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(limit)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** Lapses the due open correction of a locked order; undefined if there is none any more. */
export async function updateLapsed(trx: Trx, orderId: number, now: Date): Promise<CorrectionRow | undefined> {
  return trx
    .updateTable('order_corrections')
    .set({ status: 'lapsed', decided_at: now })
    .where('order_id', '=', orderId)
    .where('status', '=', 'asked')
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Decides an open correction of a locked order. */
export async function updateDecided(
  trx: Trx,
  id: number,
  decided: Pick<CorrectionRow, 'status' | 'decided_by' | 'decided_at' | 'note'>,
): Promise<void> {
  await trx
    .updateTable('order_corrections')
    .set(decided)
    .where('id', '=', id)
    .where('status', '=', 'asked')
    .execute();
}

/** Selects corrections with the displayed fields of their orders. */
export function selectCorrections(condition: RawBuilder<unknown>): RawBuilder<ShownRow> {
  return sql<ShownRow>`
    SELECT correction.*, orders.sn, orders.order_status, orders.title_zh, orders.title_en, orders.currency,
      agencies.name AS agency, asker.nickname AS asker
    FROM order_corrections correction JOIN orders ON orders.id = correction.order_id
    JOIN agencies ON agencies.id = orders.agency_id JOIN users asker ON asker.id = correction.asked_by
    WHERE ${condition}`;
}

/** Returns the API view of a correction, which must exist. */
export async function showCorrection(db: Db, id: number, lang: Lang): Promise<CorrectionView> {
  const { rows } = await selectCorrections(sql`correction.id = ${id}`).execute(db);
  return presentCorrection(rows[0]!, lang);
}

export function presentCorrection(row: ShownRow, lang: Lang): CorrectionView {
  return {
    id: row.id,
    order_id: row.order_id,
    order_sn: row.sn,
    order_status: row.order_status,
    title: inLanguage(lang, { zh: row.title_zh, en: row.title_en }),
    agency: row.agency,
    kind: row.kind,
    to: row.to_status,
    status: row.status,
    amount: { amount: row.amount, currency: row.currency },
    reason: row.reason,
    asked_by: row.asker,
    asked_at: toSeconds(row.asked_at),
    due: row.due_at && toSeconds(row.due_at),
  };
}
