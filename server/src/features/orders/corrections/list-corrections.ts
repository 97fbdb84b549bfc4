import type { ReplyOf } from '@serai/contract/endpoint';
import type { listCorrections as endpoint } from '@serai/contract/orders/corrections';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { capped, countOf } from '../../../platform/list/count.ts';
import { openPage } from '../../../platform/list/page.ts';
import { type CorrectionRow, presentCorrection, selectCorrections } from './correction-store.ts';

/** Lists a page of the corrections that wait for a second person, oldest first. */
export async function listCorrections(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const page = openPage<CorrectionRow>(call.input, ['corrections'], ({ asked_at, id }) => [
    asked_at.getTime(),
    id,
  ]);
  const after = page.after
    ? sql`(correction.asked_at, correction.id) > (${new Date(page.after[0]!)}::timestamptz, ${page.after[1]}::bigint)`
    : sql`true`;
  const waiting = sql`correction.status = 'asked' AND ${after}
    ORDER BY correction.asked_at, correction.id LIMIT ${page.fetch} OFFSET ${page.offset}`;
  const found = await selectCorrections(waiting).execute(db);
  const counted = await sql<{ count: number }>`
    SELECT ${countOf(sql`SELECT FROM order_corrections WHERE status = 'asked'`)} AS count`.execute(db);
  const rows = found.rows.slice(0, page.fetch - 1);
  const { next } = page.cut(found.rows);
  return {
    list: rows.map((row) => presentCorrection(row, call.lang)),
    ...capped(counted.rows[0]!.count),
    next,
  };
}
