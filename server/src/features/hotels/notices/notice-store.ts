import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { HotelNoticesTable } from '../../../tables.ts';

export type NoticeRow = Selectable<HotelNoticesTable>;

/** Stored hash of a link token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * Returns the order of a valid link. Any other token is refused with the same `link_invalid`, whatever the
 * cause.
 */
export async function findLinkedOrder(db: Db, token: string, now: Date): Promise<number> {
  const row = await db
    .selectFrom('hotel_notices')
    .select('order_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) throw new AppError('link_invalid');
  return row.order_id;
}

/** Newest notice of an order; undefined if the hotel was never notified. */
export async function findCurrentNotice(db: Db, orderId: number): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('hotel_notices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('is_current', '=', true)
    .executeTakeFirst();
}

/** Inserts the next notice of an order, which replaces the one before as the current one. */
export async function insertNotice(
  trx: Trx,
  notice: Omit<Insertable<HotelNoticesTable>, 'version'>,
): Promise<void> {
  const before = await trx
    .updateTable('hotel_notices')
    .set({ is_current: false })
    .where('order_id', '=', notice.order_id)
    .where('is_current', '=', true)
    .returning('version')
    .executeTakeFirst();
  await trx
    .insertInto('hotel_notices')
    .values({ ...notice, version: (before?.version ?? 0) + 1 })
    .execute();
}

/** Stores the answer to a notice. */
export async function updateAnswer(
  trx: Trx,
  id: number,
  answer: { answer: 'acknowledged' | 'refused'; by: string; reason: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('hotel_notices')
    .set({ answer: answer.answer, answered_at: answer.now, answered_by: answer.by, reason: answer.reason })
    .where('id', '=', id)
    .execute();
}

/** Returns whether the hotel refused the stay or its last change. Ignores cancellation notices. */
export async function isRefused(trx: Trx, orderId: number): Promise<boolean> {
  const notice = await trx
    .selectFrom('hotel_notices')
    .select('answer')
    .where('order_id', '=', orderId)
    .where('kind', '<>', 'cancellation')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return notice?.answer === 'refused';
}

/** Expires every link sent for an order, because another hotel serves it now. */
export async function endNoticeLinks(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('hotel_notices')
    .set({ expires_at: now })
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .execute();
}

/** Acknowledges the notice if the hotel gave its confirmation code by telephone. */
export async function acknowledgeByDesk(
  trx: Trx,
  orderId: number,
  operator: string,
  now: Date,
): Promise<void> {
  const notice = await findCurrentNotice(trx, orderId);
  if (notice && notice.kind !== 'cancellation' && notice.answer !== 'acknowledged') {
    await updateAnswer(trx, notice.id, { answer: 'acknowledged', by: operator, reason: '', now });
  }
}

/** Facts of an order for a notice, and its recipient. */
export async function findNoticeFacts(db: Db, orderId: number) {
  return db
    .selectFrom('orders')
    .innerJoin('hotel_orders', 'hotel_orders.order_id', 'orders.id')
    .innerJoin('hotels', 'hotels.id', 'hotel_orders.hotel_id')
    .select(['orders.sn', 'orders.special_requests', 'orders.service_end', 'orders.order_status'])
    .select(['orders.agency_id', 'orders.created_at'])
    .select(['hotels.email', 'hotels.reservation_email', 'hotels.reservation_lang'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
}
