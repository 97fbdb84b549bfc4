import { addDays } from '@serai/contract/dates';
import type { ReplyOf } from '@serai/contract/endpoint';
import { orderListPages } from '@serai/contract/permissions';
import type { accountOverview as endpoint } from '@serai/contract/wallet';
import { sql } from 'kysely';
import { type Call, type Db, type Member, memberOf } from '../../calls.ts';
import { localDate, startOfDay } from '../../domain/local-time.ts';
import { stockText } from '../../domain/money.ts';
import { findStatementFacts, listDeposits } from './statement-store.ts';

const DAYS = 7;

/** Points and deposit at the end of each of the last seven days of the agency's zone, and what waits for somebody. */
export async function showOverview(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const member = memberOf(call);
  const { tz, currency } = await findStatementFacts(db, member.agencyId);
  const today = localDate(call.now.getTime(), tz);
  const days = Array.from({ length: DAYS }, (_, at) => addDays(today, at - DAYS + 1));
  const ends = days.map((day) => new Date(startOfDay(addDays(day, 1), tz)));
  const maySeeMoney = member.nodes.has('/user/account/balance/view');
  const deposits = maySeeMoney ? await listDeposits(db, member.agencyId, ends) : days.map(() => 0);
  return {
    days,
    score: await listScores(db, member.userId, ends),
    money: deposits.map((balance) => stockText({ amount: 0 - balance, currency })),
    waiting: await listWaiting(db, member),
  };
}

/** The user's points at the end of each day: those of now without what came after it. */
async function listScores(db: Db, userId: number, dayEnds: readonly Date[]): Promise<number[]> {
  const { rows } = await sql<{ score: number }>`
    SELECT (users.score - coalesce((
      SELECT sum(amount) FROM point_entries WHERE user_id = users.id AND created_at >= day.ends), 0))::bigint AS score
    FROM unnest(${dayEnds.map((end) => end.toISOString())}::timestamptz[]) WITH ORDINALITY AS day (ends, position)
    JOIN users ON users.id = ${userId}
    ORDER BY day.position`.execute(db);
  return rows.map(({ score }) => score);
}

/** Orders on which somebody must act; a member without viewAll counts the own ones only. */
async function listWaiting(db: Db, member: Member) {
  const openProducts = Object.entries(orderListPages)
    .filter(([, page]) => member.nodes.has(`${page}/viewAll`))
    .map(([product]) => product);
  const { rows } = await sql<{ product: string; order_status: string; count: number }>`
    SELECT product, order_status, count(*) AS count FROM orders
    WHERE agency_id = ${member.agencyId}
      AND order_status IN ('offer_pending', 'pending_payment', 'processing', 'cancelling')
      AND (booked_by = ${member.userId} OR product = ANY(${openProducts}::text[]))
    GROUP BY product, order_status ORDER BY product, order_status`.execute(db);
  return rows;
}
