import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** First day of a month: `YYYY-MM` in calls, its first day in the database. */
export const firstDayOf = (month: string): string => `${month}-01`;

/** Lists the closed months, newest first, up to a limit. */
export async function listClosedMonths(db: Db, limit: number) {
  const rows = await db
    .selectFrom('closed_months')
    .innerJoin('users', 'users.id', 'closed_by')
    .select(['month', 'closed_at', 'users.nickname as closed_by'])
    .orderBy('month', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, month: row.month.slice(0, 7) }));
}

/** Latest month that has ended in the zones of every agency and every company of the seller. */
export async function findLastMonthOver(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    SELECT to_char(min(${now}::timestamptz AT TIME ZONE zone.tz) - interval '1 month', 'YYYY-MM') AS month
    FROM (SELECT tz FROM agencies UNION SELECT seller_zone(id) FROM seller_entities) zone`.execute(db);
  return rows[0]!.month;
}

/** Next month to close: the one after the last closed month, or at first the month of the first posting. */
export async function findNextMonth(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    SELECT to_char(coalesce(
      (SELECT max(month) + interval '1 month' FROM closed_months),
      (SELECT posting.created_at AT TIME ZONE agency.tz
        FROM ledger_postings posting JOIN agencies agency ON agency.id = posting.agency_id
        ORDER BY posting.id LIMIT 1),
      ${now}::timestamptz AT TIME ZONE 'UTC'), 'YYYY-MM') AS month`.execute(db);
  return rows[0]!.month;
}

/**
 * Serialises closings and reopenings with postings that carry a day of their own; `shared` for such a posting.
 * Released at the end of the transaction.
 */
export async function lockMonths(trx: Trx, mode?: 'shared'): Promise<void> {
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await sql`SELECT ${lock}(hashtext('closed_months'))`.execute(trx);
}

/** Refuses a civil day in a closed month with `month_closed`. */
export async function refuseClosedDay(trx: Trx, day: string): Promise<void> {
  await lockMonths(trx, 'shared');
  const { rows } = await sql<{ closed: boolean }>`
    SELECT coalesce(${day}::date < max(month) + interval '1 month', false) AS closed FROM closed_months`.execute(
    trx,
  );
  if (rows[0]!.closed) throw new AppError('month_closed');
}

