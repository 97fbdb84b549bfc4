import type { approvalStatuses } from '@serai/contract/accounts/approvals';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { countOf } from '../../platform/list/count.ts';
import type { Page } from '../../platform/list/page.ts';

export type ApprovalStatus = (typeof approvalStatuses)[number];

/** A request for payment with the names of those who asked and decided. */
export interface ApprovalRow {
  id: number;
  order_id: number;
  asked_by: number;
  asked_name: string;
  asked_at: Date;
  note: string;
  status: ApprovalStatus;
  decided_name: string | null;
  decided_at: Date | null;
  reason: string;
}

/** Inserts a request; the order is locked and has no open request. */
export async function insertApproval(
  trx: Trx,
  asked: { orderId: number; agencyId: number; userId: number; note: string; now: Date },
): Promise<number> {
  const { id } = await trx
    .insertInto('order_approvals')
    .values({
      order_id: asked.orderId,
      agency_id: asked.agencyId,
      asked_by: asked.userId,
      note: asked.note,
      asked_at: asked.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function hasPendingApproval(db: Db | Trx, orderId: number): Promise<boolean> {
  const found = await db
    .selectFrom('order_approvals')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return found !== undefined;
}

/** Order of an agency's request; it never changes. */
export async function findOrderOfApproval(db: Db | Trx, agencyId: number, id: number) {
  const found = await db
    .selectFrom('order_approvals')
    .select('order_id')
    .where('id', '=', id)
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
  return found?.order_id;
}

/** Decides a request and returns whether it was still open; the order is already locked. */
export async function updateApprovalDecided(
  trx: Trx,
  id: number,
  decision: { status: 'approved' | 'declined'; userId: number; reason: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('order_approvals')
    .set({
      status: decision.status,
      decided_by: decision.userId,
      decided_at: decision.now,
      reason: decision.reason,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function findApproval(db: Db | Trx, id: number, now: Date): Promise<ApprovalRow> {
  const { rows } = await selectApprovals(db, sql`approval.id = ${id}`, now);
  return rows[0]!;
}

/** Requests visible to a user: their own, those about their orders, and those of products they decide for. */
export interface ApprovalFilter {
  agencyId: number;
  userId: number;
  /** Products whose requests the member may decide. */
  products: readonly string[];
  /** `to_decide`: only those that wait for this member; `asked`: only those written by the member. */
  view: 'to_decide' | 'asked' | undefined;
  status: ApprovalStatus | undefined;
  orderId: number | undefined;
}

/** Returns a page of requests, newest first. */
export async function listApprovalRows(
  db: Db,
  filter: ApprovalFilter,
  { after: [afterId] = [], fetch, offset }: Pick<Page<ApprovalRow>, 'after' | 'fetch' | 'offset'>,
  now: Date,
): Promise<ApprovalRow[]> {
  const condition = sql`${matches(filter, now)}
    AND (${afterId ?? null}::bigint IS NULL OR approval.id < ${afterId ?? null}::bigint)`;
  return (await selectApprovals(db, condition, now, sql`LIMIT ${fetch} OFFSET ${offset}`)).rows;
}

/** Counts the matching requests, up to the limit for lists. */
export async function countApprovals(db: Db, filter: ApprovalFilter, now: Date): Promise<number> {
  const approvals = sql`SELECT FROM order_approvals approval JOIN orders ON orders.id = approval.order_id
    WHERE ${matches(filter, now)}`;
  const { rows } = await sql<{ count: number }>`SELECT ${countOf(approvals)} AS count`.execute(db);
  return rows[0]!.count;
}

function selectApprovals(db: Db | Trx, condition: RawBuilder<unknown>, now: Date, page = sql``) {
  return sql<ApprovalRow>`SELECT approval.id, approval.order_id, approval.asked_by, asker.nickname AS asked_name,
      approval.asked_at, approval.note, ${statusAt(now)} AS status, decider.nickname AS decided_name,
      approval.decided_at, approval.reason
    FROM order_approvals approval
    JOIN orders ON orders.id = approval.order_id
    JOIN users asker ON asker.id = approval.asked_by
    LEFT JOIN users decider ON decider.id = approval.decided_by
    WHERE ${condition}
    ORDER BY approval.id DESC ${page}`.execute(db);
}

function matches(filter: ApprovalFilter, now: Date) {
  const { agencyId, userId, products, status = null, orderId = null } = filter;
  const isMine = sql`approval.asked_by = ${userId}`;
  const isDecided = sql`orders.product = ANY(${[...products]}::text[])`;
  const views = {
    to_decide: sql`${isDecided} AND NOT ${isMine} AND ${statusAt(now)} = 'pending'`,
    asked: isMine,
    all: sql`${isMine} OR orders.booked_by = ${userId} OR ${isDecided}`,
  };
  return sql`approval.agency_id = ${agencyId} AND (${views[filter.view ?? 'all']})
    AND (${status}::text IS NULL OR ${statusAt(now)} = ${status})
    AND (${orderId}::bigint IS NULL OR approval.order_id = ${orderId})`;
}

/** A request whose order no longer awaits payment ends without a decision. */
function statusAt(now: Date) {
  return sql`CASE WHEN approval.status = 'pending'
    AND (orders.order_status <> 'pending_payment' OR orders.pay_by <= ${now}::timestamptz)
    THEN 'over' ELSE approval.status END`;
}
