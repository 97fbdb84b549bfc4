import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';

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

/** Latest month that has ended in every agency's zone. */
export async function findLastMonthOver(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ month: string }>`
    SELECT to_char(min(${now}::timestamptz AT TIME ZONE zone.tz) - interval '1 month', 'YYYY-MM') AS month
    FROM (SELECT 'UTC' AS tz WHERE NOT EXISTS (SELECT FROM agencies) UNION SELECT tz FROM agencies) zone`.execute(
    db,
  );
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
