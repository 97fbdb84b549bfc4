import { defaultLang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../calls.ts';
import { acceptAt, remindAt } from '../../../domain/adjustment-clock.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { LowerBills } from '../corrections/lower-bills-port.ts';
import { lockDueOrder, type OrderRow } from '../order-store.ts';
import { acceptAdjustment } from './accept-adjustment.ts';
import { type AdjustmentRow, findProposed, updateReminded, updateRetry } from './adjustment-store.ts';
import { announceAccepted, announceProposed, timesOf } from './announce-adjustment.ts';
import { chargeableStatuses } from './list-adjustments.ts';
import { notifyOfAdjustment } from './notify-of-adjustment.ts';

const BATCH = 200;
const DAY_MS = 86_400_000;
/** No charge has a deadline before this. */
const EARLIEST_MS = 3 * DAY_MS;

/** Reasons of a refusal by the wallet, in words for the staff. */
const shortOf: Readonly<Record<string, { zh: string; en: string }>> = {
  balance_too_low: { zh: '预存款不足', en: 'the deposit is too low' },
  credit_too_low: { zh: '授信额度不足', en: 'the credit left is too low' },
  credit_overdue: { zh: '账单逾期，授信已停用', en: 'credit is stopped because of an overdue bill' },
  credit_not_verified: { zh: '客户未认证，不能挂账', en: 'the agency is not verified for credit' },
  charge_written_off: { zh: '该订单有欠款已核销', en: 'part of the order was written off unpaid' },
  more_than_charged: { zh: '退还金额超过订单金额', en: 'more would be given back than the order comes to' },
};

interface Candidate {
  id: number;
  order_id: number;
}

/**
 * Follows up charges after the service that members neither confirm nor decline: reminder after three days,
 * acceptance after seven. If the agency's funds do not suffice, the charge stays open, is listed for the
 * desk, and is retried a day later. Each charge has a separate transaction. Idempotent and safe to run
 * concurrently.
 * @returns The number of charges reminded, accepted or postponed.
 * @throws AggregateError if some failed, after all others were handled.
 */
export async function followAdjustments(db: Db, lowerBills: LowerBills, now: Date): Promise<number> {
  const failures: unknown[] = [];
  let handled = 0;
  for await (const candidate of walkProposed(db, now)) {
    try {
      if (await followOne(db, candidate, { lowerBills, now })) handled += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} charges failed`);
  return handled;
}

async function* walkProposed(db: Db, now: Date): AsyncGenerator<Candidate> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Candidate>`
      SELECT adjustment.id, order_id FROM order_adjustments adjustment
      JOIN orders ON orders.id = adjustment.order_id JOIN agencies ON agencies.id = orders.agency_id
      WHERE status = 'proposed' AND proposed_at <= ${new Date(now.getTime() - EARLIEST_MS)}
        AND order_status = ANY(${[...chargeableStatuses]}::text[]) AND agencies.money_stopped_at IS NULL
        AND (retry_at IS NULL OR retry_at <= ${now}) AND adjustment.id > ${last}
      ORDER BY adjustment.id LIMIT ${BATCH}`.execute(db);
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.id;
  }
}

interface Run {
  lowerBills: LowerBills;
  now: Date;
}

async function followOne(db: Db, candidate: Candidate, run: Run): Promise<boolean> {
  try {
    return await inTransaction(db, (trx) => followLocked(trx, candidate, run));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return inTransaction(db, (trx) => putOff(trx, candidate, error.code, run.now));
  }
}

async function lockProposed(
  trx: Trx,
  { id, order_id }: Candidate,
): Promise<{ order: OrderRow; row: AdjustmentRow } | undefined> {
  const order = await lockDueOrder(trx, order_id);
  const row = order && (await findProposed(trx, id));
  return row && chargeableStatuses.has(order.order_status) ? { order, row } : undefined;
}

async function followLocked(trx: Trx, candidate: Candidate, { lowerBills, now }: Run): Promise<boolean> {
  const found = await lockProposed(trx, candidate);
  if (!found) return false;
  const { order, row } = found;
  const reminder = remindAt(timesOf(row));
  if (reminder !== null) {
    if (reminder > now.getTime()) return false;
    await updateReminded(trx, row.id, now);
    await announceProposed(trx, order, { ...row, reminded_at: now }, { isReminder: true, now });
    return true;
  }
  const accepted = acceptAt(timesOf(row));
  if (accepted === null || accepted > now.getTime()) return false;
  const silence = { by: 'silence', actor: 'timer', userId: null, evidence: '' } as const;
  const moved = await acceptAdjustment(trx, order, row, {
    ...silence,
    lang: defaultLang,
    now,
    lowerBills,
  });
  await announceAccepted(trx, moved, row, { by: 'silence', now });
  return true;
}

/**
 * Keeps a charge open after a refusal by the wallet and stores the reason; notifies the desk the first time.
 */
async function putOff(trx: Trx, candidate: Candidate, code: string, now: Date): Promise<boolean> {
  const found = await lockProposed(trx, candidate);
  if (!found) return false;
  const { order, row } = found;
  await updateRetry(trx, row.id, { retry_at: new Date(now.getTime() + DAY_MS), refused_because: code });
  if (row.refused_because === '') {
    const words = shortOf[code] ?? { zh: code, en: code };
    await notifyOfAdjustment(trx, order, { event: 'adjustment_short', adjustment: row, words, now });
  }
  return true;
}
