import { sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import { type FeeBase, freeUntil, type ResolvedPolicy } from '../../domain/cancellation-policy.ts';
import { zonedTimeText } from '../../domain/local-time.ts';
import { sum } from '../../domain/money.ts';
import { notifyStaff } from '../messages/messages.ts';
import { numberDay, scrambledId } from '../people/people.ts';
import { announceOrder } from './announce-order.ts';
import { closingTime } from './closing-time.ts';
import type { Bilingual, Product } from './product-port.ts';
import type { PriceLine } from './selling/offer-terms.ts';

/** How long a new order waits for its payment. */
export const PAY_TIME_MS = 30 * 60_000;

/** What is sold, by which rules, and when it is served. Amounts are minor units of `currency`. */
export interface OrderTerms {
  currency: string;
  /** What is sold; the order's price is the sum of the lines. */
  lines: readonly PriceLine[];
  /** The timeline as it was quoted, and what each night costs for all rooms (empty without nights). */
  policy: ResolvedPolicy;
  nightTotals: readonly number[];
  tz: string;
  serviceStart: Date;
  serviceEnd: Date;
  /** From when on nobody is expected any more. */
  noShowFrom: Date;
  autoCompleteAt: Date;
  /** The last instant at which it may be paid; never after the start. */
  cutOff: Date;
  title: Bilingual;
}

/** What a product hands over once its stock is held. */
export interface NewOrder extends OrderTerms {
  product: Pick<Product, 'name' | 'snPrefix'>;
  agencyId: number;
  /** Who books. */
  userId: number;
  /** By when the seller answers what is asked for first and held once it is offered; undefined: sold at once. */
  answerBy?: Date | undefined;
  /** Whose system it is booked in once it is paid; unset: it is the seller's own. */
  supplier?: string | null;
  /** What the seller pays for it, minor units; unset or null = unknown. */
  cost?: number | null;
  contactName: string;
  contactPhone: string;
  reference: string;
  specialRequests: string;
  guestNames: readonly string[];
  now: Date;
}

/** What `orders.policy` holds: the timeline and what its fees are taken of. */
export interface FrozenPolicy extends ResolvedPolicy {
  nightTotals: readonly number[];
}

/**
 * Writes an order that waits for payment, or on request for an offer: number given, price and policy frozen, pay-by
 * time set. The product has held its stock, unless on request, in the same transaction and writes its own part
 * afterwards.
 */
export async function placeOrder(trx: Trx, order: NewOrder): Promise<{ id: number; sn: string }> {
  const placed = await insertOrder(trx, order);
  const { agencyId: agency_id, userId: booked_by, title } = order;
  const named = {
    ...placed,
    product: order.product.name,
    agency_id,
    booked_by,
    title_zh: title.zh,
    title_en: title.en,
  };
  // An order to be paid at once is announced only if it is still unpaid after some minutes (`remindOrders`).
  if (order.answerBy) {
    await announceOrder(trx, named, { event: 'order_requested', facts: {}, now: order.now });
    await notifyDesk(trx, { ...order, answerBy: order.answerBy }, placed.sn);
  }
  return placed;
}

/** That somebody asks, and by when the desk has promised to answer. */
async function notifyDesk(trx: Trx, order: NewOrder & { answerBy: Date }, sn: string): Promise<void> {
  const { title, answerBy, tz, now } = order;
  const due = zonedTimeText(answerBy.getTime(), tz);
  const facts = { sn, title_zh: title.zh, title_en: title.en, due };
  await notifyStaff(trx, { queue: 'desk', event: 'request_asked', facts, now });
}

/** One statement for the order, its lines and its first history row: bookings are judged by their round trips. */
async function insertOrder(trx: Trx, order: NewOrder): Promise<{ id: number; sn: string }> {
  const total = sum(order.lines.map(({ quantity, unitAmount }) => quantity * unitAmount));
  const policy: FrozenPolicy = { ...order.policy, nightTotals: order.nightTotals };
  const status = order.answerBy ? 'offer_pending' : 'pending_payment';
  const { rows } = await sql<{ id: number; sn: string }>`
    WITH number AS (SELECT nextval(pg_get_serial_sequence('orders', 'id')) AS id),
    placed AS (
      INSERT INTO orders (id, sn, product, agency_id, booked_by, order_status, currency, total_price, policy, tz,
        service_start, service_end, no_show_from, pay_by, cut_off, answer_by, auto_complete_at, contact_name, contact_phone,
        reference, special_requests, title_zh, title_en, guest_names, supplier, cost, created_at)
      OVERRIDING SYSTEM VALUE
      SELECT id, ${order.product.snPrefix} || ${numberDay(order.agencyId, order.now)} || ${scrambledId}, ${order.product.name}, ${order.agencyId}::bigint,
        ${order.userId}::bigint, ${status}, ${order.currency}, ${total}::bigint,
        ${JSON.stringify(policy)}::jsonb, ${order.tz}, ${order.serviceStart}::timestamptz,
        ${order.serviceEnd}::timestamptz, ${order.noShowFrom}::timestamptz,
        ${order.answerBy ? lastPayAt(order) : payBy(order)}::timestamptz, ${order.cutOff}::timestamptz,
        ${order.answerBy ?? null}::timestamptz, ${order.autoCompleteAt}::timestamptz, ${order.contactName}, ${order.contactPhone}, ${order.reference},
        ${order.specialRequests}, ${order.title.zh}, ${order.title.en}, ${[...order.guestNames]}::text[],
        ${order.supplier ?? null}::text, ${order.cost ?? null}::bigint, ${order.now}::timestamptz
      FROM number RETURNING id, sn
    ),
    lines AS (
      INSERT INTO order_lines (order_id, position, label_zh, label_en, quantity, unit_amount, amount)
      SELECT placed.id, line.position, line.zh, line.en, line.quantity, line.unit, line.quantity * line.unit
      FROM placed, unnest(${order.lines.map(({ label }) => label.zh)}::text[],
        ${order.lines.map(({ label }) => label.en)}::text[],
        ${order.lines.map(({ quantity }) => quantity)}::int[],
        ${order.lines.map(({ unitAmount }) => unitAmount)}::bigint[])
        WITH ORDINALITY AS line (zh, en, quantity, unit, position)
    ),
    history AS (
      INSERT INTO order_history (order_id, event, moves, actor, user_id, facts, at)
      SELECT id, 'book', ${JSON.stringify({ order_status: [null, status] })}::jsonb, 'member', ${order.userId}::bigint,
        ${JSON.stringify({ amount: total })}::jsonb, ${order.now}::timestamptz
      FROM placed
    )
    SELECT id, sn FROM placed`.execute(trx);
  return rows[0]!;
}

/** Half an hour, but never into the first window with a fee, and never past the last instant it may be paid at. */
export function payBy(
  order: Pick<NewOrder, 'policy' | 'serviceStart' | 'now'> & { cutOff: Date | null },
): Date {
  const usual = order.now.getTime() + PAY_TIME_MS;
  const edge = freeUntil(order.policy, closingTime(order));
  const unhurried = edge !== null && edge > order.now.getTime() ? Math.min(usual, edge) : usual;
  return new Date(Math.min(unhurried, lastPayAt(order).getTime()));
}

/** Until when an order may be paid: its cut-off, which a stay may have after its start; its start without one. */
export function lastPayAt({ cutOff, serviceStart }: { cutOff: Date | null; serviceStart: Date }): Date {
  return cutOff ?? serviceStart;
}

/** What an order's fees are taken of. */
export function feeBaseOf(order: { currency: string; total_price: number; policy: unknown }): FeeBase {
  return {
    currency: order.currency,
    total: order.total_price,
    nightTotals: (order.policy as FrozenPolicy).nightTotals,
  };
}
