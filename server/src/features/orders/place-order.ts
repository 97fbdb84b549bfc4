import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../calls.ts';
import type { ResolvedPolicy } from '../../domain/cancellation-policy.ts';
import { zonedTimeText } from '../../domain/local-time.ts';
import { sum } from '../../domain/money.ts';
import { notifyStaff } from '../messages/messages.ts';
import { numberDay, scrambledId } from '../people/people.ts';
import { type AnnouncedOrder, announceOrder } from './announce-order.ts';
import { findAgencyZone } from './find-agency-zone.ts';
import { type FrozenPolicy, lastPayAt, payBy } from './policy.ts';
import type { Bilingual, Product } from './product-port.ts';
import type { PriceLine } from './selling/offer-terms.ts';

/** Terms of an order: lines, policy and times. Amounts in minor units of `currency`. */
export interface OrderTerms {
  currency: string;
  /** Sold items; the order's price is the sum of the lines. */
  lines: readonly PriceLine[];
  /** Timeline as quoted, and the price of each night for all rooms (empty without nights). */
  policy: ResolvedPolicy;
  nightTotals: readonly number[];
  tz: string;
  /** Country of the service, ISO 3166-1 alpha-2. */
  country: string;
  serviceStart: Date;
  serviceEnd: Date;
  /** From then on, guests are no longer expected. */
  noShowFrom: Date;
  autoCompleteAt: Date;
  /** Last instant for payment; it may be after the start of a stay. */
  cutOff: Date;
  title: Bilingual;
}

/** Input from a product once its stock is held. */
export interface NewOrder extends OrderTerms {
  product: Pick<Product, 'name' | 'snPrefix'>;
  agencyId: number;
  /** User of the agency who books, or for whom a clerk books. */
  userId: number;
  /** Clerk of the seller who books for the agency; unset if the agency books itself. */
  onBehalf?: number | undefined;
  /**
   * Deadline for the seller's answer to an order on request, which is held once offered; undefined if sold at
   * once.
   */
  answerBy?: Date | undefined;
  /** Outside supplier that books it after payment; unset for the seller's own stock. */
  supplier?: string | null;
  /** The seller's cost, minor units; unset or null = unknown. */
  cost?: number | null;
  contactName: string;
  contactPhone: string;
  reference: string;
  specialRequests: string;
  guestNames: readonly string[];
  now: Date;
}

/**
 * Creates an order that awaits payment, or on request an offer: assigns its number, freezes price and policy,
 * and sets the payment deadline. The product has already held its stock (unless on request) in the same
 * transaction and writes its own part afterwards.
 */
export async function placeOrder(trx: Trx, order: NewOrder): Promise<{ id: number; sn: string }> {
  const { entity_id, ...placed } = await insertOrder(trx, order);
  const { agencyId: agency_id, userId: booked_by, title } = order;
  const named = {
    ...placed,
    product: order.product.name,
    agency_id,
    booked_by,
    title_zh: title.zh,
    title_en: title.en,
  };
  await announcePlaced(trx, named, order);
  const { answerBy } = order;
  if (answerBy) await notifyDesk(trx, { ...order, answerBy }, { ...placed, entity_id });
  return placed;
}

/**
 * Notifies the agency at once of a request, and of an order that the seller's staff booked for it. Its own orders payable
 * at once are announced by `remindOrders`, only if still unpaid after some minutes.
 */
async function announcePlaced(trx: Trx, placed: AnnouncedOrder, order: NewOrder): Promise<void> {
  const { answerBy, onBehalf, now } = order;
  if (onBehalf === undefined) {
    if (answerBy) await announceOrder(trx, placed, { event: 'order_requested', facts: {}, now });
    return;
  }
  if (answerBy) return announceOrder(trx, placed, { event: 'order_requested_for_you', facts: {}, now });
  // Payment is independent of the place: its deadline is stated in the agency's zone.
  const until = zonedTimeText(payBy(order).getTime(), await findAgencyZone(trx, order.agencyId));
  await announceOrder(trx, placed, { event: 'order_booked_for_you', facts: { until }, now });
}

