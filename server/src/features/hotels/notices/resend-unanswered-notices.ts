import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { askReview, sweepOrders } from '../../orders/for-products.ts';
import type { OpenOrder, Products } from '../../orders/orders.ts';
import { findCurrentNotice } from './notice-store.ts';
import { writeNotice } from './write-notice.ts';

const HOUR_MS = 3_600_000;
/** Before arrival: time from which an unacknowledged stay is sent to the hotel again. */
export const BEFORE_MS = 24 * HOUR_MS;
/** Minimum time a hotel has to answer before it is asked again. */
export const PATIENCE_MS = 2 * HOUR_MS;

interface Deps {
  products: Products;
  /** Origin of links. */
  publicUrl: string;
}

/**
 * Asks hotels again that neither acknowledged a stay nor gave a code: from 24 hours before arrival, which
 * also puts the order into the desk's queue, and once more after check-out. Trusted hotels are not asked:
 * their silence counts as served. Idempotent, and safe to run in several processes.
 * @returns Number of notices sent again.
 */
export async function resendUnansweredNotices(db: Db, deps: Deps, now: Date): Promise<number> {
  return (await askAll(db, deps, 'before', now)) + (await askAll(db, deps, 'after', now));
}

type Occasion = 'before' | 'after';

function askAll(db: Db, deps: Deps, occasion: Occasion, now: Date): Promise<number> {
  return sweepOrders(db, deps.products, {
    list: (limit) => listSilentStays(db, occasion, now, limit),
    isDue: ({ order_status }) => order_status === 'confirmed',
    handle: (trx, opened) => askOne(trx, opened, { ...deps, occasion, now }),
  });
}

/**
 * Lists confirmed stays from own stock whose hotel has not answered the newest notice, earliest arrival
 * first.
 */
async function listSilentStays(db: Db, occasion: Occasion, now: Date, limit: number): Promise<number[]> {
  const isDue =
    occasion === 'before'
      ? sql`stay.asked_before_at IS NULL AND orders.service_start <= ${new Date(now.getTime() + BEFORE_MS)}
          AND orders.service_end > ${now} AND notice.created_at <= ${new Date(now.getTime() - PATIENCE_MS)}`
      : sql`stay.asked_after_at IS NULL AND orders.service_end <= ${now}`;
  const { rows } = await sql<{ id: number }>`
    SELECT orders.id FROM orders
    JOIN hotel_orders stay ON stay.order_id = orders.id JOIN hotels ON hotels.id = stay.hotel_id
    JOIN hotel_notices notice ON notice.order_id = orders.id AND notice.is_current
    WHERE orders.order_status = 'confirmed' AND orders.supplier IS NULL AND notice.answer IS NULL
      AND notice.kind <> 'cancellation' AND stay.confirmation_code = '' AND NOT hotels.is_trusted AND ${isDue}
    ORDER BY orders.service_start, orders.id LIMIT ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

async function askOne(
  trx: Trx,
  opened: OpenOrder,
  { occasion, publicUrl, now }: Deps & { occasion: Occasion; now: Date },
): Promise<void> {
  const { order } = opened;
  const column = occasion === 'before' ? 'asked_before_at' : 'asked_after_at';
  const marked = await trx
    .updateTable('hotel_orders')
    .set({ [column]: now })
    .where('order_id', '=', order.id)
    .where(column, 'is', null)
    .returning('order_id')
    .executeTakeFirst();
  const notice = await findCurrentNotice(trx, order.id);
  if (!marked || !notice || notice.answer !== null) return;
  await writeNotice(trx, { orderId: order.id, kind: notice.kind, again: occasion, publicUrl, now });
  if (order.needs_review === null) {
    await askReview(trx, opened, { reason: 'hotel_silent', queue: 'desk', now });
  }
}
