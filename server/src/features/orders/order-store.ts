import type { HistoryEvent, NoShowEvidence } from '@serai/contract/orders/history';
import type { ReviewReason } from '@serai/contract/orders/view';
import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { ResolvedPolicy } from '../../domain/cancellation-policy.ts';
import type { Actor } from '../../domain/order-facts.ts';
import type { Moves } from '../../domain/order-lifecycle.ts';
import type { OrdersTable } from '../../tables.ts';
import type { FrozenPolicy } from './policy.ts';

/** An order with the names of its booker, its last operator, and the operator who booked it for the agency. */
export interface OrderRow extends Omit<Selectable<OrdersTable>, 'policy'> {
  policy: FrozenPolicy;
  booking_account: string;
  operator_name: string | null;
  on_behalf_name: string | null;
  /** When debts can be invoiced, by the contract of the booking. */
  invoice_when: 'bill_confirmed' | 'paid';
}

export interface HistoryRow {
  event: HistoryEvent;
  moves: Moves;
  actor: Actor;
  user: string | null;
  reason: string;
  facts: {
    amount?: number;
    refund?: number;
    review?: ReviewReason;
    evidence?: NoShowEvidence;
    /** Reason in each language, if it differs. */
    said?: { zh: string; en: string };
  };
  at: Date;
}

/** Finds an order by id, of one agency or (for staff and timers) of any. */
export async function findOrder(
  db: Db,
  id: number,
  agencyId: number | undefined,
): Promise<OrderRow | undefined> {
  return selectOrders(db)
    .where('orders.id', '=', id)
    .$if(agencyId !== undefined, (query) => query.where('orders.agency_id', '=', agencyId!))
    .executeTakeFirst();
}

/** Returns the names of agencies by id. */
export async function nameAgencies(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const agencies = db
    .selectFrom('agencies')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)]);
  return new Map((await agencies.execute()).map(({ id, name }) => [id, name]));
}

export async function findOrders(db: Db, ids: readonly number[]): Promise<OrderRow[]> {
  return selectOrders(db).where('orders.id', 'in', ids).execute();
}

/**
 * Locks an order until the transaction ends. Accounts must be locked after it. Uses FOR NO KEY UPDATE so that
 * rows referring to the order can still be written.
 */
export async function lockOrder(
  trx: Trx,
  id: number,
  agencyId: number | undefined,
): Promise<OrderRow | undefined> {
  return selectOrders(trx)
    .where('orders.id', '=', id)
    .$if(agencyId !== undefined, (query) => query.where('orders.agency_id', '=', agencyId!))
    .forNoKeyUpdate('orders')
    .executeTakeFirst();
}

/** Fields of an order derived from its charges, and the fields they depend on. */
export type StandingOrder = Pick<OrderRow, (typeof standing)[number] | 'invoice_when'>;

const standing = [
  'id',
  'order_status',
  'pay_status',
  'settlement_status',
  'invoice_status',
  'pay_channel',
  'total_price',
  'settlement_money',
  'invoiced',
  'reds_open',
] as const;

