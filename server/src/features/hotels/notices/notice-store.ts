import { createHash } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { HotelNoticesTable } from '../../../tables.ts';

export type NoticeRow = Selectable<HotelNoticesTable>;

/** What is kept of a link's token. */
export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/**
 * The order behind a link that still works. Whatever is wrong with another token, its answer is the same:
 * `link_invalid`.
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

/** The newest notice of an order; undefined when its hotel has not been notified of anything. */
export async function findCurrentNotice(db: Db, orderId: number): Promise<NoticeRow | undefined> {
  return db
    .selectFrom('hotel_notices')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('is_current', '=', true)
    .executeTakeFirst();
}

/** Writes the next notice of an order, which takes the place of the one before. */
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

/** Writes down how a notice was answered. */
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

/** Whether the hotel refused the stay or its last change; a notice of the cancellation afterwards changes nothing. */
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

/** Ends every link that was sent for an order: another hotel serves it from now on. */
export async function endNoticeLinks(trx: Trx, orderId: number, now: Date): Promise<void> {
  await trx
    .updateTable('hotel_notices')
    .set({ expires_at: now })
    .where('order_id', '=', orderId)
    .where('expires_at', '>', now)
    .execute();
}

/** A hotel that gave its confirmation code on the telephone has heard of the booking. */
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

/** What a notice says of its order, and where it goes. */
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
