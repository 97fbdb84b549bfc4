import type { ReplyOf } from '@serai/contract/endpoint';
import type { listSecondPerson as endpoint } from '@serai/contract/staff/second-person';
import { sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../calls.ts';
import { capped, countOf } from '../../platform/list/count.ts';
import { openPage } from '../../platform/list/page.ts';
import { presentRequest, type ShownRequest, selectRequests } from './present-request.ts';

/** A page of the acts that wait for a second person, the oldest first. */
export async function listRequests(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const page = openPage<ShownRequest>(call.input, ['second-person'], ({ asked_at, id }) => [
    asked_at.getTime(),
    id,
  ]);
  const after = page.after
    ? sql`(request.asked_at, request.id) > (${new Date(page.after[0]!)}::timestamptz, ${page.after[1]}::bigint)`
    : sql`true`;
  const waiting = sql`request.status = 'asked' AND ${after}
    ORDER BY request.asked_at, request.id LIMIT ${page.fetch} OFFSET ${page.offset}`;
  const found = await selectRequests(waiting).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM concessions WHERE status = 'asked'`)} AS count`.execute(db);
  const { next } = page.cut(found.rows);
  const shown = found.rows.slice(0, page.fetch - 1);
  return {
    list: await Promise.all(shown.map((row) => presentRequest(db, row, operatorOf(call)))),
    ...capped(counted.rows[0]!.count),
    next,
  };
}
