import { addDays } from '@serai/contract/dates';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import { localDate, startOfDay } from '../../domain/local-time.ts';

/** Payments of a member, in minor units: on the day and in the month of an instant in the agency's zone. */
export interface Spending {
  day: number;
  month: number;
}

/**
 * Sums the payments of members for orders, their changes and later charges, and for articles, minus refunds of the
 * orders they paid. Orders that the seller's desk paid at their request count for their bookers. Sources are the
 * order history, which every payment writes, and the ledger, which has articles as a separate event. Members
 * without payments are absent.
 */
export async function findSpending(
  db: Db | Trx,
  userIds: readonly number[],
  { now, tz }: { now: Date; tz: string },
): Promise<Map<number, Spending>> {
  if (userIds.length === 0) return new Map();
  const period = periodsAt(now, tz);
  const paid = sql`coalesce((history.facts ->> 'amount')::bigint, 0)
        - CASE WHEN history.event IN ('confirmAdjustment', 'change') THEN 0 ELSE orders.refund_money
          + (SELECT coalesce(sum((changed.facts ->> 'refund')::bigint), 0) FROM order_history changed
            WHERE changed.order_id = orders.id AND changed.event = 'change') END`;
  const { rows } = await sql<Spending & { user_id: number }>`
    SELECT user_id, coalesce(sum(paid) FILTER (WHERE at >= ${period.day}::timestamptz AND at < ${period.dayEnd}::timestamptz), 0)::bigint AS day,
      sum(paid)::bigint AS month
    FROM (
      SELECT history.user_id, history.at, ${paid} AS paid
      FROM order_history history JOIN orders ON orders.id = history.order_id
      WHERE history.user_id = ANY(${[...userIds]}::bigint[])
        AND history.event IN ('payByBalance', 'payByCredit', 'confirmAdjustment', 'change')
        AND history.at >= ${period.month}::timestamptz AND history.at < ${period.monthEnd}::timestamptz
      UNION ALL
      SELECT orders.booked_by, history.at, ${paid}
      FROM order_history history JOIN orders ON orders.id = history.order_id
      WHERE history.actor = 'operator' AND history.event IN ('payByBalance', 'payByCredit')
        AND history.at >= ${period.month}::timestamptz AND history.at < ${period.monthEnd}::timestamptz
        AND orders.booked_by = ANY(${[...userIds]}::bigint[])
      UNION ALL
      SELECT posting.user_id, posting.created_at, entry.amount
      FROM ledger_postings posting
      JOIN ledger_entries entry ON entry.posting_id = posting.id AND entry.account_kind = 'deposit'
      WHERE posting.event = 'article' AND posting.user_id = ANY(${[...userIds]}::bigint[])
        AND posting.created_at >= ${period.month}::timestamptz AND posting.created_at < ${period.monthEnd}::timestamptz
    ) payments
    GROUP BY user_id`.execute(db);
  return new Map(rows.map(({ user_id, day, month }) => [user_id, { day, month }]));
}

/** Day and month of an instant as half-open ranges of instants. */
function periodsAt(now: Date, tz: string) {
  const today = localDate(now.getTime(), tz);
  const first = `${today.slice(0, 7)}-01`;
  // The 28th plus four days is always in the next month.
  const next = `${addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;
  const startOf = (date: string) => new Date(startOfDay(date, tz));
  return {
    day: startOf(today),
    dayEnd: startOf(addDays(today, 1)),
    month: startOf(first),
    monthEnd: startOf(next),
  };
}