/** Notifies the desk of a request and the promised answer time. */
async function notifyDesk(
  trx: Trx,
  order: NewOrder & { answerBy: Date },
  { sn, entity_id }: PlacedOrder,
): Promise<void> {
  const { title, answerBy, tz, country, now } = order;
  const due = zonedTimeText(answerBy.getTime(), tz);
  const facts = { sn, title_zh: title.zh, title_en: title.en, due };
  await notifyStaff(trx, {
    queue: 'desk',
    event: 'request_asked',
    about: 'requests',
    facts,
    order: { country, entity_id },
    now,
  });
}

interface PlacedOrder {
  id: number;
  sn: string;
  /** Selling company. */
  entity_id: number | null;
}

/** The selling company of the agency's contract in force; null before its first contract. */
function sellerAt({ agencyId, now }: NewOrder): RawBuilder<number | null> {
  return sql`(SELECT contract.entity_id FROM agency_contracts contract
    WHERE contract.agency_id = ${agencyId}::bigint AND contract.valid_from <= ${now}::timestamptz
    ORDER BY contract.valid_from DESC, contract.id DESC LIMIT 1)`;
}

/** Inserts order, lines and first history row in one statement, to save round trips during a booking. */
async function insertOrder(trx: Trx, order: NewOrder): Promise<PlacedOrder> {
  const total = sum(order.lines.map(({ quantity, unitAmount }) => quantity * unitAmount));
  const policy: FrozenPolicy = { ...order.policy, nightTotals: order.nightTotals };
  const status = order.answerBy ? 'offer_pending' : 'pending_payment';
  const { rows } = await sql<PlacedOrder>`
    WITH number AS (SELECT nextval(pg_get_serial_sequence('orders', 'id')) AS id),
    placed AS (
      INSERT INTO orders (id, sn, product, agency_id, booked_by, order_status, currency, total_price, policy, tz, country, entity_id,
        service_start, service_end, no_show_from, pay_by, cut_off, answer_by, auto_complete_at, contact_name, contact_phone,
        reference, special_requests, title_zh, title_en, guest_names, supplier, cost, on_behalf, created_at)
      OVERRIDING SYSTEM VALUE
      SELECT id, ${order.product.snPrefix} || ${numberDay(order.agencyId, order.now)} || ${scrambledId}, ${order.product.name}, ${order.agencyId}::bigint,
        ${order.userId}::bigint, ${status}, ${order.currency}, ${total}::bigint,
        ${JSON.stringify(policy)}::jsonb, ${order.tz}, ${order.country}, ${sellerAt(order)}, ${order.serviceStart}::timestamptz,
        ${order.serviceEnd}::timestamptz, ${order.noShowFrom}::timestamptz,
        ${order.answerBy ? lastPayAt(order) : payBy(order)}::timestamptz, ${order.cutOff}::timestamptz,
        ${order.answerBy ?? null}::timestamptz, ${order.autoCompleteAt}::timestamptz, ${order.contactName}, ${order.contactPhone}, ${order.reference},
        ${order.specialRequests}, ${order.title.zh}, ${order.title.en}, ${[...order.guestNames]}::text[],
        ${order.supplier ?? null}::text, ${order.cost ?? null}::bigint, ${order.onBehalf ?? null}::bigint,
        ${order.now}::timestamptz
      FROM number RETURNING id, sn, entity_id
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
      SELECT id, 'book', ${JSON.stringify({ order_status: [null, status] })}::jsonb,
        ${order.onBehalf === undefined ? 'member' : 'operator'}, ${order.onBehalf ?? order.userId}::bigint,
        ${JSON.stringify({ amount: total })}::jsonb, ${order.now}::timestamptz
      FROM placed
    )
    SELECT id, sn, entity_id FROM placed`.execute(trx);
  return rows[0]!;
}
