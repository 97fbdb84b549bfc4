import { closeDays } from '@serai/contract/work-orders/states';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { announceWorkOrder, notifyDesk } from '../announce-work-order.ts';
import { moveWorkOrder } from '../move-work-order.ts';
import { insertEntry, updateWorkOrder, type WorkOrderRow } from '../work-order-store.ts';
import { sweepWorkOrders } from './sweep-work-orders.ts';

const dayMs = 86_400_000;
/** Days without the member's answer until a reminder. */
const REMIND_DAYS = 7;
/** Days without the member's answer until the work order is resolved. */
export const giveUpDays = 14;

const noAnswer = {
  'zh-cn': '14 天内未收到您的回复，工单自动结束。如仍需要，可以重新打开。',
  en: 'We have had no reply from you within 14 days, so this work order has ended. You can reopen it if you still need us.',
};

/** Closes work orders that were resolved a week ago and not reopened; returns their number. */
export async function lapseWorkOrders(db: Db, now: Date): Promise<number> {
  const before = daysBefore(now, closeDays);
  return sweepWorkOrders(db, {
    list: async (limit) => {
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM work_orders WHERE status = 'resolved' AND resolved_at <= ${before}::timestamptz
        ORDER BY resolved_at, id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    isDue: ({ status, resolved_at }) => status === 'resolved' && resolved_at! <= before,
    handle: async (trx, row) => {
      const closing = { event: 'lapse', by: 'system', userId: null, lang: row.lang, now } as const;
      await moveWorkOrder(trx, row, { ...closing, changes: { lapsed: true } });
    },
  });
}

/** Notifies the desk, once each, of work orders whose promised answer is overdue; returns their number. */
export async function notifyOverduePromises(db: Db, now: Date): Promise<number> {
  return sweepWorkOrders(db, {
    list: async (limit) => {
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM work_orders
        WHERE first_reply_at IS NULL AND broken_told_at IS NULL AND status IN ('submitted', 'accepted', 'reopened')
          AND promised_by <= ${now}::timestamptz
        ORDER BY promised_by, id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    isDue: (row) =>
      row.first_reply_at === null &&
      row.broken_told_at === null &&
      row.promised_by <= now &&
      ['submitted', 'accepted', 'reopened'].includes(row.status),
    handle: async (trx, row) => {
      const told = await updateWorkOrder(trx, row.id, { broken_told_at: now });
      await notifyDesk(trx, told, { event: 'work_order_late', content: row.detail, now });
    },
  });
}

/**
 * Reminds members of an awaited answer after a week, once, and resolves the work order after two weeks;
 * returns the number handled.
 */
export async function remindWaitingMembers(db: Db, now: Date): Promise<number> {
  const remindBefore = daysBefore(now, REMIND_DAYS);
  const giveUpBefore = daysBefore(now, giveUpDays);
  const isOver = (row: WorkOrderRow) => row.waiting_since! <= giveUpBefore;
  return sweepWorkOrders(db, {
    list: async (limit) => {
      const { rows } = await sql<{ id: number }>`
        SELECT id FROM work_orders WHERE status = 'waiting_member' AND (waiting_since <= ${giveUpBefore}::timestamptz
          OR reminded_at IS NULL AND waiting_since <= ${remindBefore}::timestamptz)
        ORDER BY waiting_since, id LIMIT ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
    isDue: (row) =>
      row.status === 'waiting_member' &&
      (isOver(row) || (row.reminded_at === null && row.waiting_since! <= remindBefore)),
    handle: (trx, row) => (isOver(row) ? giveUp(trx, row, now) : remind(trx, row, now)),
  });
}

async function remind(trx: Trx, row: WorkOrderRow, now: Date): Promise<void> {
  const reminded = await updateWorkOrder(trx, row.id, { reminded_at: now });
  await insertEntry(trx, row, { kind: 'event', event: 'remind', by: 'system', userId: null, now });
  const facts = { content: row.last_reply };
  await announceWorkOrder(trx, reminded, { event: 'work_order_reminder', facts, now });
}

async function giveUp(trx: Trx, row: WorkOrderRow, now: Date): Promise<void> {
  const content = noAnswer[row.lang];
  const { lang } = row;
  const ended = await moveWorkOrder(trx, row, {
    event: 'resolve',
    by: 'system',
    userId: null,
    content,
    lang,
    now,
  });
  await announceWorkOrder(trx, ended.row, { event: 'work_order_resolved', facts: { content }, now });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
