import { addDays } from '@serai/contract/dates';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { freeUntil } from '../../../domain/cancellation-policy.ts';
import { instantOf, localDate, zonedTimeText } from '../../../domain/local-time.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { announceOrder } from '../announce-order.ts';
import { findAgencyZone } from '../find-agency-zone.ts';
import { lockDueOrder, type OrderRow } from '../order-store.ts';
import { closesAt } from './closing-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const BATCH = 100;
/** Most orders are paid within a minute of booking; those get no payment request. */
const TO_PAY_AT_ONCE_MS = 2 * MINUTE_MS;
/** With less payment time than this no reminder is sent, because the announcement is recent. */
const LEAST_TO_PAY_MS = 20 * MINUTE_MS;
/** Earliest local hour for a reminder of the next day. */
const fromHour = '09:00';

type Kind = 'received' | 'pay_by' | 'free_until' | 'day_before';

/** When a reminder is due and until when it is useful; undefined if none. Epoch ms. */
type Span = { from: number; until: number } | undefined;

/** Reminder kinds: SQL condition for candidates, and the time span checked on the locked order. */
const reminders: Record<Kind, { looksDue(now: Date): RawBuilder<boolean>; spanOf(order: OrderRow): Span }> = {
  received: {
    looksDue: (now) => sql`order_status = 'pending_payment' AND answer_by IS NULL AND on_behalf IS NULL
      AND pay_by > ${now}
      AND created_at <= ${new Date(now.getTime() - TO_PAY_AT_ONCE_MS)}`,
    // Orders that the staff booked for the agency are announced at once.
    spanOf: ({ order_status, answer_by, on_behalf, created_at, pay_by }) =>
      order_status === 'pending_payment' && answer_by === null && on_behalf === null
        ? { from: created_at.getTime() + TO_PAY_AT_ONCE_MS, until: pay_by.getTime() }
        : undefined,
  },
  // After half of the payment time.
  pay_by: {
    looksDue: (now) => sql`order_status = 'pending_payment' AND pay_by > ${now}
      AND pay_by - created_at >= ${LEAST_TO_PAY_MS} * interval '1 millisecond'
      AND created_at + (pay_by - created_at) / 2 <= ${now}`,
    spanOf: ({ order_status, created_at, pay_by }) => {
      const given = pay_by.getTime() - created_at.getTime();
      if (order_status !== 'pending_payment' || given < LEAST_TO_PAY_MS) return undefined;
      return { from: created_at.getTime() + given / 2, until: pay_by.getTime() };
    },
  },
  // A day before the end, only for orders booked earlier than that.
  free_until: {
    looksDue: (now) => sql`order_status = 'confirmed' AND auto_complete_at > ${now} AND EXISTS (
      SELECT FROM jsonb_array_elements(policy->'windows') AS part
      WHERE (part->>'until')::numeric > ${now.getTime()}::numeric
        AND (part->>'until')::numeric <= ${now.getTime() + DAY_MS}::numeric
        AND (part->>'until')::numeric - ${DAY_MS}::numeric > extract(epoch FROM created_at) * 1000)`,
    spanOf: (order) => {
      const free = freeUntil(order.policy, closesAt(order));
      // If cancelling is free until the start, the reminder of the start suffices.
      if (order.order_status !== 'confirmed' || free === null || free >= order.service_start.getTime())
        return undefined;
      return free - DAY_MS > order.created_at.getTime() ? { from: free - DAY_MS, until: free } : undefined;
    },
  },
  day_before: {
    looksDue: (now) => sql`order_status = 'confirmed' AND auto_complete_at > ${now}
      AND service_start > ${now} AND service_start < ${new Date(now.getTime() + 2 * DAY_MS)}`,
    spanOf: ({ order_status, service_start, tz, created_at }) => {
      const startMs = service_start.getTime();
      const from = instantOf(addDays(localDate(startMs, tz), -1), fromHour, tz);
      if (order_status !== 'confirmed' || created_at.getTime() >= from) return undefined;
      return { from, until: startMs };
    },
  },
};

/**
 * Announces orders still unpaid two minutes after booking, and sends reminders of payment deadlines, of free
 * cancellation ending within a day, and of services starting tomorrow; each once per order. A failure does
 * not block other orders. Safe to run concurrently and repeatedly.
 * @returns The number of reminders sent.
 * @throws AggregateError if some failed, after all others were sent.
 */
export async function remindOrders(db: Db, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let sent = 0;
  for (const kind of Object.keys(reminders) as Kind[]) {
    for await (const id of walkDue(db, kind, now)) {
      try {
        if (await inTransaction(db, (trx) => remindOf(trx, id, kind, now))) sent += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} reminders failed`);
  return sent;
}

/** Iterates by id, because candidates that are not due yet would otherwise fill every batch. */
async function* walkDue(db: Db, kind: Kind, now: Date): AsyncGenerator<number> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM orders WHERE ${reminders[kind].looksDue(now)} AND id > ${last}
        AND NOT EXISTS (SELECT FROM order_reminders WHERE order_id = orders.id AND kind = ${kind})
      ORDER BY id LIMIT ${BATCH}`.execute(db);
    for (const { id } of rows) yield id;
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}

async function remindOf(trx: Trx, id: number, kind: Kind, now: Date): Promise<boolean> {
  const order = await lockDueOrder(trx, id);
  const span = order && reminders[kind].spanOf(order);
  if (!span || now.getTime() < span.from || now.getTime() >= span.until) return false;
  const written = await trx
    .insertInto('order_reminders')
    .values({ order_id: id, kind, sent_at: now })
    .onConflict((known) => known.doNothing())
    .returning('order_id')
    .executeTakeFirst();
  if (!written) return false;
  if (kind === 'day_before') {
    const facts = {
      starts: zonedTimeText(order.service_start.getTime(), order.tz),
      guests: order.guest_names.join(', '),
    };
    await announceOrder(trx, order, { event: 'reminder_day_before', facts, now });
  } else if (kind === 'free_until') {
    const facts = { until: zonedTimeText(span.until, order.tz) };
    await announceOrder(trx, order, { event: 'reminder_free_until', facts, now });
  } else {
    // Payment is independent of the place: its deadline is stated in the agency's zone.
    const facts = { until: zonedTimeText(span.until, await findAgencyZone(trx, order.agency_id)) };
    const event = kind === 'received' ? 'order_received' : 'reminder_pay_by';
    await announceOrder(trx, order, { event, facts, now });
  }
  return true;
}
