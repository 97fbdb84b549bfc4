import type { ReplyOf } from '@serai/contract/endpoint';
import type { listPayBacks as endpoint } from '@serai/contract/receipts/desk';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { presentPayBacks, type ShownPayBack, selectPayBacks } from '../pay-back-store.ts';

/** Lists a page of the pay-backs that await a second person, oldest first. */
export async function listPayBacks(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const page = openPage<ShownPayBack>(call.input, ['pay-backs'], ({ asked_at, id }) => [
    asked_at.getTime(),
    id,
  ]);
  const after = page.after
    ? sql`(pay_back.asked_at, pay_back.id) > (${new Date(page.after[0]!)}::timestamptz, ${page.after[1]}::bigint)`
    : sql`true`;
  const waiting = sql`pay_back.status = 'asked' AND ${after}
    ORDER BY pay_back.asked_at, pay_back.id LIMIT ${page.fetch} OFFSET ${page.offset}`;
  const found = await selectPayBacks(waiting).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM pay_backs WHERE status = 'asked'`)} AS count`.execute(db);
  const { rows, next } = page.cut(found.rows);
  return { list: await presentPayBacks(db, rows, call.now), ...capped(counted.rows[0]!.count), next };
}