/** Number of agencies that can move no money because their ledger is being checked. */
export async function countStopped(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*) FROM agencies WHERE money_stopped_at IS NOT NULL`.execute(db);
  return rows[0]!.count;
}

/** Inserts a closed month; false if it is closed already. */
export async function insertClosedMonth(
  trx: Trx,
  { month, userId, now }: { month: string; userId: number; now: Date },
): Promise<boolean> {
  const inserted = await trx
    .insertInto('closed_months')
    .values({ month: firstDayOf(month), closed_at: now, closed_by: userId })
    .onConflict((known) => known.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/**
 * Stores the balance of every agency account at the end of a month and refuses earlier postings from now on.
 * Locks all accounts first, in id order like postings do, so that postings in progress are waited for and
 * counted.
 */
export async function closeAccounts(trx: Trx, month: string): Promise<void> {
  await sql`SELECT FROM ledger_accounts WHERE agency_id IS NOT NULL ORDER BY id FOR UPDATE`.execute(trx);
  await sql`
    WITH closing AS (
      INSERT INTO month_closings (account_id, month, ends_at, last_entry_id, balance)
      SELECT account.id, ${firstDayOf(month)}::date, ends.at, coalesce(last.id, 0), coalesce(last.balance_after, 0)
      FROM ledger_accounts account
      JOIN agencies agency ON agency.id = account.agency_id
      CROSS JOIN LATERAL (
        SELECT (${firstDayOf(month)}::date + interval '1 month') AT TIME ZONE agency.tz AS at
      ) ends
      LEFT JOIN LATERAL ${lastEntryBefore(sql.ref('ends.at'))} last ON true
      RETURNING account_id, ends_at
    )
    UPDATE ledger_accounts account SET closed_before = closing.ends_at FROM closing
    WHERE account.id = closing.account_id`.execute(trx);
}

/**
 * Stores the sum of each account in the books of each company at the end of a month; the next month opens with
 * it. Reads the entries of the month only, if the month before is closed.
 */
export async function closeBooks(trx: Trx, month: string): Promise<void> {
  const first = firstDayOf(month);
  await sql`
    INSERT INTO entity_closings (month, entity_id, account_kind, currency, amount)
    SELECT ${first}::date, entity_id, kind, currency, sum(amount)::bigint FROM (
      SELECT entity_id, account_kind AS kind, currency, amount FROM entity_closings
      WHERE month = ${first}::date - interval '1 month'
      UNION ALL
      SELECT posting.entity_id, account.kind, account.currency, entry.amount
      FROM ledger_postings posting JOIN ledger_entries entry ON entry.posting_id = posting.id
      JOIN ledger_accounts account ON account.id = entry.account_id
      WHERE posting.booked_on < ${first}::date + interval '1 month'
        AND posting.booked_on >= coalesce(
          (SELECT max(month) + interval '1 month' FROM entity_closings WHERE month < ${first}::date), '-infinity')
    ) part
    GROUP BY entity_id, kind, currency`.execute(trx);
}

/** Deletes a closed month with its stored balances. Record the reopening first (`insertMonthEvent`). */
export async function reopenAccounts(trx: Trx, month: string): Promise<void> {
  const first = firstDayOf(month);
  await sql`DELETE FROM entity_closings WHERE month = ${first}::date`.execute(trx);
  await sql`DELETE FROM month_closings WHERE month = ${first}::date`.execute(trx);
  await sql`DELETE FROM closed_months WHERE month = ${first}::date`.execute(trx);
  await sql`
    UPDATE ledger_accounts account SET closed_before = (
      SELECT max(ends_at) FROM month_closings WHERE account_id = account.id)
    WHERE closed_before IS NOT NULL`.execute(trx);
}

/** An item of the checklist that was open at a closing, with the reason given for it. */
export interface ClosedInSpite {
  item: string;
  count: number;
  reason: string;
}

/** A closing or reopening of a month. */
export interface MonthEvent {
  month: string;
  event: 'closed' | 'reopened';
  userId: number;
  approvedBy?: number | null;
  reason?: string;
  items?: readonly ClosedInSpite[];
  now: Date;
}

export async function insertMonthEvent(trx: Trx, happened: MonthEvent): Promise<void> {
  const { month, event, userId, approvedBy = null, reason = '', items = [], now } = happened;
  await trx
    .insertInto('month_events')
    .values({
      month: firstDayOf(month),
      event,
      user_id: userId,
      approved_by: approvedBy,
      at: now,
      reason,
      open_items: JSON.stringify(items),
    })
    .execute();
}

/** A stored event of a month with the names of its people. */
export interface MonthEventRow {
  event: 'closed' | 'reopened';
  by: string;
  approved_by: string | null;
  at: Date;
  reason: string;
  items: ClosedInSpite[];
}

/** Lists the closings and reopenings of a month, newest first; at most 100. */
export async function listMonthEvents(db: Db, month: string): Promise<MonthEventRow[]> {
  const { rows } = await sql<MonthEventRow>`
    SELECT event, users.nickname AS by, approver.nickname AS approved_by, at, reason, open_items AS items
    FROM month_events JOIN users ON users.id = user_id LEFT JOIN users approver ON approver.id = approved_by
    WHERE month = ${firstDayOf(month)}::date ORDER BY month_events.id DESC LIMIT 100`.execute(db);
  return rows;
}

/**
 * Last entry of an account, or the last before an instant; by time, because only the account's index can find
 * it.
 */
export function lastEntryBefore(instant: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  const isBefore = instant === undefined ? sql`true` : sql`created_at < ${instant}`;
  return sql`(SELECT id, balance_after FROM ledger_entries WHERE account_id = account.id AND ${isBefore}
    ORDER BY created_at DESC, id DESC LIMIT 1)`;
}

/** The same from the stored balance of the month that ends at the instant, if it is closed. */
export function balanceBefore(instant: RawBuilder<unknown> | undefined): RawBuilder<unknown> {
  if (instant === undefined) return lastEntryBefore(undefined);
  return sql`(
    SELECT coalesce(kept.id, found.id) AS id, coalesce(kept.balance_after, found.balance_after) AS balance_after
    FROM (SELECT) one
    LEFT JOIN LATERAL (
      SELECT last_entry_id AS id, balance AS balance_after FROM month_closings
      WHERE account_id = account.id AND ends_at = ${instant}
    ) kept ON true
    LEFT JOIN LATERAL ${lastEntryBefore(instant)} found ON kept.id IS NULL)`;
}