/** Locks several orders in id order. Reads only the status fields, because there may be thousands. */
export async function lockStanding(trx: Trx, ids: readonly number[]): Promise<StandingOrder[]> {
  return trx
    .selectFrom('orders')
    .select(standing)
    .select(invoiceWhen)
    .where(sql<boolean>`id = ANY(${[...ids]}::bigint[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Locks an order that is due for a timer; undefined if another transaction holds the lock (SKIP LOCKED). */
export async function lockDueOrder(trx: Trx, id: number): Promise<OrderRow | undefined> {
  return selectOrders(trx)
    .where('orders.id', '=', id)
    .forNoKeyUpdate('orders')
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Lists orders past their payment deadline or the deadline to accept an offer, the longest overdue first; at
 * most `limit` of each.
 */
export async function listUnpaidOverdue(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (SELECT id FROM orders WHERE order_status = 'pending_payment' AND pay_by <= ${now} ORDER BY pay_by LIMIT ${limit})
    UNION ALL
    (SELECT id FROM orders WHERE order_status = 'offer_pending' AND least(pay_by, offer_until) <= ${now}
      ORDER BY least(pay_by, offer_until) LIMIT ${limit})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Lists orders on request past their answer deadline that are not under review yet. */
export async function listUnanswered(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('order_status', '=', 'offer_pending')
    .where('answer_by', '<=', now)
    .where('needs_review', 'is', null)
    .orderBy('answer_by')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Lists orders under review whose next reminder is due, earliest first. */
export async function listReviewsToEscalate(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM orders WHERE needs_review IS NOT NULL AND coalesce(review_step_at, review_due) <= ${now}
    ORDER BY coalesce(review_step_at, review_due) LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Lists orders whose closing time has come. An order under review waits for a person or for evidence; only
 * `hotel_silent` can become `unserved` then. Orders of an agency with stopped money wait too.
 */
export async function listDueToClose(db: Db, now: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('agencies', 'agencies.id', 'orders.agency_id')
    .select('orders.id')
    .where('order_status', 'in', ['confirmed', 'in_service'])
    .where('auto_complete_at', '<=', now)
    .where((is) => is.or([is('needs_review', 'is', null), is('needs_review', '=', 'hotel_silent')]))
    .where('agencies.money_stopped_at', 'is', null)
    .orderBy('auto_complete_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Columns that can change together with a move. */
export type OrderChanges = Partial<
  Pick<
    OrderRow,
    | 'pay_by'
    | 'cut_off'
    | 'answer_by'
    | 'offer_id'
    | 'offer_total'
    | 'offer_until'
    | 'total_price'
    | 'country'
    | 'title_zh'
    | 'title_en'
    | 'pay_channel'
    | 'fee'
    | 'refund_money'
    | 'adjustments'
    | 'settlement_money'
    | 'operator_id'
    | 'paid_at'
    | 'confirmed_at'
    | 'refunded_at'
    | 'service_start'
    | 'service_end'
    | 'no_show_from'
    | 'auto_complete_at'
    | 'needs_review'
    | 'review_queue'
    | 'review_since'
    | 'review_due'
    | 'review_owner'
    | 'review_level'
    | 'review_step_at'
  >
>;

/** A history row to insert. */
export type HistoryEntry = Omit<HistoryRow, 'user'> & { userId: number | null };

/** Moves an order; returns false if it was no longer in the expected states. */
export async function updateOrder(
  trx: Trx,
  id: number,
  moves: Moves,
  changes: OrderChanges,
): Promise<boolean> {
  if (isNothing(moves, changes)) return true;
  const updated = await queryOfUpdate(trx, id, moves, changes).executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

/** The same with its history row in one statement, because other transactions wait while an order moves. */
export async function moveOrderRow(
  trx: Trx,
  id: number,
  changes: OrderChanges,
  row: HistoryEntry,
): Promise<boolean> {
  const moved = isNothing(row.moves, changes)
    ? trx.selectFrom('orders').select('id').where('id', '=', id)
    : queryOfUpdate(trx, id, row.moves, changes).returning('id');
  const { numAffectedRows } = await sql`
    WITH moved AS (${moved})
    INSERT INTO order_history (order_id, event, moves, actor, user_id, reason, facts, at)
    SELECT id, ${row.event}, ${JSON.stringify(row.moves)}::jsonb, ${row.actor}, ${row.userId}::bigint, ${row.reason},
      ${JSON.stringify(row.facts)}::jsonb, ${row.at}::timestamptz FROM moved`.execute(trx);
  return numAffectedRows === 1n;
}

function isNothing(moves: Moves, changes: OrderChanges): boolean {
  return Object.keys(moves).length === 0 && Object.keys(changes).length === 0;
}

function queryOfUpdate(trx: Trx, id: number, moves: Moves, changes: OrderChanges) {
  const steps = Object.entries(moves) as [keyof Moves, readonly string[]][];
  const to = Object.fromEntries(steps.map(([axis, path]) => [axis, path.at(-1)]));
  return trx
    .updateTable('orders')
    .set({ ...to, ...changes })
    .where('id', '=', id)
    .where((is) => is.and(steps.map(([axis, path]) => is(axis, '=', path[0] as never))));
}

export async function insertHistory(trx: Trx, orderId: number, row: HistoryEntry): Promise<void> {
  await trx
    .insertInto('order_history')
    .values({
      order_id: orderId,
      event: row.event,
      moves: JSON.stringify(row.moves),
      actor: row.actor,
      user_id: row.userId,
      reason: row.reason,
      facts: JSON.stringify(row.facts),
      at: row.at,
    })
    .execute();
}

/** Lists the history of an order, oldest first. */
export async function listHistory(db: Db, orderId: number): Promise<HistoryRow[]> {
  const rows = await db
    .selectFrom('order_history')
    .leftJoin('users', 'users.id', 'order_history.user_id')
    .select(['event', 'moves', 'actor', 'users.nickname as user', 'reason', 'facts', 'at'])
    .where('order_id', '=', orderId)
    .orderBy('order_history.id')
    .execute();
  return rows.map((row) => ({
    ...row,
    event: row.event as HistoryEvent,
    moves: row.moves as Moves,
    facts: row.facts as HistoryRow['facts'],
  }));
}

/** Selects orders with the names of booker, last operator, and the operator who booked for the agency. */
export function selectOrders(db: Db) {
  return db
    .selectFrom('orders')
    .innerJoin('users as booker', 'booker.id', 'orders.booked_by')
    .leftJoin('users as staff', 'staff.id', 'orders.operator_id')
    .leftJoin('users as clerk', 'clerk.id', 'orders.on_behalf')
    .selectAll('orders')
    .select(['booker.username as booking_account', 'staff.nickname as operator_name'])
    .select('clerk.nickname as on_behalf_name')
    .select(invoiceWhen)
    .$narrowType<{ policy: FrozenPolicy }>();
}

/** From the contract in force when the order was booked; `paid` before an agency's first contract. */
export const invoiceWhen = sql<OrderRow['invoice_when']>`coalesce((
  SELECT contract.invoice_when FROM agency_contracts contract
  WHERE contract.agency_id = orders.agency_id AND contract.valid_from <= orders.created_at
  ORDER BY contract.valid_from DESC, contract.id DESC LIMIT 1), 'paid')`.as('invoice_when');

/** Replaces the policy of a locked order, including the basis of its fees. */
export async function updatePolicy(trx: Trx, id: number, policy: ResolvedPolicy): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ policy: JSON.stringify(policy) })
    .where('id', '=', id)
    .execute();
}

/**
 * Updates guests, contact and title of an order as used in lists and searches; the product stores the rest.
 */
export async function updateGuests(
  trx: Trx,
  id: number,
  guests: {
    guest_names: string[];
    contact_phone?: string;
    title_zh?: string;
    title_en?: string;
    country?: string;
  },
): Promise<void> {
  await trx.updateTable('orders').set(guests).where('id', '=', id).execute();
}

/** Updates the seller's cost of an order, minor units; null = unknown. */
export async function updateCost(trx: Trx, id: number, cost: number | null): Promise<void> {
  await trx.updateTable('orders').set({ cost }).where('id', '=', id).execute();
}

/** Returns whether any order exists. */
export async function hasOrders(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`SELECT EXISTS (SELECT FROM orders) AS found`.execute(trx);
  return rows[0]!.found;
}

/** Finds the names of orders by id. */
export async function nameOrders(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, Pick<OrderRow, 'sn' | 'product' | 'reference' | 'title_zh' | 'title_en'>>> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'sn', 'product', 'reference', 'title_zh', 'title_en'])
    .where('id', 'in', [...ids, 0])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
